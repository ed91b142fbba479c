import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { tween } from '../../src/dom/tween';

/** Milliseconds of a slide (GAL-01); native smooth scrolling guarantees none. */
const SLIDE_DURATION = 500;

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
			const from = row.scrollLeft;
			const distance = frames[target]!.getBoundingClientRect().left - row.getBoundingClientRect().left;
			isSliding = true;
			// Snapping would undo each step.
			row.style.scrollSnapType = 'none';
			stop = tween(
				row,
				distance && !prefersReducedMotion() ? SLIDE_DURATION : 0,
				(part) => (row.scrollLeft = from + distance * part),
				() => {
					row.style.removeProperty('scroll-snap-type');
					isSliding = false;
					look();
				},
			);
		},
	};
}
