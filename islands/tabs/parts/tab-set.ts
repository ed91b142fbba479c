/** A tab and what it opens. */
export interface Tab {
	readonly control: HTMLAnchorElement;
	/** Its place in the list, which themes mark as `active`. */
	readonly item: HTMLElement;
	readonly panel: HTMLElement;
}

export interface TabSet {
	readonly list: HTMLElement;
	readonly tabs: readonly Tab[];
}

/** The list of links and the panels that they lead to; `undefined` if there is nothing to choose from. */
export function readTabSet(host: HTMLElement): TabSet | undefined {
	const list = host.querySelector<HTMLElement>('.wc-tabs, ul.tabs, [role=tablist]');
	if (!list) return undefined;
	const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((control) => {
		const panel = document.getElementById(decodeURIComponent(control.hash.slice(1)));
		return panel && host.contains(panel) ? [{ control, item: control.closest('li') ?? control, panel }] : [];
	});
	return tabs.length ? { list, tabs } : undefined;
}

/**
 * Whether the tabs stand below each other, every one: the theme decides, and it may differ with the width of the window. A row that
 * has no room on one line is still a row.
 */
export function isVertical({ tabs }: TabSet): boolean {
	const places = tabs.map(({ control }) => control.getBoundingClientRect());
	return places.length > 1 && places.every(({ top, height }, at) => !at || top - places[at - 1]!.top > height / 2);
}
