import * as z from '../../runtime/schema';
import { late } from '../../runtime/late';
import { requestJson, type RequestOptions } from '../http';
import { restUrl } from '../rest-url';

const imageSchema = late(() =>
	z.object({
		src: z.string(),
		thumbnail: z._default(z.string(), ''),
		thumbnail_srcset: z._default(z.string(), ''),
		alt: z._default(z.string(), ''),
	}),
);

/** A product as the Store API answers it (SERVERS.md, S149): only what we show. */
const productSchema = late(() =>
	z.object({
		id: z.int(),
		/** HTML, as all texts here: goes through `textOf`. */
		name: z.string(),
		/** Of a variation what is chosen: « Couleur: Noir, Taille: 44 ». */
		variation: z.optional(z.string()),
		permalink: z.string(),
		price_html: z._default(z.string(), ''),
		short_description: z._default(z.string(), ''),
		/** A number as text; `"0"` without a review. */
		average_rating: z._default(z.string(), '0'),
		review_count: z._default(z.int(), 0),
		images: z._default(z.array(imageSchema()), []),
		attributes: z._default(
			z.array(z.object({ name: z.string(), terms: z._default(z.array(z.object({ name: z.string() })), []) })),
			[],
		),
		has_options: z.optional(z.boolean()),
		is_purchasable: z.optional(z.boolean()),
		is_in_stock: z._default(z.boolean(), true),
		is_on_backorder: z._default(z.boolean(), false),
		/** Since WooCommerce 9.5; its text is empty when the stock is not counted. */
		stock_availability: z.optional(z.object({ text: z._default(z.string(), '') })),
		formatted_weight: z._default(z.string(), ''),
		formatted_dimensions: z._default(z.string(), ''),
	}),
);
export const productsSchema = late(() => z.array(productSchema()));

export type StoreProduct = z.output<ReturnType<typeof productSchema>>;

/**
 * Products by their ids, in the order of the ids; those that the shop does not show any more are missing.
 * A public route without a nonce; no ids, no request.
 *
 * @param options.type The ids are of variations: the route has those apart.
 * @throws RequestError
 */
export async function fetchProducts(
	ids: readonly number[],
	{ type, ...options }: Pick<RequestOptions, 'signal'> & { readonly type?: 'variation' | undefined } = {},
): Promise<StoreProduct[]> {
	if (!ids.length) return [];
	const url = restUrl('wc/store/v1/products', {
		include: ids.join(),
		per_page: Math.min(100, ids.length),
		...(type && { type }),
	});
	const products = await requestJson(url, productsSchema, { ...options, method: 'GET', isRead: true });
	return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}
