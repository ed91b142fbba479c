import { expect, test } from 'vitest';
import { printConfig } from '../../../tests/setup/print-config';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { fetchProducts } from './store-products';

const { answer, sent } = stubFetch();

test('[TILE-03] products are asked for by their ids at once, and come in their order, without those that are gone; for no id nothing is asked', async () => {
	printConfig({ shop: { restUrl: '/wp-json/' } });
	expect(await fetchProducts([])).toEqual([]);
	expect(sent()).toEqual([]);
	answer([7, 9].map((id) => ({ id, name: `Body ${id}`, permalink: `/produit/${id}/` })));
	expect((await fetchProducts([9, 8, 7])).map(({ id }) => id)).toEqual([9, 7]);
	const many = Array.from({ length: 120 }, (_, at) => at + 1);
	await fetchProducts(many, { type: 'variation' });
	const asked = sent().map(({ url, init }) => [init.method, url.pathname, Object.fromEntries(url.searchParams)]);
	expect(asked).toMatchObject([
		['GET', '/wp-json/wc/store/v1/products', { include: '9,8,7', per_page: '3' }],
		['GET', '/wp-json/wc/store/v1/products', { include: many.join(), per_page: '100', type: 'variation' }],
	]);
	expect(asked[0]![2]).not.toHaveProperty('type');
});
