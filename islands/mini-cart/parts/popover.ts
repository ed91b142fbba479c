import { place } from '../../../src/ui/place';

/** Pixels between a panel and its control: room for the arrow. */
const GAP = 12;

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

	const hide = place(panel, anchor, { placement, gap: GAP, isMeasured: true });
	anchor.setAttribute('aria-expanded', 'true');

	const close = (focus?: HTMLElement) => {
		if (signal.aborted) return;
		listening.abort();
		hide();
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
