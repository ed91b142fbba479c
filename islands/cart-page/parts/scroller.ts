import { element } from '../../../src/dom/element';
import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import './scroller.css';

export interface ScrollerOptions {
	/** Labels of the two buttons. */
	readonly previous: string;
	readonly next: string;
	readonly signal: AbortSignal;
}

/**
 * Two buttons for a row that scrolls sideways by itself (`overflow-x`, `scroll-snap`): touch, wheel and keyboard are the
 * browser's. They stand before the row, are there only while it has more than fits, and go on by what is visible.
 */
export function addScroller(track: HTMLElement, { previous, next, signal }: ScrollerOptions): void {
	const buttons = ([-1, 1] as const).map((direction) => {
		const button = element('button', {
			type: 'button',
			class: 'archipel-scroller__button archipel-button',
			'data-direction': direction,
			'aria-label': direction < 0 ? previous : next,
		});
		button.addEventListener('click', () => scroll(direction), { signal });
		return button;
	});
	const box = element('div', { class: 'archipel-scroller' }, ...buttons);
	const scroll = (direction: 1 | -1) => {
		const sign = getComputedStyle(track).direction === 'rtl' ? -direction : direction;
		track.scrollBy({ left: sign * track.clientWidth, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
	};
	/** At an end a button stays where the keyboard finds it, and says that it is of no use. */
	const refresh = () => {
		const most = track.scrollWidth - track.clientWidth;
		// Fractions of pixels: a row at its end may be a pixel away from it.
		const place = Math.abs(track.scrollLeft);
		box.hidden = most <= 1;
		buttons[0]!.setAttribute('aria-disabled', String(place <= 1));
		buttons[1]!.setAttribute('aria-disabled', String(place >= most - 1));
	};

	track.before(box);
	track.addEventListener('scroll', refresh, { signal, passive: true });
	const observer = new ResizeObserver(refresh);
	observer.observe(track);
	refresh();
	signal.addEventListener('abort', () => {
		observer.disconnect();
		box.remove();
	});
}
