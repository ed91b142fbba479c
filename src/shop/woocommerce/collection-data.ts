import * as z from '../../runtime/schema';
import { late } from '../../runtime/late';
import { settings } from '../../runtime/settings';
import { requestJson } from '../http';
import { restUrl } from '../rest-url';

/** PHP sends some numbers as text. */
const numberSchema = late(() => z.union([z.number(), z.string()]));
const countsSchema = late(() => {
	const count = z.object({
		term: z.optional(numberSchema()),
		rating: z.optional(numberSchema()),
		status: z.optional(z.string()),
		count: numberSchema(),
	});
	return z.optional(z.nullable(z.array(count)));
});
const collectionSchema = late(() =>
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

/** What the shop says about what a filter lists. */
export interface CollectionData {
	/** How many products each term would list beside the other choices, by id. */
	readonly terms: ReadonlyMap<number, number>;
	/** Terms of these are counted: one that is missing lists nothing. */
	readonly taxonomies: readonly string[];
	readonly ratings: ReadonlyMap<number, number>;
	/** Cheapest and dearest without the choice of a price, in minor units. */
	readonly prices?: readonly [number, number] | undefined;
	/** How many are listed. */
	readonly total: number;
}

/** Names of WooCommerce's query and of the Store API that mean the same. */
const SAME: Readonly<Record<string, string>> = {
	product_cat: 'category',
	product_tag: 'tag',
	product_brand: 'brand',
	s: 'search',
};
const LISTS: Readonly<Record<string, string>> = { rating_filter: 'rating', filter_stock_status: 'stock_status' };

/** WooCommerce's own query of an archive, as the Store API asks it. */
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

/**
 * Whether the Store API means the same by it: it takes a product for in stock in a size if it is in stock in any.
 */
export const isCountable = (archive: URLSearchParams): boolean =>
	!(archive.has('filter_stock_status') && [...archive.keys()].some((name) => /^filter_(?!stock_status$)/.test(name)));

const kept = new Map<string, Promise<Collection>>();

/** Each address is asked once for a page. */
function ask(query: Readonly<Record<string, string>>): Promise<Collection> {
	const url = restUrl('wc/store/v1/products/collection-data', query);
	const known = kept.get(url);
	if (known) return known;
	const answer = requestJson(url, collectionSchema, { method: 'GET', isRead: true });
	kept.set(url, answer);
	answer.catch(() => kept.delete(url));
	return answer;
}

/**
 * Counts for a filter, from WooCommerce's Store API: public, without a nonce.
 *
 * @param archive WooCommerce's query of what is listed.
 * @param taxonomies Whose terms are counted. Those of attributes (`pa_…`) are counted as if none of their own were chosen; so are categories.
 * @throws RequestError
 */
export async function fetchCollectionData(
	archive: URLSearchParams,
	taxonomies: readonly string[],
): Promise<CollectionData> {
	const attributes = taxonomies.filter((name) => name.startsWith('pa_'));
	const others = taxonomies.filter((name) => !name.startsWith('pa_'));
	const counted = (names: readonly string[]) =>
		Object.fromEntries(names.map((name, at) => [`calculate_taxonomy_counts[${at}]`, name]));
	// Without the choice among themselves, where there is one: each then says what it would list beside the others.
	const own = others.filter((name) => archive.has(name));
	const without = (name: string) => new URLSearchParams([...archive].filter(([key]) => key !== name));
	const [all, ratings, ...beside] = await Promise.all([
		ask({
			...storeQuery(archive),
			calculate_price_range: 'true',
			calculate_stock_status_counts: 'true',
			...counted(others.filter((name) => !own.includes(name))),
			...Object.fromEntries(attributes.map((name, at) => [`calculate_attribute_counts[${at}][taxonomy]`, name])),
		}),
		ask({ ...storeQuery(without('rating_filter')), calculate_rating_counts: 'true' }),
		...own.map((name) => ask({ ...storeQuery(without(name)), ...counted([name]) })),
	]);
	const statuses = archive.get('filter_stock_status')?.split(',');
	const inStock = (all.stock_status_counts ?? []).filter(({ status = '' }) => !statuses || statuses.includes(status));
	const { min_price: least, max_price: most } = all.price_range ?? {};
	return {
		terms: byNumber(
			[all, ...beside].flatMap((one) => [...(one.attribute_counts ?? []), ...(one.taxonomy_counts ?? [])]),
			'term',
		),
		// WooCommerce counts terms of other taxonomies since 10.
		taxonomies: [...attributes, ...(([...beside, all] as const).some((one) => one.taxonomy_counts) ? others : [])],
		ratings: byNumber(ratings.rating_counts ?? [], 'rating'),
		prices: least && most ? [Number(least), Number(most)] : undefined,
		total: inStock.reduce((sum, { count }) => sum + Number(count), 0),
	};
}

type Counts = NonNullable<Collection['attribute_counts']>;

const byNumber = (counts: Counts, key: 'term' | 'rating'): ReadonlyMap<number, number> =>
	new Map(counts.map((one) => [Number(one[key]), Number(one.count)]));

/** For tests that change the shop. */
export const forgetCollectionData = (): void => kept.clear();
