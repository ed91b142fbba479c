import { MODAL, placeAnnouncer } from './announcer';

export interface ModalOptions {
	/** Called once, however the dialog was closed: Escape, the backdrop, a close control, or the code. */
	readonly onClose: () => void;
	/** Where focus returns if what had it is gone by then; asked when it closes. */
	readonly returnFocus?: HTMLElement | null | (() => HTMLElement | null);
	/** Whether Escape closes it; `false` only where a close control is always in sight (SEC-03 A3). @default true */
	readonly closesOnEscape?: boolean;
	/** Whether a press on the backdrop closes it. @default true */
	readonly closesOnBackdrop?: boolean;
	/** Whether the page behind stays where it is. @default true */
	readonly locksScroll?: boolean;
}

/**
 * Opens a `<dialog>` as the one modal rule of the project (A11Y-05): focus moves to the first `[autofocus]` inside, else to the dialog, and returns, the rest is inert,
 * Escape and a press on the backdrop close it, the page behind neither scrolls nor shifts.
 *
 * @returns The function that closes it.
 */
export function openModal(
	dialog: HTMLDialogElement,
	{ onClose, returnFocus, closesOnEscape = true, closesOnBackdrop = true, locksScroll = true }: ModalOptions,
): () => void {
	const opener = document.activeElement;
	const listening = new AbortController();
	const { signal } = listening;

	dialog.dataset['archipelModal'] = '';
	dialog.tabIndex = -1;
	dialog.showModal();
	if (locksScroll) lockScroll();
	placeAnnouncer();
	(dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog).focus();

	let pressedOutside = false;
	dialog.addEventListener('pointerdown', (event) => (pressedOutside = isOutside(dialog, event)), { signal });
	dialog.addEventListener(
		'click',
		// The second half of a double click belongs to whatever opened the dialog.
		(event) => closesOnBackdrop && pressedOutside && event.detail < 2 && isOutside(dialog, event) && closeModal(dialog),
		{ signal },
	);
	if (!closesOnEscape) {
		// Chromium lets `cancel` be prevented only once after each press: the key itself is stopped too.
		const stay = (event: Event) => (event as KeyboardEvent).key === 'Escape' && event.preventDefault();
		dialog.addEventListener('keydown', stay, { signal });
	}
	dialog.addEventListener(
		'cancel',
		(event) => {
			if (event.target !== dialog) return;
			event.preventDefault();
			if (closesOnEscape) closeModal(dialog);
		},
		{ signal },
	);
	dialog.addEventListener(
		'close',
		() => {
			// The native event of an earlier closing: the dialog has been opened again since.
			if (dialog.open) return;
			listening.abort();
			delete dialog.dataset['archipelModal'];
			unlockScroll();
			placeAnnouncer();
			const target = [opener, typeof returnFocus === 'function' ? returnFocus() : returnFocus].find(
				(element) => element instanceof HTMLElement && element.isConnected && element !== document.body,
			);
			const giveBack = () => {
				// The native close event is a task of its own: what the shopper has turned to since keeps the focus.
				if (dialog.contains(document.activeElement) || document.activeElement === document.body)
					(target as HTMLElement | undefined)?.focus();
			};
			giveBack();
			onClose();
			// Until the full screen has been left, what is behind it takes no focus.
			if (document.fullscreenElement) document.addEventListener('fullscreenchange', giveBack, { once: true });
		},
		{ signal },
	);
	return () => closeModal(dialog);
}

/**
 * Closes what `openModal` opened; nothing if it is closed. `onClose` has been called when this returns: the browser's own `close` event is a
 * later task, before which the shopper may have pressed the opener again.
 */
export function closeModal(dialog: HTMLDialogElement): void {
	if (!dialog.open) return;
	dialog.close();
	dialog.dispatchEvent(new Event('close'));
}

/** The backdrop belongs to the dialog element: only the place tells them apart. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

function lockScroll(): void {
	const page = document.documentElement;
	if (page.style.overflow === 'hidden') return;
	// The scroll bar goes away with the overflow: its width stays reserved.
	page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
	page.style.overflow = 'hidden';
}

function unlockScroll(): void {
	if (document.querySelector(MODAL)) return;
	const { style } = document.documentElement;
	style.overflow = '';
	style.paddingInlineEnd = '';
}
