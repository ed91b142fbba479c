import { autoUpdate, flip, offset, shift, size, useDismiss, useFloating } from '@floating-ui/react';
import type { CSSProperties, PointerEventHandler, ReactNode } from 'react';
import type { Props } from '../island';

/** Pixels from the end of a tooltip's edge at which its arrow stops (WID-03). */
const INTERSECTION = 16;
/** Minimum pixels between a tooltip and the edges of the viewport. */
const PADDING = 8;

interface TooltipProps extends Props {
	readonly id: string;
	readonly pin: HTMLElement;
	readonly title: string;
	readonly text: string;
	/** Called on Escape, and on a press outside. */
	readonly onClose: () => void;
	readonly onPointerEnter?: PointerEventHandler;
	readonly onPointerLeave?: PointerEventHandler;
}

/** Tooltip beside its point, in the top layer, kept inside the viewport. */
export default function Tooltip({
	id,
	pin,
	title,
	text,
	onClose,
	onPointerEnter,
	onPointerLeave,
	...props
}: TooltipProps): ReactNode {
	const { refs, floatingStyles, placement, context } = useFloating({
		open: true,
		onOpenChange: onClose,
		elements: { reference: pin },
		placement: props.side,
		strategy: 'fixed',
		transform: false,
		whileElementsMounted: autoUpdate,
		middleware: [
			offset(props.distance),
			flip({ padding: PADDING }),
			shift({ padding: PADDING }),
			size({
				padding: PADDING,
				apply({ elements: { floating }, rects: { reference, floating: box }, x, y }) {
					const [left, top] = [reference.x + reference.width / 2 - x, reference.y + reference.height / 2 - y];
					floating.style.setProperty('--archipel-arrow-x', `${arrowPlace(left, box.width)}px`);
					floating.style.setProperty('--archipel-arrow-y', `${arrowPlace(top, box.height)}px`);
				},
			}),
		],
	});
	useDismiss(context);

	return (
		<div
			ref={(tooltip) => {
				refs.setFloating(tooltip);
				tooltip?.showPopover?.();
			}}
			id={id}
			role="tooltip"
			popover="manual"
			className="archipel-hotspots__tooltip archipel-surface archipel-screen-only"
			data-anim={props.anim}
			data-side={placement}
			data-arrow={props.arrow || undefined}
			style={
				{
					...floatingStyles,
					minWidth: `min(${props.minWidth}px, 100vw - ${2 * PADDING}px)`,
					maxWidth: `min(${props.maxWidth}px, 100vw - ${2 * PADDING}px)`,
					'--archipel-hotspots-duration': `${props.animDur}ms`,
				} as CSSProperties
			}
			onPointerEnter={onPointerEnter}
			onPointerLeave={onPointerLeave}
		>
			<strong>{title}</strong>
			{text && <p className="archipel-box">{text}</p>}
		</div>
	);
}

/** Returns the place of the arrow along an edge of a tooltip: at the middle of its point, never at a corner. Pixels from the start of the edge. */
export const arrowPlace = (middle: number, length: number): number =>
	Math.min(Math.max(middle, INTERSECTION), Math.max(length - INTERSECTION, INTERSECTION));
