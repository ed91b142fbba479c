import { autoUpdate, flip, offset, shift, size, useDismiss, useFloating } from '@floating-ui/react';
import { useEffect, useId, useRef, useState, type CSSProperties, type FocusEvent, type PointerEvent } from 'react';
import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import { t } from '../messages';
import type { Props } from '../props';

/** One entry of the list, and where its point is in percent of the picture. */
export interface Entry {
	readonly item: HTMLDetailsElement;
	readonly across: number;
	readonly down: number;
	readonly title: string;
	readonly text: string;
}

/** Pixels from the end of a tooltip's edge at which its arrow stops (specification §9, minimum intersection). */
const INTERSECTION = 16;
/** Pixels between a tooltip and the edges of the window. */
const EDGE = 8;
/** Milliseconds for which a tooltip stays after the pointer has left, so that the pointer can go to it (WCAG 1.4.13). */
const LINGER = 150;
/** Below it there may be no tooltips. */
const NARROW = '(max-width: 767.98px)';

interface PointProps extends Props {
	readonly entry: Entry;
	readonly number: number;
	/** Whether its entry is the open one. */
	readonly isCurrent: boolean;
}

/** A button on the picture: its tooltip says what its entry says, and the entry opens with it. */
export function Point({ entry, number, isCurrent, ...props }: PointProps) {
	const { trigger, hideMobiles, side, distance, animDur } = props;
	const { item, title, text } = entry;
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const timer = useRef(0);
	const { refs, floatingStyles, placement, context } = useFloating({
		open: isOpen,
		onOpenChange: setIsOpen,
		placement: side,
		strategy: 'fixed',
		transform: false,
		whileElementsMounted: autoUpdate,
		middleware: [
			offset(distance),
			flip({ padding: EDGE }),
			shift({ padding: EDGE }),
			size({
				padding: EDGE,
				apply({ elements: { floating }, rects: { reference, floating: box }, x, y }) {
					const within = (middle: number, length: number) =>
						Math.min(Math.max(middle, INTERSECTION), Math.max(length - INTERSECTION, INTERSECTION));
					const [left, top] = [reference.x + reference.width / 2 - x, reference.y + reference.height / 2 - y];
					floating.style.setProperty('--archipel-arrow-x', `${within(left, box.width)}px`);
					floating.style.setProperty('--archipel-arrow-y', `${within(top, box.height)}px`);
				},
			}),
		],
	});
	useDismiss(context);
	useEffect(() => () => clearTimeout(timer.current), []);

	const set = (next: boolean, after = 0) => {
		clearTimeout(timer.current);
		timer.current = window.setTimeout(() => {
			const hasTooltip = !(hideMobiles && matchMedia(NARROW).matches);
			setIsOpen(next && hasTooltip);
			if (!next) return;
			item.open = true;
			if (!hasTooltip)
				item.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
		}, after);
	};
	const leave = () => set(false, LINGER);
	const hover = trigger === 'hover' && {
		onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && set(true, isOpen ? 0 : props.delay),
		onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave(),
	};
	const focus = trigger === 'hover' && {
		onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && set(true),
		onBlur: leave,
	};

	return (
		<li className="archipel-hotspots__point" style={{ insetInlineStart: `${entry.across}%`, top: `${entry.down}%` }}>
			<button
				ref={refs.setReference}
				type="button"
				className="archipel-hotspots__pin archipel-button"
				aria-label={t('point', { number, title })}
				aria-expanded={isOpen}
				aria-describedby={isOpen ? id : undefined}
				data-current={isCurrent || undefined}
				onClick={() => set(trigger === 'hover' || !isOpen)}
				{...hover}
				{...focus}
			>
				{number}
			</button>
			{isOpen && (
				<div
					ref={(tooltip) => {
						refs.setFloating(tooltip);
						tooltip?.showPopover?.();
					}}
					id={id}
					role="tooltip"
					popover="manual"
					className="archipel-hotspots__tooltip"
					data-anim={props.anim}
					data-side={placement}
					data-arrow={props.arrow || undefined}
					style={
						{
							...floatingStyles,
							minWidth: `min(${props.minWidth}px, 100vw - ${2 * EDGE}px)`,
							maxWidth: `min(${props.maxWidth}px, 100vw - ${2 * EDGE}px)`,
							'--archipel-hotspots-duration': `${animDur}ms`,
						} as CSSProperties
					}
					{...hover}
				>
					<strong>{title}</strong>
					{text && <p>{text}</p>}
				</div>
			)}
		</li>
	);
}
