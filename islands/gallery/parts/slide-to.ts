/** Milliseconds of a slide (specification, section 9). */
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
	const listening = new AbortController();
	let frame = 0;

	const stop = () => {
		if (listening.signal.aborted) return;
		listening.abort();
		cancelAnimationFrame(frame);
		// Snapping would pull back every step of the way.
		row.style.removeProperty('scroll-snap-type');
		onEnd();
	};
	if (duration <= 0 || !distance) {
		row.scrollLeft = from + distance;
		stop();
		return stop;
	}
	row.style.scrollSnapType = 'none';
	for (const type of ['pointerdown', 'touchstart', 'wheel']) {
		row.addEventListener(type, stop, { passive: true, signal: listening.signal });
	}
	let began: number | undefined;
	const step = (now: number) => {
		began ??= now;
		const progress = Math.min((now - began) / duration, 1);
		row.scrollLeft = from + distance * ease(progress);
		if (progress < 1) frame = requestAnimationFrame(step);
		else stop();
	};
	frame = requestAnimationFrame(step);
	return stop;
}

/** Slow at both ends. */
const ease = (progress: number): number => (progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2);
