import { tween } from '../../../src/dom/tween';

/** Milliseconds of a slide (GAL-01). */
export const SLIDE_DURATION = 500;

/**
 * Scrolls a snapping row horizontally in a fixed time, which native smooth scrolling does not guarantee.
 * Input on the row stops the scroll.
 *
 * @param distance Pixels; negative to the left.
 * @param duration Milliseconds; 0: instantly.
 * @param onEnd Called at the end, or when stopped.
 * @returns Function that stops the scroll.
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
