import { triggerJQuery } from '../../../src/shop/jquery-bridge';
import type {
	RawVariation,
	VariationImage,
	VariationPicture,
} from '../../../src/shop/woocommerce/variations/variation';
import { emit } from '../../../src/stores/events';
import { restoreAttribute, setAttribute } from './content';
import { restoreGallery, showGallery } from './gallery';

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
		const { picture, frame, link, thumbnail, thumbnails } = parts(product);
		// A gallery that already contains the image slides to it instead.
		if (image.src && thumbnails.some((item) => item.getAttribute('data-o_src') === image.gallery_thumbnail_src)) {
			restorePicture(product);
		}
		const slide = thumbnails.find((item) => item.getAttribute('src') === image.gallery_thumbnail_src);
		if (!image.src) restorePicture(product);
		else if (slide) triggerJQuery(slide, 'flexslider-click');
		else {
			for (const [name, field] of Object.entries(PICTURE)) setAttribute(picture, name, image[field]);
			setAttribute(frame, 'data-thumb', image.src);
			setAttribute(thumbnail, 'src', image.gallery_thumbnail_src);
			setAttribute(link, 'href', image.full_src);
		}
	}
	tell(form, product, image_id, raw);
}

/** Restores the product's own image. */
export function restoreImage(form: HTMLElement, product: Element): void {
	// Most resets follow another reset and have nothing to restore.
	if (changed.delete(form)) {
		restoreGallery(form, product);
		restorePicture(product);
	}
	tell(form, product, '', undefined);
}

function restorePicture(product: Element): void {
	const { picture, frame, link, thumbnail } = parts(product);
	for (const name of Object.keys(PICTURE)) restoreAttribute(picture, name);
	restoreAttribute(frame, 'data-thumb');
	restoreAttribute(thumbnail, 'src');
	restoreAttribute(link, 'href');
}

function parts(product: Element) {
	const frame = product.querySelector(
		'.images :is(.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder)',
	);
	const thumbnails = [...product.querySelectorAll('.flex-control-nav li img')];
	return {
		frame,
		picture: frame?.querySelector('.wp-post-image'),
		link: frame?.querySelector('a'),
		thumbnail: product.querySelector('.flex-control-nav li:first-child img'),
		thumbnails,
	};
}

function tell(form: HTMLElement, product: Element, imageId: string, variation: RawVariation | undefined): void {
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
