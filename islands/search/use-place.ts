import { autoUpdate, useFloating } from '@floating-ui/react';
import { useEffect, type CSSProperties } from 'react';
import { aroundControl, awayFromControl } from '../../src/ui/around-control';

/** Pixels between the panel and its field. */
const OFFSET = 6;

const middleware = aroundControl(OFFSET, ({ availableHeight, elements: { floating }, rects: { reference } }) => {
	floating.style.setProperty('--archipel-available', `${Math.floor(availableHeight)}px`);
	floating.style.setProperty('--archipel-field', `${Math.round(reference.width)}px`);
	showWholeRows(floating);
});

/** Limits the height of a scrolling product list to whole rows: half a row is unreadable. */
function showWholeRows(panel: HTMLElement): void {
	const list = panel.querySelector<HTMLElement>('[role=listbox]');
	const [all, ...rows] = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].reverse();
	panel.style.removeProperty('--archipel-rows');
	if (!list || all?.dataset['kind'] !== 'all' || list.scrollHeight <= list.clientHeight) return;
	// The option “all” sticks to the bottom of the visible part.
	const heights = rows.map((row) => row.offsetTop + row.offsetHeight + all.offsetHeight);
	const height = heights.find((candidate) => candidate <= list.clientHeight);
	if (height !== undefined) panel.style.setProperty('--archipel-rows', `${height}px`);
}

/** Places the open panel below its field, in the top layer, or above if there is more room. @returns The panel's style. */
export function usePlace(field: HTMLElement, panel: HTMLElement | null, isOpen: boolean): CSSProperties {
	const floating = useFloating({
		placement: 'bottom-start',
		strategy: 'fixed',
		transform: false,
		elements: { reference: field, floating: panel },
		middleware,
	});
	const { update } = floating;
	useEffect(() => {
		if (isOpen) panel?.showPopover?.();
		// Moving an element in the page closes its popover.
		else if (panel?.matches(':popover-open')) panel.hidePopover();
		// In the next frame: an update may resize the observed panel, which browsers report as a ResizeObserver loop.
		return isOpen && panel ? autoUpdate(field, panel, () => void requestAnimationFrame(update)) : undefined;
	}, [isOpen, panel, field, update]);
	// After each render: the content may change without a change of size.
	useEffect(() => {
		if (isOpen) update();
	});
	return awayFromControl(floating);
}
