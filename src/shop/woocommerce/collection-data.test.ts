import { beforeEach, expect, test } from 'vitest';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { fetchCollectionData, forgetCollectionData, isCountable, storeQuery } from './collection-data';

const { answer, sent } = stubFetch();
beforeEach(forgetCollectionData);

const asked = () => sent().map(({ url }) => url.searchParams);

/** Response: stock counts are strings, parts not requested are null (SERVERS.md, S148). */
const REPLY = {
	price_range: { min_price: '4499', max_price: '7699', currency_code: 'EUR' },
	attribute_counts: [{ term: 16, count: 20 }],
	taxonomy_counts: [{ term: 30, count: 4 }],
	rating_counts: [{ rating: 5, count: 2 }],
	stock_status_counts: [
		{ status: 'instock', count: '20' },
		{ status: 'outofstock', count: '3' },
	],
};

test.each<[string, Record<string, string>]>([
	['', {}],
	['product_cat=bodys,nuisettes&s=noir', { category: 'bodys,nuisettes', search: 'noir' }],
	['min_price=10&max_price=30.5', { min_price: '1000', max_price: '3050' }],
	['rating_filter=4,5', { 'rating[0]': '4', 'rating[1]': '5' }],
	['filter_stock_status=instock', { 'stock_status[0]': 'instock' }],
	['on_sale=1', { on_sale: 'true' }],
	[
		'filter_couleur=noir,nude&query_type_couleur=or&filter_taille=s',
		{
			'attributes[0][attribute]': 'pa_couleur',
			'attributes[0][operator]': 'in',
			'attributes[0][slug][0]': 'noir',
			'attributes[0][slug][1]': 'nude',
			'attributes[1][attribute]': 'pa_taille',
			'attributes[1][operator]': 'and',
			'attributes[1][slug][0]': 's',
		},
	],
	['orderby=price&add-to-cart=7&filter_taille=', {}],
])('[FILT-09] %s is asked of the Store API', (archive, query) =>
	expect(storeQuery(new URLSearchParams(archive))).toEqual(query),
);

test.each([
	['filter_couleur=noir', true],
	['filter_stock_status=instock', true],
	['filter_stock_status=instock&filter_taille=s&query_type_taille=or', false],
])('[FILT-10] %s: what WooCommerce would count is what is listed: %s', (archive, isSame) =>
	expect(isCountable(new URLSearchParams(archive))).toBe(isSame),
);

test('[FILT-08] counts, prices and the number of products come in one answer; with a stock status only those are the number', async () => {
	answer(REPLY);
	const data = await fetchCollectionData(new URLSearchParams(), ['pa_couleur', 'product_cat', 'rating_filter']);
	expect(data).toEqual({
		terms: new Map([
			[16, 20],
			[30, 4],
		]),
		taxonomies: ['pa_couleur', 'product_cat'],
		ratings: new Map([[5, 2]]),
		prices: [4499, 7699],
		total: 23,
	});
	expect(asked()[0]!.get('calculate_attribute_counts[0][taxonomy]')).toBe('pa_couleur');
	expect(asked()[0]!.get('calculate_taxonomy_counts[0]')).toBe('product_cat');
	expect(await fetchCollectionData(new URLSearchParams('filter_stock_status=instock'), [])).toMatchObject({
		total: 20,
	});
});

test('[FILT-08] categories and ratings are counted as if none of their own were chosen', async () => {
	answer(REPLY);
	await fetchCollectionData(new URLSearchParams('product_cat=bodys&rating_filter=5'), ['product_cat', 'rating_filter']);
	const [all, ratings, categories] = asked();
	expect([all!.get('category'), all!.has('calculate_taxonomy_counts[0]')]).toEqual(['bodys', false]);
	expect([ratings!.get('category'), ratings!.has('rating[0]')]).toEqual(['bodys', false]);
	expect([categories!.has('category'), categories!.get('rating[0]')]).toEqual([false, '5']);
});

test('[FILT-08] an address is asked once, and no more than the fields need', async () => {
	answer(REPLY);
	const archive = new URLSearchParams('filter_taille=s');
	await fetchCollectionData(archive, []);
	expect(sent(), 'ratings are asked for only where they are shown').toHaveLength(1);
	await fetchCollectionData(archive, []);
	expect(sent()).toHaveLength(1);
});

test('[FILT-09] a WooCommerce that does not count categories says nothing about them', async () => {
	answer({ ...REPLY, taxonomy_counts: undefined });
	expect(await fetchCollectionData(new URLSearchParams(), ['pa_couleur', 'product_cat'])).toMatchObject({
		taxonomies: ['pa_couleur'],
	});
});
