import * as z from '../../runtime/schema';
import { settings } from '../../runtime/settings';
import { requestJson, restUrl } from '../http';

/** PHP sends some numbers as strings. */
const numberSchema = z.once(() => z.union([z.number(), z.string()]));
const countsSchema = z.once(() => {
	const count = z.object({
		term: z.optional(numberSchema()),
		rating: z.optional(numberSchema()),
		status: z.optional(z.string()),
		count: numberSchema(),
	});
	return z.optional(z.nullable(z.array(count)));
});
const collectionSchema = z.once(() =>
	z.object({
		price_range: z.optional(
			z.nullable(z.object({ min_price: z.nullable(z.string()), max_price: z.nullable(z.string()) })),
		),
		attribute_counts: countsSchema(),
		taxonomy_counts: countsSchema(),
		rating_counts: countsSchema(),
		stock_status_counts: countsSchema(),
	}),
);
type Collection = z.output<ReturnType<typeof collectionSchema>>;

/** Parameter of WooCommerce's rating filter. */
export const RATING = 'rating_filter';

/** Store API parameters by the equivalent archive parameter. */
const SAME: Readonly<Record<string, string>> = {
	product_cat: 'category',
	product_tag: 'tag',
	product_brand: 'brand',
	s: 'search',
};
const LISTS: Readonly<Record<string, string>> = { [RATING]: 'rating', filter_stock_status: 'stock_status' };

/** Converts WooCommerce's archive query to Store API parameters. */
export function storeQuery(archive: URLSearchParams): Record<string, string> {
	const { minorUnit } = settings().shop.currency;
	const query: Record<string, string> = {};
	let attributes = 0;
	for (const [name, value] of archive) {
		if (!value) continue;
		if (SAME[name]) query[SAME[name]] = value;
		else if (LISTS[name]) value.split(',').forEach((one, at) => (query[`${LISTS[name]}[${at}]`] = one));
		else if (name === 'on_sale') query['on_sale'] = 'true';
		else if (/^(min|max)_price$/.test(name)) query[name] = String(Math.round(Number(value) * 10 ** minorUnit));
		else if (name.startsWith('filter_')) {
			const own = `attributes[${attributes++}]`;
			const attribute = name.slice('filter_'.length);
			query[`${own}[attribute]`] = `pa_${attribute}`;
			query[`${own}[operator]`] = archive.get(`query_type_${attribute}`) === 'or' ? 'in' : 'and';
			value.split(',').forEach((slug, at) => (query[`${own}[slug][${at}]`] = slug));
		}
	}
	return query;
}

/** Whether the Store API counts correctly for a query: with stock and attribute filters it does not, since any variation in stock counts. */
export const isCountable = (archive: URLSearchParams): boolean =>
	!(archive.has('filter_stock_status') && [...archive.keys()].some((name) => /^filter_(?!stock_status$)/.test(name)));

const kept = new Map<string, Promise<Collection>>();

/** Requests each URL once per page. */
function ask(query: Readonly<Record<string, string>>): Promise<Collection> {
	const url = restUrl('wc/store/v1/products/collection-data', query);
	const answer = kept.get(url) ?? requestJson(url, collectionSchema, { method: 'GET', isRead: true });
	kept.set(url, answer);
	answer.catch(() => kept.delete(url));
	return answer;
}

/**
 * Counts for a filter, from WooCommerce's Store API: public, without a nonce.
 *
 * @param archive WooCommerce's query of the list.
 * @param counted What to count: taxonomies, and `RATING`. Each is counted without its own chosen terms.
 * @throws RequestError
 */
export async function fetchCollectionData(archive: URLSearchParams, counted: readonly string[]) {
	const attributes = counted.filter((name) => name.startsWith('pa_'));
	const others = counted.filter((name) => !name.startsWith('pa_') && name !== RATING);
	const countTerms = (names: readonly string[]) =>
		Object.fromEntries(names.map((name, at) => [`calculate_taxonomy_counts[${at}]`, name]));
	// Counted in separate requests without their own chosen terms, so that alternatives get counts too.
	const own = others.filter((name) => archive.has(name));
	const without = (name: string) => new URLSearchParams([...archive].filter(([key]) => key !== name));
	const [all, ratings, ...beside] = await Promise.all([
		ask({
			...storeQuery(archive),
			calculate_price_range: 'true',
			calculate_stock_status_counts: 'true',
			...countTerms(others.filter((name) => !own.includes(name))),
			...Object.fromEntries(attributes.map((name, at) => [`calculate_attribute_counts[${at}][taxonomy]`, name])),
		}),
		counted.includes(RATING) ? ask({ ...storeQuery(without(RATING)), calculate_rating_counts: 'true' }) : undefined,
		...own.map((name) => ask({ ...storeQuery(without(name)), ...countTerms([name]) })),
	]);
	const statuses = archive.get('filter_stock_status')?.split(',');
	const inStock = (all.stock_status_counts ?? []).filter(({ status = '' }) => !statuses || statuses.includes(status));
	const { min_price: least, max_price: most } = all.price_range ?? {};
	const prices: readonly [number, number] | undefined = least && most ? [Number(least), Number(most)] : undefined;
	return {
		/** Number of products per term id, combined with the other choices. */
		terms: byNumber(
			[all, ...beside].flatMap((one) => [...(one.attribute_counts ?? []), ...(one.taxonomy_counts ?? [])]),
			'term',
		),
		/** Counted taxonomies: a missing term of these has no products. WooCommerce counts others than attributes since version 10. */
		taxonomies: [...attributes, ...(([...beside, all] as const).some((one) => one.taxonomy_counts) ? others : [])],
		ratings: byNumber(ratings?.rating_counts ?? [], 'rating'),
		/** Lowest and highest price in minor units, ignoring a chosen price range. */
		prices,
		total: inStock.reduce((sum, { count }) => sum + Number(count), 0),
	};
}

export type CollectionData = Readonly<Awaited<ReturnType<typeof fetchCollectionData>>>;

type Counts = NonNullable<Collection['attribute_counts']>;

const byNumber = (counts: Counts, key: 'term' | 'rating'): ReadonlyMap<number, number> =>
	new Map(counts.map((one) => [Number(one[key]), Number(one.count)]));

/** Clears the cache, for tests. */
export const forgetCollectionData = (): void => kept.clear();
