import { autoUpdate, useDismiss, useFloating } from '@floating-ui/react';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { commonMessages } from '../i18n/common-messages';
import { MODAL } from './announcer';
import { aroundControl, awayFromControl } from './around-control';
import { CrossButton } from './button';
import './popover.css';

/** Pixels between a panel and its control: room for the arrow. */
const OFFSET = 12;

const middleware = aroundControl(OFFSET, ({ availableHeight, elements: { floating }, rects: { reference }, x }) => {
	const arrow = reference.x + reference.width / 2 - x - floating.clientLeft;
	floating.style.setProperty('--archipel-arrow', `${arrow}px`);
	floating.style.setProperty('--archipel-available', `${Math.floor(availableHeight)}px`);
});

export interface PopoverProps {
	/** Opening control, outside the view; gets `aria-expanded`, `aria-controls`, and the focus on closing. */
	readonly anchor: HTMLElement;
	readonly className: string;
	/** Element to position the panel at. @default the anchor */
	readonly beside?: HTMLElement;
	/** Heading and accessible name. */
	readonly title: string;
	/** Called on Escape, or a press or focus outside; the parent must then remove the panel. */
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/**
 * Non-modal panel in the top layer, aligned with the end of its control and kept inside the viewport. Sets the custom properties
 * `--archipel-arrow`, the anchor's centre in pixels from the panel's left inner edge (ACC-02), and `--archipel-available`, the
 * available height. The focus does not move, and the page stays usable.
 */
export function Popover({ anchor, beside = anchor, className, title, onClose, children }: PopoverProps) {
	const id = useId();
	/** Whether a dialog opened from the panel covers it: presses and focus in that dialog do not close the panel. */
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
			className={`archipel-popover archipel-surface ${className}`}
			style={awayFromControl(floating)}
			data-placement={placement}
			aria-labelledby={`${id}-title`}
		>
			<div className="archipel-popover__header">
				<h2 id={`${id}-title`} className="archipel-popover__title">
					{title}
				</h2>
				<CrossButton
					label={commonMessages('close')}
					onClick={() => {
						anchor.focus();
						onClose();
					}}
				/>
			</div>
			{children}
		</section>
	);
}
