import { defineMessages } from '../i18n/define-messages';
import { createButton, element } from './element';
import { onResize } from './on-resize';
import { prefersReducedMotion } from './reduced-motion';
import './scroll-row.css';

const t = defineMessages('scroll-row', {
	previous: ['Produits précédents', 'Previous products'],
	next: ['Produits suivants', 'Next products'],
});

/**
 * Creates the previous and next button of a row, placed at the end of the line above it.
 *
 * @param label Accessible name of a button: -1 goes back, 1 forward.
 * @param press Called on a press, unless the button has `aria-disabled`.
 */
export function rowArrows(
	label: (direction: 1 | -1) => string,
	press: (direction: 1 | -1) => void,
	signal: AbortSignal,
) {
	const buttons = ([-1, 1] as const).map((direction) => {
		const button = createButton('archipel-scroll-row__button archipel-quiet-button archipel-chevron', {
			'data-direction': direction,
			'aria-label': label(direction),
		});
		button.addEventListener('click', () => button.getAttribute('aria-disabled') !== 'true' && press(direction), {
			signal,
		});
		return button;
	});
	return {
		box: element('div', { class: 'archipel-scroll-row archipel-screen-only' }, ...buttons),
		/** At an end the button stays focusable, with `aria-disabled`. */
		setEnds(isStart: boolean, isEnd: boolean) {
			buttons[0]!.setAttribute('aria-disabled', String(isStart));
			buttons[1]!.setAttribute('aria-disabled', String(isEnd));
		},
	};
}

/**
 * Adds two buttons before a scrolling row, which scroll by its visible width; hidden if everything fits. Touch, wheel, snapping and keyboard
 * are handled by the browser: a carousel library would load 26 KB for these buttons.
 *
 * @param row Scrolling element; the buttons are positioned at the top of its parent.
 * @param label Accessible name of a button. @default names for products
 * @returns Function to call after the content of the row has changed.
 */
export function addRowButtons(
	row: HTMLElement,
	signal: AbortSignal,
	label = (direction: 1 | -1) => t(direction < 0 ? 'previous' : 'next'),
): () => void {
	const { box, setEnds } = rowArrows(label, (direction) => scroll(direction), signal);
	const scroll = (direction: 1 | -1) => {
		const sign = getComputedStyle(row).direction === 'rtl' ? -direction : direction;
		row.scrollBy({ left: sign * row.clientWidth, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
	};
	const measure = () => {
		const most = row.scrollWidth - row.clientWidth;
		// Subpixel positions: a row at its end may be off by a pixel.
		const place = Math.abs(row.scrollLeft);
		return () => {
			box.hidden = most <= 1;
			setEnds(place <= 1, place >= most - 1);
		};
	};
	const refresh = () => measure()();

	row.before(box);
	row.addEventListener('scroll', refresh, { signal, passive: true });
	onResize(row, measure, signal);
	signal.addEventListener('abort', () => box.remove());
	return refresh;
}
