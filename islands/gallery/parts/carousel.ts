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
 * @param onShow Called when another picture is in view.
 */
export function createCarousel(
	row: HTMLElement,
	frames: readonly HTMLElement[],
	onShow: (index: number) => void,
	signal: AbortSignal,
): Carousel {
	let current = nearest(row, frames);
	let stop: (() => void) | undefined;
	let asked = 0;

	const show = (index: number) => {
		if (index === current) return;
		current = index;
		onShow(index);
	};
	row.addEventListener(
		'scroll',
		() => {
			// While it slides by code it is known where it will end.
			if (stop || asked) return;
			asked = requestAnimationFrame(() => {
				asked = 0;
				if (!stop) show(nearest(row, frames));
			});
		},
		{ passive: true, signal },
	);
	signal.addEventListener('abort', () => {
		cancelAnimationFrame(asked);
		stop?.();
	});

	return {
		current: () => current,
		goTo(index, { isInstant = false } = {}) {
			const target = Math.min(Math.max(index, 0), frames.length - 1);
			const frame = frames[target];
			if (!frame) return;
			stop?.();
			show(target);
			const distance = frame.getBoundingClientRect().left - row.getBoundingClientRect().left;
			const duration = isInstant || prefersReducedMotion() ? 0 : SLIDE_DURATION;
			let isOver = false;
			const stopSliding = slideTo(row, distance, duration, () => {
				isOver = true;
				stop = undefined;
				show(nearest(row, frames));
			});
			if (!isOver) stop = stopSliding;
		},
	};
}

/** The picture whose beginning is closest to the row's own. */
function nearest(row: HTMLElement, frames: readonly HTMLElement[]): number {
	const { left } = row.getBoundingClientRect();
	const distances = frames.map((frame) => Math.abs(frame.getBoundingClientRect().left - left));
	return Math.max(distances.indexOf(Math.min(...distances)), 0);
}
