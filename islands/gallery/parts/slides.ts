import type { ViewerImage } from '../../../src/ui/viewer/show-images';

/** Picture of the gallery as WooCommerce prints it. A variation may change its attributes: read them when needed. */
export interface Slide {
	readonly frame: HTMLElement;
	readonly picture: HTMLImageElement;
}

export function readSlides(host: HTMLElement): Slide[] {
	return [...host.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image')].flatMap((frame) => {
		const picture = frame.querySelector('img');
		return picture ? [{ frame, picture }] : [];
	});
}

/** Returns the large file of a picture; `undefined` for a placeholder. */
export function largeImage({ picture }: Slide): ViewerImage | undefined {
	const { large_image: src, large_image_width, large_image_height, caption } = picture.dataset;
	if (!src) return undefined;
	return {
		src,
		width: pixels(large_image_width),
		height: pixels(large_image_height),
		alt: picture.alt,
		title: caption || picture.title,
	};
}

function pixels(text: string | undefined): number | undefined {
	return Number(text) > 0 ? Number(text) : undefined;
}
