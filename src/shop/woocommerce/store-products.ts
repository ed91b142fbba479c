import * as z from '../../runtime/schema';
import { requestJson, type RequestOptions, restUrl } from '../http';

const imageSchema = z.once(() =>
	z.object({
		src: z.string(),
		thumbnail: z._default(z.string(), ''),
		thumbnail_srcset: z._default(z.string(), ''),
		alt: z._default(z.string(), ''),
	}),
);

/** A product as the Store API answers it (SERVERS.md, S149): only displayed fields. */
const productSchema = z.once(() =>
	z.object({
		id: z.int(),
		/** HTML, like all texts here; convert with `textOf`. */
		name: z.string(),
		/** Chosen options of a variation: « Couleur: Noir, Taille: 44 ». */
		variation: z.optional(z.string()),
		permalink: z.string(),
		price_html: z._default(z.string(), ''),
		short_description: z._default(z.string(), ''),
		/** Number as string; `"0"` without a review. */
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
		/** Since WooCommerce 9.5; its text is empty if stock is not managed. */
		stock_availability: z.optional(z.object({ text: z._default(z.string(), '') })),
		formatted_weight: z._default(z.string(), ''),
		formatted_dimensions: z._default(z.string(), ''),
	}),
);
export const productsSchema = z.once(() => z.array(productSchema()));

export type StoreProduct = z.output<ReturnType<typeof productSchema>>;

/** Maximum of products in a response. */
const PAGE = 100;

/**
 * Fetches products by id, in the order of the ids; deleted or hidden products are missing.
 * A public route without a nonce; a request for each hundred ids, none for an empty list.
 *
 * @param options.type `variation` for ids of variations, which the route queries separately.
 * @throws RequestError
 */
export async function fetchProducts(
	ids: readonly number[],
	{ type, ...options }: Pick<RequestOptions, 'signal'> & { readonly type?: 'variation' | undefined } = {},
): Promise<StoreProduct[]> {
	const pages = Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, at) => ids.slice(at * PAGE, (at + 1) * PAGE));
	const fetchPage = (include: readonly number[]) => {
		const query = { include: include.join(), per_page: include.length, ...(type && { type }) };
		const url = restUrl('wc/store/v1/products', query);
		return requestJson(url, productsSchema, { ...options, method: 'GET', isRead: true });
	};
	const products = (await Promise.all(pages.map(fetchPage))).flat();
	return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}
