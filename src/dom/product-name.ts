const TILE = '.product, .wc-block-grid__product, .wc-block-product';
const TITLE = '.woocommerce-loop-product__title, .wc-block-grid__product-title, .wp-block-post-title, .product-title';

/** Name of the product that a control stands for: its own `data-product-name`, or the title of the tile around it. Empty where nothing says it. */
export function productName(control: HTMLElement): string {
	const title = control.closest(TILE)?.querySelector(TITLE);
	return (control.dataset['productName'] ?? title?.textContent ?? '').trim();
}
