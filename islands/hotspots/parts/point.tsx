import { lazy, Suspense, useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import { t } from '../messages';
import type { Props } from '../props';

/** Entry of the list, and the position of its point in percent of the picture. */
export interface Entry {
	readonly item: HTMLDetailsElement;
	readonly across: number;
	readonly down: number;
	readonly title: string;
	readonly text: string;
}

/** Milliseconds for which a tooltip stays after the pointer has left, so that the pointer can reach it (WCAG 1.4.13). */
const LINGER = 150;
/** Below this width tooltips may be off. */
const NARROW = '(max-width: 767.98px)';

/** Loaded with the first tooltip. If loading fails, the entry in the list has the same content. */
const Tooltip = lazy(() => import('./tooltip').catch(() => ({ default: () => null })));

interface PointProps extends Props {
	readonly entry: Entry;
	readonly number: number;
	/** Whether the entry of the point is the open one. */
	readonly isCurrent: boolean;
}

/** Button on the picture, which opens a tooltip and the entry with the same content. */
export function Point({ entry, number, isCurrent, ...props }: PointProps) {
	const { trigger, hideMobiles } = props;
	const { item, title, text } = entry;
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const [pin, setPin] = useState<HTMLElement | null>(null);
	const timer = useRef(0);
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
				ref={setPin}
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
			<Suspense>
				{isOpen && pin && (
					<Tooltip {...props} {...hover} id={id} pin={pin} title={title} text={text} onClose={() => setIsOpen(false)} />
				)}
			</Suspense>
		</li>
	);
}
