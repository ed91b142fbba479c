import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react';
import { useEffect, type CSSProperties } from 'react';
import { awayFromControl, lowerEdge } from '../../../src/ui/lower-edge';

/** Pixels between the panel and its field, and between it and the edges of the window. */
const GAP = 6;
const EDGE = 8;

const middleware = [
	offset(GAP),
	flip({ padding: EDGE, crossAxis: false }),
	shift({ padding: EDGE }),
	size({
		padding: EDGE,
		apply({ availableHeight, elements: { floating }, rects: { reference } }) {
			floating.style.setProperty('--archipel-available', `${Math.floor(availableHeight)}px`);
			floating.style.setProperty('--archipel-field', `${Math.round(reference.width)}px`);
			showWholeRows(floating);
		},
	}),
	lowerEdge,
];

/** Ends a list of products that has to scroll below a whole row: half of one looks broken, and cannot be read. */
function showWholeRows(panel: HTMLElement): void {
	const list = panel.querySelector<HTMLElement>('[role=listbox]');
	const [all, ...rows] = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].reverse();
	panel.style.removeProperty('--archipel-rows');
	if (!list || all?.dataset['kind'] !== 'all' || list.scrollHeight <= list.clientHeight) return;
	// The way to all of it stands below whatever part is in sight.
	const heights = rows.map((row) => row.offsetTop + row.offsetHeight + all.offsetHeight);
	const height = heights.find((candidate) => candidate <= list.clientHeight);
	if (height !== undefined) panel.style.setProperty('--archipel-rows', `${height}px`);
}

/** Shows the panel below its field, in the top layer, while it is open; above where there is more room. @returns Its style. */
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
		// Moved to another place in the page it is closed already.
		else if (panel?.matches(':popover-open')) panel.hidePopover();
		// In the next frame: it may change the size of the panel, which is observed, and the browser takes that for a loop.
		return isOpen && panel ? autoUpdate(field, panel, () => void requestAnimationFrame(update)) : undefined;
	}, [isOpen, panel, field, update]);
	// As high as before, it may show something else.
	useEffect(() => {
		if (isOpen) update();
	});
	return awayFromControl(floating);
}
