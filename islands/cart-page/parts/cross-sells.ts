import { element } from '../../../src/dom/element';
import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import { t } from '../messages';
import './cross-sells.css';

/**
 * Cross-sells as a row that scrolls (CP-06). `host.css` makes it before the first paint, and touch, wheel, snapping and keyboard
 * are the browser's: a carousel library would load 26 KB for the two buttons that are added here. They stand before the row, are
 * there only while it has more than fits, and go on by what is visible.
 *
 * @param toShow Products side by side in a wide row.
 */
export function addCrossSells(toShow: number, signal: AbortSignal): void {
	for (const section of document.querySelectorAll<HTMLElement>('.cross-sells')) {
		section.style.setProperty('--archipel-cart-page-slides', String(toShow));
		const row = section.querySelector<HTMLElement>('ul.products');
		if (row) addButtons(row, signal);
	}
}

function addButtons(row: HTMLElement, signal: AbortSignal): void {
	const buttons = ([-1, 1] as const).map((direction) => {
		const button = element('button', {
			type: 'button',
			class: 'archipel-cart-page__scroll archipel-button',
			'data-direction': direction,
			'aria-label': t(direction < 0 ? 'previous' : 'next'),
		});
		button.addEventListener('click', () => scroll(direction), { signal });
		return button;
	});
	const box = element('div', { class: 'archipel-cart-page__scroller' }, ...buttons);
	const scroll = (direction: 1 | -1) => {
		const sign = getComputedStyle(row).direction === 'rtl' ? -direction : direction;
		row.scrollBy({ left: sign * row.clientWidth, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
	};
	/** At an end a button stays where the keyboard finds it, and says that it is of no use. */
	const refresh = () => {
		const most = row.scrollWidth - row.clientWidth;
		// Fractions of pixels: a row at its end may be a pixel away from it.
		const place = Math.abs(row.scrollLeft);
		box.hidden = most <= 1;
		buttons[0]!.setAttribute('aria-disabled', String(place <= 1));
		buttons[1]!.setAttribute('aria-disabled', String(place >= most - 1));
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
}
