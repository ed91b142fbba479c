import { pauseControl } from '../../../src/dom/pause-control';
import { messages as t } from '../messages';

/**
 * Moves a carousel by itself. It waits while it is pointed at, while something in it has the focus, and while nobody can see it (WCAG 2.2.2).
 *
 * @param bar Where the control that stops and starts it stands, before all others.
 * @param delay Milliseconds.
 * @returns Stops it for good, until it is started by its control.
 */
export function autoplay(
	host: HTMLElement,
	row: HTMLElement,
	bar: HTMLElement,
	name: string,
	step: () => void,
	delay: number,
	signal: AbortSignal,
): () => void {
	let timer = 0;
	const isWaiting = () => {
		const { top, bottom } = host.getBoundingClientRect();
		const isSeen = !document.hidden && bottom > 0 && top < innerHeight && bar.checkVisibility();
		return !isSeen || row.matches(':hover') || row.contains(document.activeElement);
	};
	/** From now on it is the whole time to the next move. */
	const rewind = () => {
		clearInterval(timer);
		if (isOn()) timer = window.setInterval(() => isWaiting() || step(), delay);
	};
	const { button, set, isOn } = pauseControl((on) => t(on ? 'stop' : 'start', { name }), rewind, signal);
	row.addEventListener('pointerleave', rewind, { signal });
	row.addEventListener('focusout', rewind, { signal });
	signal.addEventListener('abort', () => clearInterval(timer));
	bar.prepend(button);
	rewind();
	return () => set(false);
}
