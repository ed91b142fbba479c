import { findList } from '../../shop/product-list/archive-markup';

/** Scroll position as the distance of an item from the viewport top in pixels: content above may have another height on return. */
export interface ListPlace {
	/** Index of the item in its list; -1 for the page itself. */
	readonly item: number;
	readonly top: number;
}

const items = (): Element[] => [...(findList(document)?.children ?? [])];

/** Returns the position of the first visible item, or of the last item if all are above the viewport. */
export function placeNow(): ListPlace {
	const all = items();
	const seen = all.findIndex((candidate) => candidate.getBoundingClientRect().bottom > 0);
	const item = seen < 0 ? all.length - 1 : seen;
	return { item, top: all[item]?.getBoundingClientRect().top ?? -scrollY };
}

/** Scrolls to a position without animation. */
export function goToPlace({ item, top }: ListPlace): void {
	const all = items();
	const from = (all[item] ?? all.at(-1))?.getBoundingClientRect().top ?? -scrollY;
	scrollBy({ top: from - top, behavior: 'instant' });
}

/**
 * Scrolls to a position after a history step, instead of the browser: after two quick steps Chromium restores the position of the first. The scroll
 * restoration mode is reset afterwards, for reloads.
 */
export function returnTo(place: ListPlace): void {
	const mode = history.scrollRestoration;
	history.scrollRestoration = 'manual';
	goToPlace(place);
	requestAnimationFrame(() => requestAnimationFrame(() => (history.scrollRestoration = mode)));
}

/** Checks a stored value, which another build may have written. */
export const isPlace = (value: unknown): value is ListPlace => {
	const { item, top } = (value ?? {}) as Partial<ListPlace>;
	return Number.isInteger(item) && Number.isFinite(top);
};

/** @returns Function that tells whether the customer has scrolled, pressed or typed since. */
export function moved(): () => boolean {
	let hasMoved = false;
	const note = () => void (hasMoved = true);
	for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
		addEventListener(type, note, { once: true, passive: true, capture: true });
	return () => hasMoved;
}
