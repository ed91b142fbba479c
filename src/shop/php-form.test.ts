import { expect, test } from 'vitest';
import { phpForm } from './php-form';

test('[LIST-05] nested settings are fields as PHP reads them', () => {
	const data = {
		posts_per_page: 4,
		tax_query: [{ taxonomy: 'product_cat', terms: ['bodys', 'guepieres'] }],
		tags: ['a', 'b'],
		sale: true,
		none: null,
		nothing: [],
		empty: {},
	};
	expect([...phpForm({ action: 'x', data, paged: 2 })]).toEqual([
		['action', 'x'],
		['data[posts_per_page]', '4'],
		['data[tax_query][0][taxonomy]', 'product_cat'],
		['data[tax_query][0][terms][]', 'bodys'],
		['data[tax_query][0][terms][]', 'guepieres'],
		['data[tags][]', 'a'],
		['data[tags][]', 'b'],
		['data[sale]', 'true'],
		['data[none]', ''],
		['paged', '2'],
	]);
});
