import { triggerJQuery } from '../../../src/shop/jquery-bridge';

/** Settings that WooCommerce prints for its product page script. */
const settings = () => (globalThis as { wc_single_product_params?: unknown }).wc_single_product_params ?? {};

/**
 * Tells jQuery listeners what WooCommerce's script would tell (SERVERS.md, S188). Where that script is
 * still on the page it has spoken already.
 */
export function tellGalleryEvent(host: HTMLElement, event: 'before-init' | 'after-init'): void {
	if (!document.getElementById('wc-single-product-js'))
		triggerJQuery(host, `wc-product-gallery-${event}`, [host, settings()]);
}
