/**
 * Tells the cart of WooCommerce's blocks, which has a state of its own, that the server's cart is another one:
 * it then asks the server, and the blocks on the page follow. The event is the one by which its two stores tell each other.
 */
export function syncBlockCart(): void {
	if (!document.querySelector('[data-wp-interactive]')) return;
	dispatchEvent(new CustomEvent('wc-blocks_store_sync_required', { detail: { type: 'from_@wordpress/data' } }));
}
