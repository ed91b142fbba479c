import { defineMessages } from '../i18n/define-messages';
import { element } from './element';
import { prefersReducedMotion } from './reduced-motion';
import './scroll-row.css';

const t = defineMessages(
	'scroll-row',
	{ previous: 'Produits précédents', next: 'Produits suivants' },
	{ previous: 'Previous products', next: 'Next products' },
);

/**
 * The two buttons of a row, which stand at the end of the line above it.
 *
 * @param label What a button is called: -1 goes back, 1 goes on.
 * @param press Not called by a button that says it is of no use.
 */
export function rowArrows(
	label: (direction: 1 | -1) => string,
	press: (direction: 1 | -1) => void,
	signal: AbortSignal,
) {
	const buttons = ([-1, 1] as const).map((direction) => {
		const button = element('button', {
			type: 'button',
			class: 'archipel-scroll-row__button archipel-button',
			'data-direction': direction,
			'aria-label': label(direction),
		});
		button.addEventListener('click', () => button.getAttribute('aria-disabled') !== 'true' && press(direction), {
			signal,
		});
		return button;
	});
	return {
		box: element('div', { class: 'archipel-scroll-row' }, ...buttons),
		/** At an end a button stays where the keyboard finds it, and says that it is of no use. */
		setEnds(isStart: boolean, isEnd: boolean) {
			buttons[0]!.setAttribute('aria-disabled', String(isStart));
			buttons[1]!.setAttribute('aria-disabled', String(isEnd));
		},
	};
}

/**
 * Puts two buttons before a row that scrolls, which go on by what is visible; they are there only while it has more than fits. Touch, wheel,
 * snapping and keyboard are the browser's: a carousel library would load 26 KB for these buttons.
 *
 * @param row Its parent is what they are placed in, at the top.
 * @param label What a button is called. @default of products
 * @returns To be called when other things stand in the row.
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
	const refresh = () => {
		const most = row.scrollWidth - row.clientWidth;
		// Fractions of pixels: a row at its end may be a pixel away from it.
		const place = Math.abs(row.scrollLeft);
		box.hidden = most <= 1;
		setEnds(place <= 1, place >= most - 1);
	};

	row.before(box);
	row.addEventListener('scroll', refresh, { signal, passive: true });
	const observer = new ResizeObserver(refresh);
	observer.observe(row);
	refresh();
	signal.addEventListener('abort', () => {
		observer.disconnect();
		box.remove();
	});
	return refresh;
}
