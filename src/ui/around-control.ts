import {
	flip,
	offset,
	shift,
	size,
	type MiddlewareState,
	type SizeOptions,
	type UseFloatingReturn,
} from '@floating-ui/react';
import type { CSSProperties } from 'react';

/** Pixels between a panel and the viewport edges. */
const padding = 8;

/** Middleware of a panel that stays inside the viewport, above its control if there is more room. @param gap Pixels between them. */
export const aroundControl = (gap: number, apply: SizeOptions['apply']) => [
	offset(gap),
	flip({ padding, crossAxis: false }),
	shift({ padding }),
	size({ padding, apply }),
	// Records the lower edge of the panel, in pixels from the viewport top: the last one.
	{ name: 'lowerEdge', fn: ({ y, rects }: MiddlewareState) => ({ data: { at: y + rects.floating.height } }) },
];

/**
 * Returns the style of a panel positioned without transforms, with `aroundControl`. Above its control the panel is anchored at its lower edge, so
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
