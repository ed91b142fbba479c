import { onJQuery } from '../../../src/shop/jquery-bridge';
import { largeImage, readSlides } from './slides';
import type { Thumbnails } from './thumbnails';

/** Fields of a variation used by the gallery; each may be missing (SERVERS.md, S40). */
interface VariationPicture {
	readonly image_id?: unknown;
	readonly image?: { readonly full_src?: unknown } | null;
}

/**
 * Moves to the picture of the chosen variation (GAL-04). The variation form, Archipel's or WooCommerce's, replaces the first picture;
 * if the gallery already contains that picture, the form keeps the first one, and the carousel moves.
 *
 * @param goTo Moves the carousel.
 */
export function followVariation(
	host: HTMLElement,
	thumbnails: Thumbnails | undefined,
	goTo: (index: number) => void,
	signal: AbortSignal,
): void {
	let shown = '';
	const show = (id: string, file: unknown) => {
		if (id === shown) return;
		shown = id;
		// Runs after the form has changed the picture.
		queueMicrotask(() => {
			if (signal.aborted) return;
			const index = readSlides(host).findIndex((slide) => largeImage(slide)?.src === file);
			goTo(Math.max(index, 0));
		});
	};
	const onVariation = (event: Event) => {
		const { target, detail } = event as CustomEvent<{ variation?: VariationPicture } | null>;
		if (!(target instanceof Element) || !target.closest('.product')?.contains(host)) return;
		const { image_id, image } = detail?.variation ?? {};
		show(String(image_id ?? ''), image?.full_src);
	};
	document.addEventListener('archipel:variation-found', onVariation, { signal });
	// Also fired for a choice with several matching variations, and for none.
	document.addEventListener('archipel:variation-image', onVariation, { signal });
	// Events of WooCommerce's own variation script.
	onJQuery(host, 'woocommerce_gallery_reset_slide_position', () => goTo(0), signal);
	thumbnails?.pictures.forEach((picture, index) => onJQuery(picture, 'flexslider-click', () => goTo(index), signal));
}
