import type { Middleware, UseFloatingReturn } from '@floating-ui/react';
import type { CSSProperties } from 'react';

/** Notes the lower edge of a panel, in pixels from the top of the window. The last of the middleware. */
export const lowerEdge: Middleware = {
	name: 'lowerEdge',
	fn: ({ y, rects }) => ({ data: { at: y + rects.floating.height } }),
};

/**
 * The style of a panel that is placed without transforms, with `lowerEdge`. Above its control its lower edge is what stays: with more to show it
 * grows away from the control, never over it and over the pointer on it.
 */
export function awayFromControl({
	floatingStyles,
	placement,
	middlewareData,
}: Pick<UseFloatingReturn, 'floatingStyles' | 'placement' | 'middlewareData'>): CSSProperties {
	if (!placement.startsWith('top')) return floatingStyles;
	// Not `bottom`: the window's lower edge moves with the address bar of a phone, and what a script reads of it does not.
	return { ...floatingStyles, top: middlewareData['lowerEdge']?.['at'], translate: '0 -100%' };
}
