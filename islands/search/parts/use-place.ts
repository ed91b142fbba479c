import { autoUpdate, flip, offset, shift, size, useFloating, type Middleware } from '@floating-ui/react';
import { useEffect, type CSSProperties } from 'react';

/** Pixels between the panel and its field, and between it and the edges of the window. */
const GAP = 6;
const EDGE = 8;

/** The lower edge of the panel, in pixels from the top of the window. */
const lowerEdge: Middleware = {
	name: 'lowerEdge',
	fn: ({ y, rects }) => ({ data: { at: y + rects.floating.height } }),
};

const middleware = [
	offset(GAP),
	flip({ padding: EDGE, crossAxis: false }),
	shift({ padding: EDGE }),
	size({
		padding: EDGE,
		apply({ availableHeight, elements: { floating }, rects: { reference } }) {
			floating.style.setProperty('--archipel-available', `${Math.floor(availableHeight)}px`);
			floating.style.setProperty('--archipel-field', `${Math.round(reference.width)}px`);
		},
	}),
	lowerEdge,
];

/**
 * Shows the panel below its field, in the top layer, while it is open; above where there is more room. There its lower edge is what stays: with
 * more to show it grows away from the field, never over it and over the pointer in it. @returns Its style.
 */
export function usePlace(field: HTMLElement, panel: HTMLElement | null, isOpen: boolean): CSSProperties {
	const { floatingStyles, placement, middlewareData, update } = useFloating({
		placement: 'bottom-start',
		strategy: 'fixed',
		transform: false,
		elements: { reference: field, floating: panel },
		middleware,
	});
	useEffect(() => {
		if (isOpen) panel?.showPopover?.();
		// Moved to another place in the page it is closed already.
		else if (panel?.matches(':popover-open')) panel.hidePopover();
		return isOpen && panel ? autoUpdate(field, panel, update) : undefined;
	}, [isOpen, panel, field, update]);
	if (!placement.startsWith('top')) return floatingStyles;
	// Not `bottom`: the window's lower edge moves with the address bar of a phone, and what a script reads of it does not.
	return { ...floatingStyles, top: middlewareData['lowerEdge']?.['at'], translate: '0 -100%' };
}
