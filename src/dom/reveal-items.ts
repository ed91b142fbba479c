import { ENTRANCES } from './entrances';
import { reveal } from './reveal';

/** Pixels above the lower edge of the window at which an item appears (WID-04, WID-11). */
const LINE = 150;
/** Longest wait in seconds. */
const LONGEST = 10;

/**
 * Lets items come into view as the server has written at them: `data-animation`, and `data-delay` in seconds.
 *
 * @param usual For an item at which nothing is written, or nothing that can be read; its delay is in seconds.
 * @param partOf What of an item is animated. @default all of it
 */
export function revealItems(
	items: Iterable<HTMLElement>,
	usual: { readonly animation: string; readonly delay: number },
	signal: AbortSignal,
	partOf: (item: HTMLElement) => HTMLElement = (item) => item,
): void {
	const entrances = Array.from(items, (item) => {
		const seconds = Number.parseFloat(item.dataset['delay'] ?? '');
		return {
			element: partOf(item),
			animation: ENTRANCES.find((name) => name === item.dataset['animation']) ?? usual.animation,
			delay: 1000 * (seconds >= 0 ? Math.min(seconds, LONGEST) : usual.delay),
		};
	});
	reveal(entrances, signal, LINE);
}
