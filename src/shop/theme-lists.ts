import * as z from '../runtime/schema';
import { settings } from '../runtime/settings';
import { requestJson, requestText, restUrl } from './http';
import { RequestError } from './request-error';

export interface MoreItems {
	/** HTML of a product list, or of the items in sequence; has not passed the gate. */
	readonly html: string;
	/** Number of this page; `undefined` if the theme sends none or an invalid one. */
	readonly page: number | undefined;
	readonly isLast: boolean;
}

const pageSchema = z.once(() => z.optional(z.union([z.number(), z.string()])));
const productsSchema = z.once(() =>
	z.object({ content: z.string(), disable: z._default(z.boolean(), false), paged: pageSchema() }),
);
/** `posts` is absent if there are none. */
const postsSchema = z.once(() =>
	z.object({
		posts: z._default(z.union([z.array(z.string()), z.string()]), []),
		disable: z.boolean(),
		paged: pageSchema(),
	}),
);

/**
 * Asks for more products of a widget of an Opal theme (LIST-05).
 *
 * @param data The widget's settings.
 * @param page That is shown already: the theme answers with the one after it.
 * @throws RequestError
 */
export async function moreProducts(data: unknown, page: number, signal: AbortSignal): Promise<MoreItems> {
	const form = { action: 'osf_ajax_loadmore_products', data, paged: page };
	const { content, disable, paged } = await requestJson(address(), productsSchema, { form, isRead: true, signal });
	return { html: content, page: readPage(paged), isLast: disable };
}

/** Like `moreProducts`, for posts and portfolios. @throws RequestError */
export async function morePosts(data: unknown, page: number, signal: AbortSignal): Promise<MoreItems> {
	const form = { action: 'osf_ajax_loadmore_post', data, paged: page };
	const { posts, disable, paged } = await requestJson(address(), postsSchema, { form, isRead: true, signal });
	return { html: [posts].flat().join(''), page: readPage(paged), isLast: disable };
}

const address = () => settings().shop.ajaxUrl;

/** A page is a whole number from 1 (SEC-03). */
export function readPage(value: unknown): number | undefined {
	const page = Number(value);
	return value !== '' && Number.isSafeInteger(page) && page > 0 ? page : undefined;
}

/**
 * Asks for the products of a tab of ShopEngine's filterable list (LIST-08).
 *
 * @param settings Parts of a product that the widget shows.
 * @returns HTML, which the route sends as `application/json` (SERVERS.md, S142); it has not passed the gate.
 * @throws RequestError
 */
export async function filteredProducts(products: readonly number[], settings: unknown, signal: AbortSignal) {
	const url = restUrl('shopengine-builder/v1/widgets_partials/filter_cat_products/');
	const body = await requestText(url, { method: 'GET', form: { products, settings }, isRead: true, signal });
	// A fatal PHP error truncates the reply, with status 200.
	if (!/<\/(div|p)>\s*$/.test(body)) throw new RequestError('invalid', url, { body });
	return body;
}

/**
 * Takes a product out of the list that an Opal theme keeps in a cookie (NAV-08: `osf_product_view`).
 * The response tells nothing: the theme's handler prints nothing, and WordPress ends it with `0`.
 *
 * @throws RequestError
 */
export async function forgetViewed(id: number): Promise<void> {
	const { ajaxUrl } = settings().shop;
	const body = await requestText(ajaxUrl, { form: { action: 'osf_product_view', productid: id } });
	// A complete page comes from another handler: maintenance mode, a login.
	if (/^\s*<(!doctype|html)\b/i.test(body)) throw new RequestError('invalid', ajaxUrl, { body });
}
