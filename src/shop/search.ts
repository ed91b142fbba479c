import * as z from '../runtime/schema';
import { settings } from '../runtime/settings';
import { readHtml, textOf } from '../safety/html';
import { safeUrl } from '../safety/url';
import { requestJson, requestList, requestText, restUrl, type RequestOptions } from './http';
import { RequestError } from './request-error';
import { availability } from './woocommerce/availability';
import { productsSchema, type StoreProduct } from './woocommerce/store-products';

/** A search suggestion. All fields except `price` are plain text. */
export interface Suggestion extends Pick<StoreProduct, 'images'> {
	/** URL that has passed the gate. */
	readonly href: string;
	readonly name: string;
	/** Server HTML, for `ServerHtml`. */
	readonly price: string;
	/** Stock status text; empty if unknown. */
	readonly stock: string;
}

export interface Suggestions {
	readonly products: readonly Suggestion[];
	readonly categories: readonly Suggestion[];
	/** Total number of products; `undefined` if the server does not send it. */
	readonly total?: number | undefined;
}

/** The page builder's shop link below the results, which is no suggestion. */
const MORE = '.shopengine-search-more-products';
const PRICE = '[class*="price" i], .amount';
const NAME = '[class*="title" i], [class*="name" i], h2, h3, h4, h5';

/**
 * Parses search results from the HTML of a theme or page builder: each distinct link is one suggestion, with the image, name and price around
 * the link. Links that the URL gate refuses are dropped.
 *
 * @param url URL of the request.
 * @throws RequestError `invalid` if the reply is no HTML fragment: a login page, JSON, WordPress' `0`.
 */
export function readSuggestions(html: string, url: string): Suggestions {
	if (/^\s*(<!doctype|<html|[[{]|-?\d\s*$)/i.test(html)) throw new RequestError('invalid', url, { body: html });
	const { body } = readHtml(html);
	const links = [...body.querySelectorAll('a[href]')].filter((link) => !link.matches(MORE));
	const addressOf = (link: Element) => safeUrl(link.getAttribute('href'))?.href;
	const products: Suggestion[] = [];
	const categories: Suggestion[] = [];
	const seen = new Set<string>();
	for (const link of links) {
		const href = addressOf(link);
		if (!href || seen.has(href)) continue;
		seen.add(href);
		let row = link;
		// The row is the outermost ancestor without other links.
		for (let around = row.parentElement; around && around !== body; around = around.parentElement) {
			if (links.some((other) => around!.contains(other) && addressOf(other) !== href)) break;
			row = around;
		}
		const suggestion = suggestionOf(href, row);
		if (suggestion.name) (link.closest('[class*="categor" i]') ? categories : products).push(suggestion);
	}
	return { products, categories };
}

function suggestionOf(href: string, row: Element): Suggestion {
	const image = row.querySelector('img');
	const price = row.querySelector(PRICE);
	const stock = row.querySelector('[class*="stock" i]');
	const name = [...row.querySelectorAll(NAME)].find((part) => !part.querySelector(PRICE)) ?? row;
	const said = textOf(name.outerHTML);
	return {
		href,
		// Without a name element, the name is the remaining text.
		name: (name === row ? [price, stock].reduce(without, said) : said) || (image?.alt ?? ''),
		price: price?.outerHTML ?? '',
		stock: stock ? textOf(stock.outerHTML) : '',
		images: image ? [{ src: image.getAttribute('src') ?? '', thumbnail: '', thumbnail_srcset: '', alt: '' }] : [],
	};
}

const without = (text: string, part: Element | null): string =>
	part ? text.replace(textOf(part.outerHTML), '').trim() : text;

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

/**
 * The Opal themes' own live search (SRCH-02): HTML with the theme's results.
 *
 * @returns `undefined` for an empty reply
 * @throws RequestError `http` 400 where the theme has gone (SERVERS.md, S146)
 */
export async function liveSearch(keyword: string, options: Options): Promise<Suggestions | undefined> {
	const { ajaxUrl } = settings().shop;
	const html = await requestText(ajaxUrl, { ...options, form: { action: 'osf_woo_search', keyword }, isRead: true });
	return html.trim() ? readSuggestions(html, ajaxUrl) : undefined;
}

/**
 * ShopEngine's advanced search: its serialized form, whose nonce is sent as a header too. HTML under `application/json`
 * (SERVERS.md, S143, S144).
 *
 * @param address Where the form goes; it has passed the gate.
 * @returns `undefined` for the empty reply to a form without a nonce that still counts.
 * @throws RequestError `http` 403 where the nonce is too old
 */
export async function advancedSearch(
	address: URL,
	fields: URLSearchParams,
	options: Options,
): Promise<Suggestions | undefined> {
	const url = new URL(address);
	url.search = String(fields);
	const nonce = fields.get('nonce') ?? '';
	const headers = /^[a-f0-9]{10}$/.test(nonce) ? { 'X-WP-Nonce': nonce } : undefined;
	const html = await requestText(url.href, { ...read(options), headers });
	return html.trim() ? readSuggestions(html, url.href) : undefined;
}
