/**
 * Makes the cart of WooCommerce's blocks, which has its own state, reload from the server after a change.
 * Sends the event by which the two stores of the blocks synchronize.
 */
export function syncBlockCart(): void {
	if (!document.querySelector('[data-wp-interactive]')) return;
	dispatchEvent(new CustomEvent('wc-blocks_store_sync_required', { detail: { type: 'from_@wordpress/data' } }));
}
