/** A row of slides that can be moved. Indexes are in the order in which the server printed the slides, from 0. */
export interface Track {
	/** The first slide in view. */
	readonly index: () => number;
	/** Beyond an end it goes to the other one. */
	readonly step: (direction: 1 | -1) => void;
	readonly goTo: (index: number) => void;
}

/**
 * Slides in the order in which the server printed them, of rows that left the page in another: put back where nobody sees them, Chromium
 * would keep their pictures for ever.
 */
export const printedOrder = new WeakMap<Element, readonly HTMLElement[]>();

/** What a track is made of. */
export interface TrackSource {
	readonly row: HTMLElement;
	readonly slides: readonly HTMLElement[];
	/** Slides side by side, now. */
	readonly view: () => number;
	/** Called when another slide is the first in view. */
	readonly onMove: () => void;
	readonly signal: AbortSignal;
}
