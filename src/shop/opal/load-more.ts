import * as z from '../../runtime/schema';
import { settings } from '../../runtime/settings';
import { requestJson } from '../http';
import { phpForm } from '../php-form';

/** The next items of a widget. */
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
	const form = phpForm({ action: 'osf_ajax_loadmore_products', data, paged: page });
	const { content, disable, paged } = await requestJson(address(), productsSchema, { form, isRead: true, signal });
	return { html: content, page: readPage(paged), isLast: disable };
}

/** Like `moreProducts`, for posts and portfolios. @throws RequestError */
export async function morePosts(data: unknown, page: number, signal: AbortSignal): Promise<MoreItems> {
	const form = phpForm({ action: 'osf_ajax_loadmore_post', data, paged: page });
	const { posts, disable, paged } = await requestJson(address(), postsSchema, { form, isRead: true, signal });
	return { html: [posts].flat().join(''), page: readPage(paged), isLast: disable };
}

const address = () => settings().shop.ajaxUrl;

/** A page is a whole number from 1 (SEC-03). */
export function readPage(value: unknown): number | undefined {
	const page = Number(value);
	return value !== '' && Number.isSafeInteger(page) && page > 0 ? page : undefined;
}
