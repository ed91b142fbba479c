import * as z from '../../runtime/schema';
import { late } from '../../runtime/late';
import { requestJson, wcAjaxUrl, type RequestOptions } from '../http';

const quickViewSchema = late(() =>
	z.object({
		id: z.int(),
		/** Name of the product, plain text. */
		title: z.string(),
		/** Address of its page. */
		url: z.string(),
		/** Images, price, short description and WooCommerce's own form. Goes through the HTML gate. */
		html: z.string(),
		/** Style sheets of the islands that have markup in it, by island; paths in the folder of the build. Absent from an older plugin. */
		styles: z.optional(z.record(z.string(), z.array(z.string()))),
	}),
);
export type QuickView = z.output<ReturnType<typeof quickViewSchema>>;

/** What a product looks like in a quick view, from the plugin's `archipel_quick_view`. @throws RequestError */
export function fetchQuickView(id: number, options: Pick<RequestOptions, 'signal'> = {}): Promise<QuickView> {
	const url = new URL(wcAjaxUrl('archipel_quick_view'), document.baseURI);
	url.searchParams.set('product_id', String(id));
	return requestJson(url.href, quickViewSchema, { ...options, method: 'GET', isRead: true });
}
