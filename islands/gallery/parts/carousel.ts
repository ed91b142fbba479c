import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import { SLIDE_DURATION, slideTo } from './slide-to';

export interface Carousel {
	/** Index of the picture that is in view, from 0. */
	readonly current: () => number;
	/** Moves to a picture; beyond the first and the last there is nothing: it does not loop. */
	readonly goTo: (index: number) => void;
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

	const show = (index: number) => {
		if (index === current) return;
		current = index;
		onShow(index);
	};
	// An observer, not positions read at `scroll` and `resize`: reading makes the browser lay the page out between two frames.
	const sight = new IntersectionObserver(
		(entries) => {
			const seen = entries.find(({ intersectionRatio }) => intersectionRatio > 0.5);
			// While it slides by code it is known where it will end.
			if (seen && !isSliding) show(frames.indexOf(seen.target as HTMLElement));
		},
		{ root: row, threshold: 0.5 },
	);
	/** Asks anew for what is in view: the answer comes with the next frame. */
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
		current: () => current,
		goTo(index) {
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
