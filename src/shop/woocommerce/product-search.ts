import * as z from '../../runtime/schema';
import { textOf } from '../../safety/html';
import { safeUrl } from '../../safety/url';
import { requestJson, requestList, type RequestOptions } from '../http';
import { restUrl } from '../rest-url';
import type { Suggestion, Suggestions } from '../suggestions';
import { availability } from './availability';
import { productsSchema } from './store-products';

const categoriesSchema = z.once(() => z.array(z.object({ name: z.string(), permalink: z.string() })));

const FIELDS = 'id,name,permalink,price_html,images,is_in_stock,is_on_backorder,stock_availability';
/** Flag for our plugin to use the query of the results page (islands/search/suggestions.php); WooCommerce alone matches only the whole term. */
const OURS = { archipel_search: 1 };
/** Number of categories beside products; twice as many without products. */
const CATEGORIES = 3;

type Options = Pick<RequestOptions, 'signal'>;
const read = (options: Options): RequestOptions => ({ ...options, method: 'GET', isRead: true });

function suggestion(permalink: string, name: string, rest: Omit<Suggestion, 'href' | 'name'>): Suggestion[] {
	const href = safeUrl(permalink)?.href;
	return href ? [{ href, name: textOf(name), ...rest }] : [];
}

async function fetchCategories(query: Readonly<Record<string, string | number>>, options: Options) {
	const url = restUrl('wc/store/v1/products/categories', { ...query, _fields: 'name,permalink' });
	const categories = await requestJson(url, categoriesSchema, read(options));
	return categories.flatMap(({ name, permalink }) => suggestion(permalink, name, { price: '', stock: '', images: [] }));
}

/**
 * Searches products and categories by the Store API: public routes without a nonce.
 *
 * @param search `limit` of the products; `category` of the form, an id or a slug.
 * @throws RequestError if the product request fails; a failed category request is ignored.
 */
export async function searchStore(
	term: string,
	{ limit, category, ...options }: Options & { readonly limit: number; readonly category?: string | undefined },
): Promise<Suggestions> {
	const query = { search: term, ...OURS, per_page: limit, catalog_visibility: 'search', _fields: FIELDS };
	const url = restUrl('wc/store/v1/products', { ...query, ...(category && { category }) });
	const [{ list, headers }, categories] = await Promise.all([
		requestList(url, productsSchema, read(options)),
		fetchCategories({ search: term, ...OURS, per_page: CATEGORIES }, options).catch(() => []),
	]);
	const products = list.flatMap((product) =>
		suggestion(product.permalink, product.name, {
			price: product.price_html,
			stock: availability(product),
			images: product.images,
		}),
	);
	// The header may be missing: the total is unknown then.
	const total = headers.get('X-WP-Total');
	return { products, categories, total: total === null ? undefined : Number(total) };
}

/** Returns the categories with the most products, for an empty search result. */
export const largestCategories = (options: Options = {}): Promise<Suggestion[]> =>
	fetchCategories({ orderby: 'count', order: 'desc', per_page: 2 * CATEGORIES }, options);
