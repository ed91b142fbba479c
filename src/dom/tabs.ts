import { controlForKey, isModified } from '../runtime/keys';
import { listen } from '../runtime/listen';

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

/** Whether all tabs are stacked vertically, which depends on the theme and the viewport width. A row that wraps is not vertical. */
export function isVertical({ tabs }: TabSet): boolean {
	const places = tabs.map(({ control }) => control.getBoundingClientRect());
	return places.length > 1 && places.every(({ top, height }, at) => !at || top - places[at - 1]!.top > height / 2);
}

/**
 * Adds the roles and ids of the ARIA tabs pattern; WooCommerce prints most of them, hand-written tabs may lack them.
 *
 * @returns Function that restores the attributes.
 */
export function labelTabs({ list, tabs }: TabSet): () => void {
	const undo: (() => void)[] = [];
	const set = (element: Element, name: string, value: string, isOptional = false) => {
		const before = element.getAttribute(name);
		if (isOptional && before) return;
		element.setAttribute(name, value);
		undo.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
	};
	set(list, 'role', 'tablist');
	for (const { control, item, panel } of tabs) {
		if (item !== control) set(item, 'role', 'presentation');
		set(control, 'role', 'tab');
		set(control, 'aria-controls', panel.id);
		set(control, 'id', `${panel.id}-control`, true);
		set(panel, 'role', 'tabpanel');
		set(panel, 'aria-labelledby', control.id);
	}
	return () => undo.forEach((step) => step());
}

/** Opens one tab and closes the others. A repeated call repairs changes of other scripts. */
export function showTab({ tabs }: TabSet, chosen: Tab): void {
	for (const tab of tabs) {
		const isOpen = tab === chosen;
		tab.item.classList.toggle('active', isOpen);
		tab.control.setAttribute('aria-selected', String(isOpen));
		tab.control.tabIndex = isOpen ? 0 : -1;
		// WooCommerce's own script sets `display`.
		tab.panel.style.removeProperty('display');
		if (isOpen) open(tab.panel);
		else hide(tab.panel);
	}
}

/** Shows a panel. Without a focusable element the panel itself gets a tab stop, so that Tab reaches its text. */
function open(panel: HTMLElement): void {
	show(panel);
	if (!panel.querySelector('a[href], button, input, select, textarea, [tabindex="0"]')) panel.tabIndex = 0;
}

/**
 * Hides a panel with `until-found`, so that find-in-page works; absolute, because the theme's margins would still take space;
 * `aria-hidden`, because screen readers would list an empty panel.
 */
function hide(panel: HTMLElement): void {
	panel.removeAttribute('tabindex');
	panel.setAttribute('hidden', 'until-found');
	panel.setAttribute('aria-hidden', 'true');
	panel.style.position = 'absolute';
}

/** Removes the attributes and styles set by opening and hiding. */
export function show(panel: HTMLElement): void {
	panel.removeAttribute('tabindex');
	panel.removeAttribute('hidden');
	panel.removeAttribute('aria-hidden');
	panel.style.removeProperty('position');
}

/**
 * Adds keyboard control to tabs (TAB-03): arrows, Home and End move between tabs, Space opens. In a vertical layout, as on a phone, up and
 * down work besides left and right.
 *
 * @param reach Called for the tab that the keys have moved to. @default opens the tab
 */
export function followKeys(
	set: TabSet,
	select: (tab: Tab) => void,
	signal: AbortSignal,
	reach: (tab: Tab) => void = select,
): void {
	const { list, tabs } = set;
	const controls = tabs.map(({ control }) => control);
	listen(list, 'keydown', { signal }, (event) => {
		const { key, target } = event;
		const current = controls.find((control) => control === target);
		if (!current || isModified(event)) return;
		const next = key === ' ' ? current : controlForKey(key, current, controls, list, !isVertical(set));
		if (!next) return;
		event.preventDefault();
		event.stopPropagation();
		(key === ' ' ? select : reach)(tabs[controls.indexOf(next)]!);
		next.focus();
	});
	// WooCommerce's script moves to the next tab on each arrow keyup.
	list.addEventListener('keyup', (event) => event.key.startsWith('Arrow') && event.stopPropagation(), { signal });
}
