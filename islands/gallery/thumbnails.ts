import { createButton, element } from '../../src/dom/element';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { t } from './messages';
import type { Slide } from './parts/slides';

/** Edge of a thumbnail file in pixels, WooCommerce's `gallery_thumbnail`. */
const SIZE = 100;

export type Thumbnails = ReturnType<typeof createThumbnails>;

/**
 * Creates the strip below the carousel (GAL-01). List, items and pictures have the class names of WooCommerce's slider:
 * its variation script finds the first picture by `.flex-control-nav li img`, and themes mark `.flex-active`.
 */
export function createThumbnails(slides: readonly Slide[], onChoose: (index: number) => void) {
	const pictures = slides.map(({ frame }) => {
		const picture = element('img', { alt: '', width: SIZE, height: SIZE, decoding: 'async', draggable: 'false' });
		picture.src = frame.dataset['thumb'] ?? '';
		// Themes set picture heights by aspect ratio, with stronger rules.
		Object.assign(picture.style, { position: 'absolute', inset: '0', inlineSize: '100%', blockSize: '100%' });
		return picture;
	});
	const buttons = slides.map(({ frame, picture }, index) => {
		const alt = frame.dataset['thumbAlt'] || picture.alt;
		const label = t('thumbnail', { current: index + 1, total: slides.length, alt });
		const button = createButton('archipel-gallery__thumbnail', { 'aria-label': label }, pictures[index]!);
		button.addEventListener('click', () => onChoose(index));
		return button;
	});
	const list = element(
		'ol',
		{ class: 'flex-control-nav archipel-gallery__thumbnails archipel-list', 'aria-label': t('thumbnails') },
		...buttons.map((button) => element('li', {}, button)),
	);

	let shown = 0;
	return {
		strip: element('div', { class: 'archipel-gallery__strip' }, list),
		/** WooCommerce's variation script finds and changes them. */
		pictures,
		mark(current: number) {
			buttons.forEach((button, index) => {
				button.ariaCurrent = index === current ? 'true' : null;
				pictures[index]!.classList.toggle('flex-active', index === current);
			});
			if (current !== shown) reveal(list, buttons[current]);
			shown = current;
		},
	};
}

/** Scrolls the strip only, never the page. */
function reveal(list: HTMLElement, button: HTMLElement | undefined): void {
	if (!button) return;
	const [own, place] = [list.getBoundingClientRect(), button.getBoundingClientRect()];
	const beyond = place.left < own.left ? place.left - own.left : Math.max(place.right - own.right, 0);
	if (beyond) list.scrollBy({ left: beyond, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
