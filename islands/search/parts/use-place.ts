import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react';
import { useEffect, type CSSProperties, type RefObject } from 'react';

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
];

/** Shows the panel below its field, in the top layer, while it is open. */
export function usePlace(
	field: HTMLElement,
	panel: RefObject<HTMLElement | null>,
	isOpen: boolean,
): { readonly floating: (element: HTMLElement | null) => void; readonly style: CSSProperties } {
	const { refs, floatingStyles, update, elements } = useFloating({
		placement: 'bottom-start',
		strategy: 'fixed',
		transform: false,
		elements: { reference: field },
		middleware,
	});
	const { floating } = elements;
	useEffect(() => {
		if (isOpen) floating?.showPopover?.();
		else if (floating?.matches(':popover-open')) floating.hidePopover();
		return isOpen && floating ? autoUpdate(field, floating, update) : undefined;
	}, [isOpen, floating, field, update]);
	return {
		style: floatingStyles,
		floating(element) {
			panel.current = element;
			refs.setFloating(element);
		},
	};
}
