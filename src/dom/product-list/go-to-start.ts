import { findList } from '../../shop/product-list/archive-markup';
import { glide } from '../glide';
import { prefersReducedMotion } from '../reduced-motion';

/** Pixels left free above the list, and milliseconds of the scroll (FILT-05). */
const OFFSET = 10;
const DURATION = 1000;

let stop = (): void => {};

/** Ends the way there: the shopper has gone elsewhere. */
export const stayHere = (): void => stop();

/** Brings the start of the list into view, slowly, unless it is there. */
export function scrollToStart(region: HTMLElement): void {
	stop();
	let frame = requestAnimationFrame(() => {
		// A theme's `scroll-behavior: smooth` may still be on its way to what was pressed: it ends here, and the next frame knows where that is.
		scrollTo({ top: scrollY, behavior: 'instant' });
		frame = requestAnimationFrame(go);
	});
	stop = () => cancelAnimationFrame(frame);

	function go(): void {
		const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
		const way = region.getBoundingClientRect().top - padding - OFFSET;
		if (way >= -padding && way < innerHeight / 2) return;
		const from = scrollY;
		stop = glide(window, prefersReducedMotion() ? 0 : DURATION, (part) =>
			scrollTo({ top: from + way * part, behavior: 'instant' }),
		);
	}
}

/** Gives the focus to the list: what is read and reached next is its first product. */
export function focusStart(region: HTMLElement): void {
	const list = (findList(region) ?? region) as HTMLElement;
	if (!list.hasAttribute('tabindex')) {
		list.tabIndex = -1;
		list.addEventListener('blur', () => list.removeAttribute('tabindex'), { once: true });
	}
	list.focus({ preventScroll: true });
}
