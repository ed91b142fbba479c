import type { TabSet } from './tab-set';

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
