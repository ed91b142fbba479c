import { ENTRANCES } from './entrances';
import { reveal } from './reveal';

/** Pixels above the lower edge of the window at which an item appears (WID-04, WID-11). */
const LINE = 150;
/** Maximum delay in seconds. */
const LONGEST = 10;

/**
 * Animates the entrance of items by their server attributes: `data-animation`, and `data-delay` in seconds.
 *
 * @param fallback Values for items with missing or invalid attributes; the delay is in seconds.
 * @param partOf Returns the animated part of an item. @default the item
 */
export function revealItems(
	items: Iterable<HTMLElement>,
	fallback: { readonly animation: string; readonly delay: number },
	signal: AbortSignal,
	partOf: (item: HTMLElement) => HTMLElement = (item) => item,
): void {
	const entrances = Array.from(items, (item) => {
		const seconds = Number.parseFloat(item.dataset['delay'] ?? '');
		return {
			element: partOf(item),
			animation: ENTRANCES.find((name) => name === item.dataset['animation']) ?? fallback.animation,
			delay: 1000 * (seconds >= 0 ? Math.min(seconds, LONGEST) : fallback.delay),
		};
	});
	reveal(entrances, signal, LINE);
}
