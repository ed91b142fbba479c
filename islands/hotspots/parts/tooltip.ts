import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { element } from '../../../src/dom/element';
import type { Props } from '../island';

/** Pixels from the end of a tooltip's edge at which its arrow stops (WID-03). */
const INTERSECTION = 16;
/** Minimum pixels between a tooltip and the edges of the viewport. */
const PADDING = 8;

let made = 0;

/**
 * Shows a tooltip beside its point until `signal` aborts: in the top layer, kept inside the viewport.
 *
 * @param onClose Called on Escape, and on a press outside.
 */
export function showTooltip(
	pin: HTMLElement,
	{ title, text }: { readonly title: string; readonly text: string },
	props: Props,
	onClose: () => void,
	signal: AbortSignal,
): HTMLElement {
	const { anim, arrow, side, distance, animDur } = props;
	const id = `archipel-hotspot-${++made}`;
	const look = { class: 'archipel-hotspots__tooltip archipel-surface archipel-screen-only', 'data-anim': anim };
	const tooltip = element(
		'div',
		{ id, role: 'tooltip', popover: 'manual', 'data-arrow': arrow, ...look },
		element('strong', {}, title),
		...(text ? [element('p', { class: 'archipel-box' }, text)] : []),
	);
	const { style } = tooltip;
	const [minWidth, maxWidth] = [props.minWidth, props.maxWidth].map(
		(width) => `min(${width}px, 100vw - ${2 * PADDING}px)`,
	);
	Object.assign(style, { position: 'fixed', minWidth, maxWidth });
	style.setProperty('--archipel-hotspots-duration', `${animDur}ms`);
	const middleware = [offset(distance), flip({ padding: PADDING }), shift({ padding: PADDING })];
	const place = async () => {
		const { x, y, placement } = await computePosition(pin, tooltip, { placement: side, strategy: 'fixed', middleware });
		const point = pin.getBoundingClientRect();
		const [left, top] = [point.left + point.width / 2 - x, point.top + point.height / 2 - y];
		Object.assign(style, { left: `${x}px`, top: `${y}px` });
		style.setProperty('--archipel-arrow-x', `${arrowPlace(left, tooltip.offsetWidth)}px`);
		style.setProperty('--archipel-arrow-y', `${arrowPlace(top, tooltip.offsetHeight)}px`);
		tooltip.dataset['side'] = placement;
	};

	pin.after(tooltip);
	pin.setAttribute('aria-describedby', id);
	tooltip.showPopover?.();
	const stop = autoUpdate(pin, tooltip, () => void place());
	document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal });
	const isInside = (target: Node) => pin.contains(target) || tooltip.contains(target);
	document.addEventListener('pointerdown', ({ target }) => isInside(target as Node) || onClose(), { signal });
	signal.addEventListener('abort', () => {
		stop();
		tooltip.remove();
		pin.removeAttribute('aria-describedby');
	});
	return tooltip;
}

/** Returns the place of the arrow along an edge of a tooltip: at the middle of its point, never at a corner. Pixels from the start of the edge. */
export const arrowPlace = (middle: number, length: number): number =>
	Math.min(Math.max(middle, INTERSECTION), Math.max(length - INTERSECTION, INTERSECTION));
