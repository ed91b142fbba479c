import { isModified } from '../../runtime/keys';
import { isVertical, type Tab, type TabSet } from './tab-set';

interface Options {
	readonly signal: AbortSignal;
	/** Hears clicks before the tabs themselves, on which scripts of a theme listen. @default false */
	readonly isFirst?: boolean;
	/** Arrow keys only move the focus, because what a tab shows may have to be asked for: a press opens it. @default false */
	readonly isManual?: boolean;
}

/** Opens tabs by click and keyboard, as the pattern for tabs wants it (TAB-03). */
export function followTabs(
	set: TabSet,
	select: (tab: Tab) => void,
	{ signal, isFirst = false, isManual = false }: Options,
): void {
	const { list, tabs } = set;
	list.addEventListener(
		'click',
		(event) => {
			const tab = tabs.find(({ control }) => control.contains(event.target as Node));
			if (!tab || event.defaultPrevented || isModified(event)) return;
			event.preventDefault();
			// WooCommerce's script, where it stays for its stars, listens on the body.
			event.stopPropagation();
			select(tab);
		},
		{ capture: isFirst, signal },
	);
	list.addEventListener(
		'keydown',
		(event) => {
			const { key } = event;
			const at = tabs.findIndex(({ control }) => control === event.target);
			if (at < 0 || isModified(event)) return;
			const isRtl = getComputedStyle(list).direction === 'rtl';
			// A button makes a click of it by itself.
			const isPressed = key === ' ' && !tabs[at]!.control.matches('button');
			const target = isPressed ? at : tabForKey(key, at, tabs.length, { isVertical: isVertical(set), isRtl });
			if (target === undefined) return;
			event.preventDefault();
			event.stopPropagation();
			const { control } = tabs[target]!;
			if (isPressed || !isManual) select(tabs[target]!);
			else for (const tab of tabs) tab.control.tabIndex = tab.control === control ? 0 : -1;
			control.focus();
		},
		{ signal },
	);
	// WooCommerce's script moves on with each release of an arrow key.
	list.addEventListener('keyup', (event) => event.key.startsWith('Arrow') && event.stopPropagation(), { signal });
}

/** Index of the tab that a key leads to; `undefined` for a key that is none of theirs (TAB-03). */
export function tabForKey(
	key: string,
	current: number,
	count: number,
	{ isVertical, isRtl }: { readonly isVertical: boolean; readonly isRtl: boolean },
): number | undefined {
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	const forward = isVertical ? 'ArrowDown' : isRtl ? 'ArrowLeft' : 'ArrowRight';
	const backward = isVertical ? 'ArrowUp' : isRtl ? 'ArrowRight' : 'ArrowLeft';
	if (key === forward) return (current + 1) % count;
	if (key === backward) return (current + count - 1) % count;
	return undefined;
}
