import type { Tab, TabSet } from './tab-set';

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
