import { listen } from '../../runtime/listen';
import { controlForKey, isModified } from '../../runtime/keys';
import { isVertical, type Tab, type TabSet } from './tab-set';

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
