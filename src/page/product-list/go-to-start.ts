import { findList } from '../../shop/product-list/archive-markup';
import { tween } from '../../dom/tween';
import { prefersReducedMotion } from '../../dom/reduced-motion';

/** Pixels left free above the list, and milliseconds of the scroll (FILT-05). */
const OFFSET = 10;
const DURATION = 1000;

let stop = (): void => {};

/** Stops the scroll animation, after another navigation. */
export const stopScrolling = (): void => stop();

/** Scrolls smoothly to the start of the list, unless it is visible. */
export function scrollToStart(region: HTMLElement): void {
	stop();
	let frame = requestAnimationFrame(() => {
		// Stops a running smooth scroll of the theme to the pressed control; the next frame measures the final position.
		scrollTo({ top: scrollY, behavior: 'instant' });
		frame = requestAnimationFrame(go);
	});
	stop = () => cancelAnimationFrame(frame);

	function go(): void {
		const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
		const way = region.getBoundingClientRect().top - padding - OFFSET;
		if (way >= -padding && way < innerHeight / 2) return;
		const from = scrollY;
		stop = tween(window, prefersReducedMotion() ? 0 : DURATION, (part) =>
			scrollTo({ top: from + way * part, behavior: 'instant' }),
		);
	}
}

/** Focuses the list, so that reading and Tab continue at its first product. */
export function focusStart(region: HTMLElement): void {
	const list = (findList(region) ?? region) as HTMLElement;
	if (!list.hasAttribute('tabindex')) {
		list.tabIndex = -1;
		list.addEventListener('blur', () => list.removeAttribute('tabindex'), { once: true });
	}
	list.focus({ preventScroll: true });
}
