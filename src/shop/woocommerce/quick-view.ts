import * as z from '../../runtime/schema';
import { requestJson, wcAjaxUrl, type RequestOptions } from '../http';

const quickViewSchema = z.once(() =>
	z.object({
		id: z.int(),
		/** Name of the product, plain text. */
		title: z.string(),
		/** URL of the product page. */
		url: z.string(),
		/** Images, price, short description and WooCommerce's product form. Must pass the HTML gate. */
		html: z.string(),
		/** Style sheets of islands with markup in `html`, by island; paths relative to the build folder. Absent in older plugin versions. */
		styles: z.optional(z.record(z.string(), z.array(z.string()))),
	}),
);
export type QuickView = z.output<ReturnType<typeof quickViewSchema>>;

/** Fetches the quick view of a product from our plugin's `archipel_quick_view`. @throws RequestError */
export function fetchQuickView(id: number, options: Pick<RequestOptions, 'signal'> = {}): Promise<QuickView> {
	const url = new URL(wcAjaxUrl('archipel_quick_view'), document.baseURI);
	url.searchParams.set('product_id', String(id));
	return requestJson(url.href, quickViewSchema, { ...options, method: 'GET', isRead: true });
}
