import { triggerJQuery } from '../../../src/shop/jquery-bridge';

/** Settings that WooCommerce prints for its product page script. */
const settings = () => (globalThis as { wc_single_product_params?: unknown }).wc_single_product_params ?? {};

/**
 * Fires the jQuery events of WooCommerce's gallery script (SERVERS.md, S188). Where that script is still on the page
 * it has fired them itself.
 */
export function tellGalleryEvent(host: HTMLElement, event: 'before-init' | 'after-init'): void {
	if (!document.getElementById('wc-single-product-js'))
		triggerJQuery(host, `wc-product-gallery-${event}`, [host, settings()]);
}
