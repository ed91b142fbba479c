import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import type { Track, TrackSource } from './track';

/** Milliseconds without a scroll event after which a row rests; WebKit has no `scrollend`. */
const REST = 100;

/**
 * A row that ends is the browser's own: it scrolls and snaps off the main thread, follows the focus, and swipes before any script has come. Swiper would
 * bring 19 KB (gzip) to move it by a transform; only a loop needs that.
 */
export function scrollTrack({ row, slides, view, onMove, signal }: TrackSource): Track {
	let index = 0;
	let resting = 0;
	// Below zero where lines go from right to left, like `scrollLeft`.
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
