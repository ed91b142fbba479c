import { safeHtml } from '../../../src/safety/html';
import { runJQueryPlugin, triggerJQuery } from '../../../src/shop/jquery-bridge';

const GALLERY = '.woocommerce-product-gallery';

/** The product's own gallery of each form that shows a variation's gallery. */
const originals = new WeakMap<HTMLElement, Element>();

/**
 * Replaces the product's gallery by that of a variation (WooCommerce 10.8: `gallery_images_html`).
 *
 * @returns False if the variation has none; the product's own is then restored.
 */
export function showGallery(form: HTMLElement, product: Element, html: string): boolean {
	const current = product.querySelector(GALLERY);
	const next = html && current ? safeHtml(html).querySelector<HTMLElement>(GALLERY) : null;
	if (!current || !next) {
		restoreGallery(form, product);
		return false;
	}
	if (!originals.has(form)) originals.set(form, current);
	replace(current, next);
	start(next);
	form.dataset['product_gallery_active'] = 'yes';
	return true;
}

/** Restores the product's own gallery: the same nodes, so that its scripts keep working. */
export function restoreGallery(form: HTMLElement, product: Element): void {
	const original = originals.get(form);
	const current = product.querySelector(GALLERY);
	originals.delete(form);
	delete form.dataset['product_gallery_active'];
	if (original && current) replace(current, original);
}

function replace(current: Element, next: Element): void {
	const settings = gallerySettings();
	if (settings) triggerJQuery(current, 'wc-product-gallery-before-destroy', [current, settings]);
	current.replaceWith(next);
}

function start(gallery: HTMLElement): void {
	const settings = gallerySettings();
	if (settings) triggerJQuery(gallery, 'wc-product-gallery-before-init', [gallery, settings]);
	if (settings && runJQueryPlugin(gallery, 'wc_product_gallery', settings)) {
		triggerJQuery(gallery, 'wc-product-gallery-after-init', [gallery, settings]);
	}
	// The server prints the gallery transparent until a script has prepared it.
	else gallery.style.opacity = '1';
}

/** Returns the settings that WooCommerce prints for its gallery script. */
function gallerySettings(): unknown {
	return (globalThis as { wc_single_product_params?: unknown }).wc_single_product_params;
}
