import { MODAL, placeAnnouncer } from './announcer';
import './modal.css';

export interface ModalOptions {
	/** Called once after closing by Escape, backdrop, close control or code. */
	readonly onClose: () => void;
	/** Focus target after closing, if the opener is gone; evaluated on closing. */
	readonly returnFocus?: HTMLElement | null | (() => HTMLElement | null);
	/** Whether Escape closes the dialog; `false` only with an always visible close control (SEC-03 A3). @default true */
	readonly closesOnEscape?: boolean;
	/** Whether a press on the backdrop closes the dialog. @default true */
	readonly closesOnBackdrop?: boolean;
	/** Whether scrolling of the page behind is locked. @default true */
	readonly locksScroll?: boolean;
}

/**
 * Opens a `<dialog>` as modal, used by all dialogs (A11Y-05): focuses the first `[autofocus]` inside, else the dialog, and restores the focus; the
 * rest is inert; Escape and a press on the backdrop close the dialog; the page behind neither scrolls nor shifts.
 *
 * @returns Function that closes the dialog.
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
		// The second click of a double click belongs to the opener.
		(event) => closesOnBackdrop && pressedOutside && event.detail < 2 && isOutside(dialog, event) && closeModal(dialog),
		{ signal },
	);
	if (!closesOnEscape) {
		// Chromium allows preventing `cancel` only once per user activation: also prevents the key event.
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
			// Late native event of an earlier closing: the dialog is open again.
			if (dialog.open) return;
			listening.abort();
			delete dialog.dataset['archipelModal'];
			unlockScroll();
			placeAnnouncer();
			const target = [opener, typeof returnFocus === 'function' ? returnFocus() : returnFocus].find(
				(element) => element instanceof HTMLElement && element.isConnected && element !== document.body,
			);
			const giveBack = () => {
				// The native close event is a separate task: a focus that was moved since stays.
				if (dialog.contains(document.activeElement) || document.activeElement === document.body)
					(target as HTMLElement | undefined)?.focus();
			};
			giveBack();
			onClose();
			// Elements behind a fullscreen element cannot be focused until it has exited.
			if (document.fullscreenElement) document.addEventListener('fullscreenchange', giveBack, { once: true });
		},
		{ signal },
	);
	return () => closeModal(dialog);
}

/**
 * Closes a dialog of `openModal`; no effect if it is closed. Calls `onClose` synchronously: the browser's `close` event is a later task, before
 * which the opener may be pressed again.
 */
export function closeModal(dialog: HTMLDialogElement): void {
	if (!dialog.open) return;
	dialog.close();
	dialog.dispatchEvent(new Event('close'));
}

/** Whether a press is on the backdrop, which has the dialog as event target: compares coordinates. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Whether a dialog has locked the page; a theme may lock it as well. */
let isLocked = false;

function lockScroll(): void {
	const page = document.documentElement;
	if (page.style.overflow === 'hidden') return;
	// Reserves the width of the scroll bar that disappears.
	page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
	page.style.overflow = 'hidden';
	isLocked = true;
}

function unlockScroll(): void {
	if (!isLocked || document.querySelector(MODAL)) return;
	isLocked = false;
	const { style } = document.documentElement;
	style.overflow = '';
	style.paddingInlineEnd = '';
}
