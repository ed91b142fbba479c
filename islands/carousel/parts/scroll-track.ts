import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import type { Track, TrackSource } from './track';

/** Milliseconds without a scroll event until the scroll counts as ended; WebKit has no `scrollend`. */
const REST = 100;

/**
 * Track with two ends, scrolled by the browser: off the main thread, with snapping, follows the focus, swipes before any script. Swiper (19 KB gzip)
 * is needed for loops only.
 */
export function scrollTrack({ row, slides, view, onMove, signal }: TrackSource): Track {
	let index = 0;
	let resting = 0;
	// Negative in right-to-left text, like `scrollLeft`.
	const placeOf = (slide: HTMLElement) => slide.offsetLeft - slides[0]!.offsetLeft;
	const set = (next: number) => {
		index = next;
		onMove();
	};
	const look = () => {
		const distances = slides.map((slide) => Math.abs(placeOf(slide) - row.scrollLeft));
		set(distances.indexOf(Math.min(...distances)));
	};
	const goTo = (asked: number) => {
		const next = Math.min(Math.max(asked, 0), Math.max(slides.length - view(), 0));
		row.scrollTo({ left: placeOf(slides[next]!), behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
		set(next);
	};
	row.addEventListener(
		'scroll',
		() => {
			clearTimeout(resting);
			resting = window.setTimeout(look, REST);
		},
		{ passive: true, signal },
	);
	signal.addEventListener('abort', () => clearTimeout(resting));
	return {
		index: () => index,
		step(direction) {
			const last = slides.length - view();
			const next = index + direction;
			goTo(next < 0 ? last : next > last ? 0 : next);
		},
		goTo,
	};
}
