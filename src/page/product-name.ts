const TILE = '.product, .wc-block-grid__product, .wc-block-product';
const TITLE = '.woocommerce-loop-product__title, .wc-block-grid__product-title, .wp-block-post-title, .product-title';

/** Returns the product name of a control: its `data-product-name`, or the title of its tile; empty if neither exists. */
export function productName(control: HTMLElement): string {
	const title = control.closest(TILE)?.querySelector(TITLE);
	return (control.dataset['productName'] ?? title?.textContent ?? '').trim();
}
