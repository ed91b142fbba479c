import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

export interface PopoverOptions {
	/** Control that opens it; gets `aria-expanded` and focus back. */
	readonly anchor: HTMLElement;
	/** Called once when it closes: Escape, a press or focus outside, or the code. */
	readonly onClose: () => void;
	/** @default 'bottom-end' */
	readonly placement?: 'bottom-start' | 'bottom-end' | 'top';
}

/**
 * Opens a non-modal panel under its control, kept inside the window, with the custom properties
 * `--archipel-arrow`, the anchor's centre (ACC-02), and `--archipel-available`, the height that is left for it.
 * The page behind stays usable.
 *
 * @returns The function that closes it.
 */
export function openPopover(
	panel: HTMLElement,
	{ anchor, onClose, placement = 'bottom-end' }: PopoverOptions,
): () => void {
	const listening = new AbortController();
	const { signal } = listening;

	// Support: without popovers (Safari before 17) the panel is a fixed box like any other.
	const hasPopovers = 'showPopover' in panel;
	if (hasPopovers) {
		panel.popover = 'manual';
		panel.showPopover();
	}
	anchor.setAttribute('aria-expanded', 'true');
	const stopPlacing = autoUpdate(anchor, panel, async () => {
		const { x, y } = await computePosition(anchor, panel, {
			placement,
			strategy: 'fixed',
			middleware: [
				offset(12),
				flip(),
				shift({ padding: 8 }),
				size({
					padding: 8,
					apply: ({ availableHeight }) =>
						panel.style.setProperty('--archipel-available', `${Math.floor(availableHeight)}px`),
				}),
			],
		});
		const { left, width } = anchor.getBoundingClientRect();
		Object.assign(panel.style, { position: 'fixed', margin: '0', inset: 'auto', left: `${x}px`, top: `${y}px` });
		panel.style.setProperty('--archipel-arrow', `${left + width / 2 - x}px`);
	});

	const close = (focus?: HTMLElement) => {
		if (signal.aborted) return;
		listening.abort();
		stopPlacing();
		if (hasPopovers && panel.isConnected) panel.hidePopover();
		anchor.setAttribute('aria-expanded', 'false');
		focus?.focus();
		onClose();
	};
	const isInside = (node: EventTarget | null) =>
		node instanceof Node && (panel.contains(node) || anchor.contains(node));
	document.addEventListener(
		'keydown',
		(event) => {
			if (event.key !== 'Escape' || event.defaultPrevented) return;
			event.preventDefault();
			close(panel.contains(document.activeElement) || document.activeElement === document.body ? anchor : undefined);
		},
		{ signal },
	);
	document.addEventListener('pointerdown', (event) => !isInside(event.target) && close(), { signal });
	document.addEventListener('focusin', (event) => !isInside(event.target) && close(), { signal });
	return () => close();
}
