import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import { SLIDE_DURATION, slideTo } from './slide-to';

export interface Carousel {
	/** Index of the picture that is in view, from 0. */
	readonly current: () => number;
	/** Moves to a picture; beyond the first and the last there is nothing (specification, section 9: no loop). */
	readonly goTo: (index: number, options?: { readonly isInstant?: boolean }) => void;
}

/**
 * The carousel is the row itself: CSS scroll snapping, which a finger, a wheel or Tab can move as well. This only moves it by code
 * and tells which picture it shows.
 *
 * Not swiper: its core brings 20 KB (gzip) more to the start of each product page, a third of what the page may weigh, to make a slide take 20 ms
 * of script in place of 60 (at a quarter of the speed). And the server's row can be swiped before any script has come.
 *
 * @param onShow Called when another picture is in view.
 */
export function createCarousel(
	row: HTMLElement,
	frames: readonly HTMLElement[],
	onShow: (index: number) => void,
	signal: AbortSignal,
): Carousel {
	let current = 0;
	let isSliding = false;
	let stop = () => {};
	let asked = 0;

	const show = (index: number) => {
		if (index === current) return;
		current = index;
		onShow(index);
	};
	const look = () => {
		asked = 0;
		// While it slides by code it is known where it will end.
		if (!isSliding) show(nearest(row, frames));
	};
	// Between layout and paint: for a browser that comes back to where the row was, and for a window that turns.
	const sizes = new ResizeObserver(look);
	sizes.observe(row);
	row.addEventListener('scroll', () => (asked ||= requestAnimationFrame(look)), { passive: true, signal });
	signal.addEventListener('abort', () => {
		sizes.disconnect();
		cancelAnimationFrame(asked);
		stop();
	});

	return {
		current: () => current,
		goTo(index, { isInstant = false } = {}) {
			const target = Math.min(Math.max(index, 0), frames.length - 1);
			const frame = frames[target];
			if (!frame) return;
			stop();
			show(target);
			const distance = frame.getBoundingClientRect().left - row.getBoundingClientRect().left;
			const duration = isInstant || prefersReducedMotion() ? 0 : SLIDE_DURATION;
			isSliding = true;
			stop = slideTo(row, distance, duration, () => {
				isSliding = false;
				show(nearest(row, frames));
			});
		},
	};
}

/** The picture whose beginning is closest to the row's own. */
function nearest(row: HTMLElement, frames: readonly HTMLElement[]): number {
	const { left } = row.getBoundingClientRect();
	const distances = frames.map((frame) => Math.abs(frame.getBoundingClientRect().left - left));
	return Math.max(distances.indexOf(Math.min(...distances)), 0);
}
