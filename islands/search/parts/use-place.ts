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
		},
	}),
	lowerEdge,
];

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
		return isOpen && panel ? autoUpdate(field, panel, update) : undefined;
	}, [isOpen, panel, field, update]);
	return awayFromControl(floating);
}
