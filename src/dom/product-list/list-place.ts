import { findList } from '../../shop/product-list/archive-markup';

/** Where the shopper is: pixels from the top of the window to an item. What is above may have another height when she comes back. */
export interface ListPlace {
	/** Of the item in its list; -1 for the page itself. */
	readonly item: number;
	readonly top: number;
}

const items = (): Element[] => [...(findList(document)?.children ?? [])];

/** The first item that is in view, or above the window the last. */
export function placeNow(): ListPlace {
	const all = items();
	const seen = all.findIndex((candidate) => candidate.getBoundingClientRect().bottom > 0);
	const item = seen < 0 ? all.length - 1 : seen;
	return { item, top: all[item]?.getBoundingClientRect().top ?? -scrollY };
}

/** Goes there at once. */
export function goToPlace({ item, top }: ListPlace): void {
	const all = items();
	const from = (all[item] ?? all.at(-1))?.getBoundingClientRect().top ?? -scrollY;
	scrollBy({ top: from - top, behavior: 'instant' });
}

/**
 * Goes there after a step through the history, instead of the browser: of two quick steps Chromium restores the place of the first. A reload is the
 * browser's again.
 */
export function returnTo(place: ListPlace): void {
	const mode = history.scrollRestoration;
	history.scrollRestoration = 'manual';
	goToPlace(place);
	requestAnimationFrame(() => requestAnimationFrame(() => (history.scrollRestoration = mode)));
}

/** For what was kept by a page that may have been another. */
export const isPlace = (value: unknown): value is ListPlace => {
	const { item, top } = (value ?? {}) as Partial<ListPlace>;
	return Number.isInteger(item) && Number.isFinite(top);
};
