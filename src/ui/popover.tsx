import { autoUpdate, flip, offset, shift, size, useDismiss, useFloating } from '@floating-ui/react';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { commonMessages } from '../i18n/common-messages';
import { MODAL } from './announcer';
import { Cross } from './cross';
import { awayFromControl, lowerEdge } from './lower-edge';
import './popover.css';

/** Pixels between a panel and its control: room for the arrow. */
const GAP = 12;
/** Pixels between a panel and the edges of the window. */
const EDGE = 8;

const middleware = [
	offset(GAP),
	flip({ padding: EDGE, crossAxis: false }),
	shift({ padding: EDGE }),
	size({
		padding: EDGE,
		apply({ availableHeight, elements: { floating }, rects: { reference }, x }) {
			const arrow = reference.x + reference.width / 2 - x - floating.clientLeft;
			floating.style.setProperty('--archipel-arrow', `${arrow}px`);
			floating.style.setProperty('--archipel-available', `${Math.floor(availableHeight)}px`);
		},
	}),
	lowerEdge,
];

export interface PopoverProps {
	/** Control that opened it, outside the view; gets `aria-expanded`, `aria-controls`, and focus back. */
	readonly anchor: HTMLElement;
	readonly className: string;
	/** What it stands beside. @default the anchor */
	readonly beside?: HTMLElement;
	/** Its heading, and its accessible name. */
	readonly title: string;
	/** Called when it is to close: Escape, a press or focus outside. */
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/**
 * A non-modal panel beside its control, in the top layer, in line with the control's end and kept inside the window, with the custom
 * properties `--archipel-arrow`, the anchor's centre counted from its left edge inside the border (ACC-02), and `--archipel-available`,
 * the height that is left for it. Focus stays where it is, and the page behind stays usable.
 */
export function Popover({ anchor, beside = anchor, className, title, onClose, children }: PopoverProps) {
	const id = useId();
	/** A dialog that was opened from the panel lies above it: what is done in there is not done outside of it. */
	const isCovered = () => Boolean(document.querySelector(`${MODAL}:not(:has(#${CSS.escape(id)}))`));
	const floating = useFloating({
		open: true,
		placement: 'bottom-end',
		strategy: 'fixed',
		transform: false,
		elements: { reference: beside },
		middleware,
		whileElementsMounted: autoUpdate,
		onOpenChange(_isOpen, event, reason) {
			if (isCovered()) return;
			if (reason === 'escape-key') {
				if (event?.defaultPrevented) return;
				event?.preventDefault();
				const { activeElement } = document;
				if (activeElement === document.body || elements.floating?.contains(activeElement)) anchor.focus();
			}
			onClose();
		},
	});
	const { refs, elements, placement, context } = floating;
	useDismiss(context);

	const closeFor = useEffectEvent(({ target }: FocusEvent) => {
		const isInside = [anchor, elements.floating].some((element) => element?.contains(target as Node));
		if (!isInside && !isCovered()) onClose();
	});
	useEffect(() => {
		anchor.setAttribute('aria-expanded', 'true');
		anchor.setAttribute('aria-controls', id);
		const listening = new AbortController();
		document.addEventListener('focusin', closeFor, listening);
		return () => {
			listening.abort();
			anchor.setAttribute('aria-expanded', 'false');
		};
	}, [anchor, id]);

	return (
		<section
			ref={(panel) => {
				refs.setFloating(panel);
				panel?.showPopover?.();
			}}
			id={id}
			popover="manual"
			className={`archipel-popover ${className}`}
			style={awayFromControl(floating)}
			data-placement={placement}
			aria-labelledby={`${id}-title`}
		>
			<div className="archipel-popover__header">
				<h2 id={`${id}-title`} className="archipel-popover__title">
					{title}
				</h2>
				<button
					type="button"
					className="archipel-popover__close archipel-button"
					aria-label={commonMessages('close')}
					onClick={() => {
						anchor.focus();
						onClose();
					}}
				>
					<Cross />
				</button>
			</div>
			{children}
		</section>
	);
}
