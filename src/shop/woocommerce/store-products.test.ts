import { expect, test } from 'vitest';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { fetchProducts } from './store-products';

const { answer, sent } = stubFetch();

const MANY = [...Array.from({ length: 100 }, (_, at) => at + 4), 2, 3];

test.each([
	[undefined, [4, 2, 3], [{ include: '4,2,3', per_page: '3' }]],
	['variation', [4, 2, 3], [{ include: '4,2,3', per_page: '3', type: 'variation' }]],
	[
		undefined,
		MANY,
		[
			{ include: MANY.slice(0, 100).join(), per_page: '100' },
			{ include: '2,3', per_page: '2' },
		],
	],
] as const)(
	'products by id (%s): a request for each hundred, in the order of the ids, without what is gone',
	async (type, ids, queries) => {
		answer([2, 3, 4, 9].filter((id) => id !== 3).map((id) => ({ id, name: `${id}`, permalink: '/' })));
		const found = await fetchProducts(ids, type && { type });
		expect(found.map(({ id }) => id)).toEqual(ids.filter((id) => [2, 4, 9].includes(id)));
		expect(sent().map(({ url, init }) => [url.pathname, init.method, Object.fromEntries(url.searchParams)])).toEqual(
			queries.map((query) => ['/wp-json/wc/store/v1/products', 'GET', query]),
		);
	},
);

test('what an answer leaves out has a default; nothing is asked for no ids', async () => {
	expect(await fetchProducts([])).toEqual([]);
	expect(sent()).toEqual([]);
	answer([
		{
			id: 1,
			name: 'a',
			permalink: '/',
			images: [{ src: '/a.jpg' }],
			attributes: [{ name: 'b' }],
			stock_availability: {},
		},
	]);
	expect(await fetchProducts([1])).toEqual([
		{
			id: 1,
			name: 'a',
			permalink: '/',
			price_html: '',
			short_description: '',
			average_rating: '0',
			review_count: 0,
			images: [{ src: '/a.jpg', thumbnail: '', thumbnail_srcset: '', alt: '' }],
			attributes: [{ name: 'b', terms: [] }],
			is_in_stock: true,
			is_on_backorder: false,
			stock_availability: { text: '' },
			formatted_weight: '',
			formatted_dimensions: '',
		},
	]);
});
