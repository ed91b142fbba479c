import { runJQueryPlugin, triggerJQuery } from '../../src/shop/jquery-bridge';
import type { RawVariation, VariationImage, VariationPicture } from '../../src/shop/woocommerce/variations/variation';
import { emit } from '../../src/stores/events';
import { showAttribute } from './content';
import { safeHtml } from '../../src/safety/html';

/** Attributes of the main image, with the field of the variation's image. */
const PICTURE = {
	src: 'src',
	width: 'src_w',
	height: 'src_h',
	srcset: 'srcset',
	sizes: 'sizes',
	title: 'title',
	alt: 'alt',
	'data-caption': 'caption',
	'data-src': 'full_src',
	'data-large_image': 'full_src',
	'data-large_image_width': 'full_src_w',
	'data-large_image_height': 'full_src_h',
} as const satisfies Record<string, keyof VariationImage>;

/** Milliseconds until galleries are notified, as in WooCommerce's script. */
const GALLERY_DELAY = 20;

/** Forms that have changed the image. */
const changed = new WeakSet<HTMLElement>();

/**
 * Shows an image in the product's gallery and notifies gallery scripts.
 *
 * @param raw Event data: the variation, or the image alone.
 * @param gallery HTML of the variation's own gallery, if any.
 */
export function showImage(
	form: HTMLElement,
	product: Element,
	{ image, image_id }: VariationPicture,
	raw: RawVariation,
	gallery = '',
): void {
	changed.add(form);
	if (!showGallery(form, product, gallery)) {
		const thumbnails = [...product.querySelectorAll('.flex-control-nav li img')];
		// A gallery that already contains the image slides to it instead.
		if (image.src && thumbnails.some((item) => item.getAttribute('data-o_src') === image.gallery_thumbnail_src))
			showPicture(product);
		const slide = thumbnails.find((item) => item.getAttribute('src') === image.gallery_thumbnail_src);
		if (image.src && slide) triggerJQuery(slide, 'flexslider-click');
		else showPicture(product, image.src ? image : undefined);
	}
	fireImageEvent(form, product, image_id, raw);
}

/** Restores the product's own image. */
export function restoreImage(form: HTMLElement, product: Element): void {
	// Most resets follow another reset and have nothing to restore.
	if (changed.delete(form)) {
		restoreGallery(form, product);
		showPicture(product);
	}
	fireImageEvent(form, product, '', undefined);
}

/** Shows an image in the place of the first one. @default the product's own */
function showPicture(product: Element, image?: VariationImage): void {
	const frame = product.querySelector(
		'.images :is(.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder)',
	);
	const picture = frame?.querySelector('.wp-post-image');
	for (const [name, field] of Object.entries(PICTURE)) showAttribute(picture, name, image?.[field]);
	showAttribute(frame, 'data-thumb', image?.src);
	const thumbnail = product.querySelector('.flex-control-nav li:first-child img');
	showAttribute(thumbnail, 'src', image?.gallery_thumbnail_src);
	showAttribute(frame?.querySelector('a'), 'href', image?.full_src);
}

function fireImageEvent(
	form: HTMLElement,
	product: Element,
	imageId: string,
	variation: RawVariation | undefined,
): void {
	const isAnother = (form.getAttribute('current-image') ?? '') !== imageId;
	form.setAttribute('current-image', imageId);
	if (isAnother) emit('archipel:variation-image', { variation }, form);
	setTimeout(() => {
		const gallery = product.querySelector('.images');
		triggerJQuery(window, 'resize');
		if (!gallery) return;
		if (isAnother) triggerJQuery(gallery, 'woocommerce_gallery_reset_slide_position');
		triggerJQuery(gallery, 'woocommerce_gallery_init_zoom');
	}, GALLERY_DELAY);
}

const GALLERY = '.woocommerce-product-gallery';

/** The product's own gallery of each form that shows a variation's gallery. */
const originals = new WeakMap<HTMLElement, Element>();

/**
 * Replaces the product's gallery by that of a variation (WooCommerce 10.8: `gallery_images_html`).
 *
 * @returns False if the variation has none; the product's own is then restored.
 */
function showGallery(form: HTMLElement, product: Element, html: string): boolean {
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
function restoreGallery(form: HTMLElement, product: Element): void {
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
