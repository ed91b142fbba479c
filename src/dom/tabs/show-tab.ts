import type { Tab, TabSet } from './tab-set';

/** Opens one tab and closes the others. Called again, it repairs what another script has changed. */
export function showTab({ tabs }: TabSet, chosen: Tab): void {
	for (const tab of tabs) {
		const isOpen = tab === chosen;
		tab.item.classList.toggle('active', isOpen);
		tab.control.setAttribute('aria-selected', String(isOpen));
		tab.control.tabIndex = isOpen ? 0 : -1;
		// WooCommerce's own script shows and hides by this.
		tab.panel.style.removeProperty('display');
		if (isOpen) open(tab.panel);
		else hide(tab.panel);
	}
}

/** A panel without anything to focus would be skipped by Tab, and with it its text for some readers. */
function open(panel: HTMLElement): void {
	show(panel);
	if (!panel.querySelector('a[href], button, input, select, textarea, [tabindex="0"]')) panel.tabIndex = 0;
}

/**
 * Hidden, but found by the browser's search; out of the flow, because such a panel keeps the theme's margins. Screen readers would
 * still meet it as a panel with nothing in it.
 */
function hide(panel: HTMLElement): void {
	panel.removeAttribute('tabindex');
	panel.setAttribute('hidden', 'until-found');
	panel.setAttribute('aria-hidden', 'true');
	panel.style.position = 'absolute';
}

/** Undoes what opening and closing did. */
export function show(panel: HTMLElement): void {
	panel.removeAttribute('tabindex');
	panel.removeAttribute('hidden');
	panel.removeAttribute('aria-hidden');
	panel.style.removeProperty('position');
}
