import type { Middleware, UseFloatingReturn } from '@floating-ui/react';
import type { CSSProperties } from 'react';

/** Middleware that records the lower edge of a panel, in pixels from the viewport top. Must be the last one. */
export const lowerEdge: Middleware = {
	name: 'lowerEdge',
	fn: ({ y, rects }) => ({ data: { at: y + rects.floating.height } }),
};

/**
 * Returns the style of a panel positioned without transforms, with `lowerEdge`. Above its control the panel is anchored at its lower edge, so
 * that it grows away from the control, not over it.
 */
export function awayFromControl({
	floatingStyles,
	placement,
	middlewareData,
}: Pick<UseFloatingReturn, 'floatingStyles' | 'placement' | 'middlewareData'>): CSSProperties {
	if (!placement.startsWith('top')) return floatingStyles;
	// Not `bottom`: the lower viewport edge moves with a phone's address bar, but the height that scripts read does not change.
	return { ...floatingStyles, top: middlewareData['lowerEdge']?.['at'], translate: '0 -100%' };
}
