import { signal } from '@preact/signals-core';
import { openView } from '../../../src/dom/open-view';
import type { IslandContext } from '../../../src/runtime/define-island';
import { lazyView } from '../../../src/runtime/lazy-view';

const isOpen = signal(false);
const drawers = new WeakMap<AbortSignal, ReturnType<typeof drawerOf>>();
const drawerOf = (context: IslandContext, side: HTMLElement) =>
	lazyView(context, () => import('../side-drawer'), { side, isOpen, onClose: () => void (isOpen.value = false) });

/** Shows the filters of a theme's sidebar, which is below all products on a phone, in a drawer (LIST-07). */
export function openSide(context: IslandContext, side: HTMLElement, link: HTMLElement): void {
	const drawer = drawers.get(context.signal) ?? drawerOf(context, side);
	drawers.set(context.signal, drawer);
	// Before its files have come: a second try after a failure opens it as well.
	isOpen.value = true;
	void openView(drawer, link);
}
