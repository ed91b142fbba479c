/** Row of slides that can be moved. Indexes follow the printed order of the slides, from 0. */
export interface Track {
	/** Returns the index of the first visible slide. */
	readonly index: () => number;
	/** Moves by one slide; beyond one end continues at the other. */
	readonly step: (direction: 1 | -1) => void;
	readonly goTo: (index: number) => void;
}

/**
 * Printed order of the slides of rows that left the page in another order. Restored on the next mount: Chromium never frees the pictures
 * of slides that are reordered while detached.
 */
export const printedOrder = new WeakMap<Element, readonly HTMLElement[]>();

export interface TrackSource {
	readonly row: HTMLElement;
	readonly slides: readonly HTMLElement[];
	readonly view: () => number;
	readonly onMove: () => void;
	readonly signal: AbortSignal;
}
