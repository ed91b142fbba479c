const TILE = '.product, .wc-block-grid__product, .wc-block-product';

/** Returns the product name of a control: its `data-product-name`, or the title of its tile or page; empty if neither exists. */
export function productName(control: HTMLElement): string {
	const tile = control.closest(TILE) ?? control.closest('li');
	const title = tile?.querySelector('[class*=product][class*=title], .wp-block-post-title, h1, h2, h3');
	return (control.dataset['productName'] ?? title?.textContent ?? '').trim();
}
