import { glide } from '../../../src/dom/glide';

/** Milliseconds of a slide (GAL-01). */
export const SLIDE_DURATION = 500;

/**
 * Scrolls a snapping row sideways in a given time, which the browser's own smooth scrolling does not promise.
 * Whoever touches the row takes over.
 *
 * @param distance Pixels; negative to the left.
 * @param duration Milliseconds; 0 for at once.
 * @param onEnd Called when it is there, or was interrupted.
 * @returns The function that stops it where it is.
 */
export function slideTo(row: HTMLElement, distance: number, duration: number, onEnd: () => void): () => void {
	const from = row.scrollLeft;
	// Snapping would pull back every step of the way.
	row.style.scrollSnapType = 'none';
	return glide(
		row,
		distance ? duration : 0,
		(part) => (row.scrollLeft = from + distance * part),
		() => {
			row.style.removeProperty('scroll-snap-type');
			onEnd();
		},
	);
}
