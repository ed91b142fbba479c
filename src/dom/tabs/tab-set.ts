/** A tab and what it opens. */
export interface Tab {
	/** Link, button or other element with the role. */
	readonly control: HTMLElement;
	/** Its place in the list, which themes mark as `active`. */
	readonly item: HTMLElement;
	readonly panel: HTMLElement;
}

export interface TabSet {
	readonly list: HTMLElement;
	readonly tabs: readonly Tab[];
}

/**
 * Whether the tabs stand below each other, every one: the theme decides, and it may differ with the width of the window. A row that
 * has no room on one line is still a row.
 */
export function isVertical({ tabs }: TabSet): boolean {
	const places = tabs.map(({ control }) => control.getBoundingClientRect());
	return places.length > 1 && places.every(({ top, height }, at) => !at || top - places[at - 1]!.top > height / 2);
}
