import { controlForKey, isModified } from '../../runtime/keys';
import { isVertical, type Tab, type TabSet } from './tab-set';

/**
 * The keys of tabs (TAB-03): arrows, Home and End go from one to the other, Space opens. Where they stand below each other, as on a phone, up and
 * down count beside left and right, which a list of tabs is said to have.
 *
 * @param reach What becomes of a tab that was gone to. @default it is opened too
 */
export function followKeys(
	set: TabSet,
	select: (tab: Tab) => void,
	signal: AbortSignal,
	reach: (tab: Tab) => void = select,
): void {
	const { list, tabs } = set;
	const controls = tabs.map(({ control }) => control);
	list.addEventListener(
		'keydown',
		(event) => {
			const { key, target } = event;
			const current = controls.find((control) => control === target);
			if (!current || isModified(event)) return;
			const next = key === ' ' ? current : controlForKey(key, current, controls, list, !isVertical(set));
			if (!next) return;
			event.preventDefault();
			event.stopPropagation();
			(key === ' ' ? select : reach)(tabs[controls.indexOf(next)]!);
			next.focus();
		},
		{ signal },
	);
	// WooCommerce's script moves on with each release of an arrow key.
	list.addEventListener('keyup', (event) => event.key.startsWith('Arrow') && event.stopPropagation(), { signal });
}
