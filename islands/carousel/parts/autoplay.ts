import { pauseControl } from '../../../src/dom/pause-control';
import { messages as t } from '../messages';

/**
 * Moves a carousel automatically. Waits on hover, while the focus is inside, and while the row is not visible (WCAG 2.2.2).
 *
 * @param bar Container of the pause button, which becomes its first child.
 * @param delay Milliseconds between moves.
 * @returns Function that stops autoplay until the button starts it again.
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
		const isSeen = !document.hidden && bottom > 0 && top < innerHeight && bar.checkVisibility?.() !== false;
		return !isSeen || row.matches(':hover') || row.contains(document.activeElement);
	};
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
