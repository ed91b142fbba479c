/** With a key held down, or another button than the first, the browser does something of its own. */
export function isModified(event: Event): boolean {
	const press = event as MouseEvent;
	return press.button > 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
}

/**
 * What a click is meant for, among the controls of a selector, if it is nobody else's: neither handled before nor modified.
 * (An element of another document is none of our `Element`.)
 */
export function clickedControl<E extends HTMLElement = HTMLElement>(
	event: MouseEvent,
	selector: string,
): E | undefined {
	if (event.defaultPrevented || isModified(event)) return undefined;
	return (event.target as Partial<Element>).closest?.<E>(selector) ?? undefined;
}

/**
 * Which control a key leads to in a row that is one stop of the Tab key, round its ends; `undefined` for a key that is none of theirs. Where the row is
 * written from right to left, the keys for left and right change places.
 *
 * @param isHorizontal Up and down are not theirs: they scroll the page. @default keys of both directions count
 */
export function controlForKey<Control extends Element>(
	key: string,
	current: Element,
	controls: readonly Control[],
	row: Element,
	isHorizontal = false,
): Control | undefined {
	const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
	const across = { ArrowRight: forward, ArrowLeft: -forward }[key];
	const step = across ?? (isHorizontal ? undefined : { ArrowDown: 1, ArrowUp: -1 }[key]);
	if (step) return controls.at((controls.indexOf(current as Control) + step) % controls.length);
	return key === 'Home' ? controls[0] : key === 'End' ? controls.at(-1) : undefined;
}

/** Makes a control the one of its row that the Tab key stops at. */
export function makeTabStop(chosen: Element, controls: Iterable<HTMLElement>): void {
	for (const control of controls) control.tabIndex = control === chosen ? 0 : -1;
}
