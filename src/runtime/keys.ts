import { listen } from './listen';

/** Whether an event has a modifier key or is not of the main mouse button; the browser's own action runs then. */
export function isModified(event: Event): boolean {
	const press = event as MouseEvent;
	return press.button > 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
}

/**
 * Returns the clicked control that matches a selector, if the click is neither handled already nor modified.
 * (No `instanceof Element`: an element of another document fails it.)
 */
export function clickedControl<E extends HTMLElement = HTMLElement>(event: Event, selector: string): E | undefined {
	if (event.defaultPrevented || isModified(event)) return undefined;
	return (event.target as Partial<Element>).closest?.<E>(selector) ?? undefined;
}

/**
 * Answers clicks on the controls that match a selector, in place of the browser.
 *
 * @param press Returns false to let the browser act after all.
 */
export function onPress<E extends HTMLElement = HTMLElement>(
	host: EventTarget,
	selector: string,
	signal: AbortSignal,
	press: (control: E, event: MouseEvent) => boolean | void,
): void {
	listen(host, 'click', { signal }, (event) => {
		const control = clickedControl<E>(event, selector);
		if (control && press(control, event as MouseEvent) !== false) event.preventDefault();
	});
}

/**
 * Returns the control that a key moves to in a row with one tab stop, wrapping around; `undefined` for other keys. In right-to-left rows the left and
 * right keys are swapped.
 *
 * @param isHorizontal Ignores up and down, which scroll the page. @default false: keys of both axes count
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

export function makeTabStop(chosen: Element, controls: Iterable<HTMLElement>): void {
	for (const control of controls) control.tabIndex = control === chosen ? 0 : -1;
}

/** Selector of links that a key presses. Enter on a link with an address is handled by the browser. */
const PRESSED: Readonly<Record<string, string>> = { ' ': 'a[role=button]', Enter: 'a[role=button]:not([href])' };

/** Links with role `button` answer to Space and Enter like buttons (RT-12). */
export function activateRoleButtons(): void {
	document.addEventListener('keydown', (event) => {
		const target = event.target as HTMLElement;
		const pressed = PRESSED[event.key];
		if (!pressed || event.defaultPrevented || isModified(event) || !target.matches?.(pressed)) return;
		// Prevents scrolling; a held key counts as one press.
		event.preventDefault();
		if (!event.repeat) target.click();
	});
}
