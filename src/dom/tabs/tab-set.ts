/** A tab and its panel. */
export interface Tab {
	/** Link, button or other element with the role `tab`. */
	readonly control: HTMLElement;
	/** List item of the tab, which gets the class `active`. */
	readonly item: HTMLElement;
	readonly panel: HTMLElement;
}

export interface TabSet {
	readonly list: HTMLElement;
	readonly tabs: readonly Tab[];
}

/**
 * Whether all tabs are stacked vertically, which depends on the theme and the viewport width. A row that wraps is not
 * vertical.
 */
export function isVertical({ tabs }: TabSet): boolean {
	const places = tabs.map(({ control }) => control.getBoundingClientRect());
	return places.length > 1 && places.every(({ top, height }, at) => !at || top - places[at - 1]!.top > height / 2);
}
