import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { tween } from '../../src/dom/tween';

/**
 * The carousel is the row itself: CSS scroll snapping, also moved by touch, wheel or Tab. This function only moves the row by code
 * and reports the visible picture.
 *
 * Not Swiper: its core adds 20 KB (gzip) to the start of each product page, a third of the page's budget, to reduce the script time of a slide from
 * 60 to 20 ms (at a quarter of the speed). And the server's row can be swiped before any script has loaded.
 */
export function createCarousel(
	row: HTMLElement,
	frames: readonly HTMLElement[],
	onShow: (index: number) => void,
	signal: AbortSignal,
) {
	let current = 0;
	let isSliding = false;
	let stop = () => {};

	const show = (index: number) => {
		if (index === current) return;
		current = index;
		onShow(index);
	};
	// An observer instead of positions read on `scroll` and `resize`: reading forces a layout between two frames.
	const sight = new IntersectionObserver(
		(entries) => {
			const seen = entries.find(({ intersectionRatio }) => intersectionRatio > 0.5);
			// During a slide by code the target is already set.
			if (seen && !isSliding) show(frames.indexOf(seen.target as HTMLElement));
		},
		{ root: row, threshold: 0.5 },
	);
	/** Observes the frames again: the observer reports in the next frame. */
	const look = () => {
		sight.disconnect();
		for (const frame of frames) sight.observe(frame);
	};
	look();
	signal.addEventListener('abort', () => {
		sight.disconnect();
		stop();
	});

	return {
		/** Returns the index of the visible picture, from 0. */
		current: () => current,
		/** Moves to a picture; beyond the first and the last there is nothing: it does not loop. */
		goTo(index: number) {
			const target = Math.min(Math.max(index, 0), frames.length - 1);
			stop();
			show(target);
			const distance = frames[target]!.getBoundingClientRect().left - row.getBoundingClientRect().left;
			const duration = prefersReducedMotion() ? 0 : SLIDE_DURATION;
			isSliding = true;
			stop = slideTo(row, distance, duration, () => {
				isSliding = false;
				look();
			});
		},
	};
}

/** Milliseconds of a slide (GAL-01). */
const SLIDE_DURATION = 500;

/**
 * Scrolls a snapping row horizontally in a fixed time, which native smooth scrolling does not guarantee. Input on the row stops the scroll.
 *
 * @param distance Pixels; negative to the left. @param duration Milliseconds; 0: instantly. @returns Function that stops the scroll.
 */
export function slideTo(row: HTMLElement, distance: number, duration: number, onEnd: () => void): () => void {
	const from = row.scrollLeft;
	// Snapping would undo each step.
	row.style.scrollSnapType = 'none';
	return tween(
		row,
		distance ? duration : 0,
		(part) => (row.scrollLeft = from + distance * part),
		() => {
			row.style.removeProperty('scroll-snap-type');
			onEnd();
		},
	);
}
