import { commonMessages } from '../i18n/common-messages';
import { setHtml } from '../safety/html';
import { announce } from '../ui/announcer';
import { element } from './element';
import { hideAfter } from './hide-after';
import { keepInView } from './keep-in-view';

export interface InlineNotice {
	/** Errors stay until they are replaced or cleared; a success hides after 3 seconds (CART-16). */
	readonly type: 'error' | 'success' | 'info';
	/** Plain text. */
	readonly text?: string;
	/** Server HTML instead of `text`; passes the HTML gate. */
	readonly html?: string;
	/** A button after the text: « Réessayer », « Annuler ». */
	readonly action?: { readonly label: string; readonly onClick: () => void };
	/** A link after the text. */
	readonly link?: { readonly label: string; readonly href: string };
	/** Milliseconds until a success hides; `Infinity`: it stays. @default 3000 */
	readonly duration?: number;
	/** Adds a close button and Escape, for a notice that covers content. @default false */
	readonly isDismissible?: boolean;
	/** Does not announce the text, if the caller does. @default false */
	readonly isSilent?: boolean;
	/**
	 * Inserts the box and may return a cleanup function. @default inserts right after `seen`
	 *
	 * @param seen The anchor, or the closed `<details>` that hides what follows the anchor.
	 */
	readonly place?: (box: HTMLElement, seen: Element) => (() => void) | void;
	/** Pressed control: stays in view and is not covered by the message. @default the anchor */
	readonly control?: Element | undefined;
}

const shown = new WeakMap<Element, () => void>();

/**
 * Shows a message right after a control, instead of an `alert()`, scrolled into view and announced once to screen readers (A11Y-06).
 * An anchor has one message: a new one replaces the old one.
 *
 * @returns Function that removes the message.
 */
export function showNotice(anchor: Element, notice: InlineNotice): () => void {
	shown.get(anchor)?.();
	const content = element('span');
	const box = element('div', { class: 'archipel-notice', 'data-state': notice.type }, content);
	if (notice.html === undefined) content.textContent = notice.text ?? '';
	else {
		// WooCommerce's notices are styled by the theme; their live region roles would announce them twice.
		box.dataset['content'] = 'html';
		setHtml(content, notice.html, () =>
			content.querySelectorAll('[role=alert], [role=status]').forEach((part) => part.removeAttribute('role')),
		);
	}
	if (notice.link) box.append(element('a', { class: 'archipel-link', href: notice.link.href }, notice.link.label));
	if (notice.action) {
		const { label, onClick } = notice.action;
		box.append(
			createButton(label, () => {
				remove();
				onClick();
			}),
		);
	}
	if (notice.isDismissible) {
		const button = box.appendChild(createButton('×', () => remove()));
		button.classList.add('archipel-notice__close');
		button.setAttribute('aria-label', commonMessages('close'));
		box.addEventListener('keydown', ({ key }) => key === 'Escape' && remove());
	}
	const { place = (placed: HTMLElement, seen: Element) => seen.after(placed) } = notice;
	const unplace = place(box, outOfClosed(anchor)) ?? keepInView(box, notice.control ?? anchor);
	if (!notice.isSilent)
		announce(content.textContent.replaceAll(/\s+/g, ' ').trim(), notice.type === 'error' ? 'assertive' : 'polite');

	const { type, duration = 3000 } = notice;
	const stopHiding = type === 'success' && duration < Infinity ? hideAfter(box, duration, () => remove()) : undefined;
	const remove = () => {
		stopHiding?.();
		// Moves the focus out of the box before its removal.
		if (box.contains(document.activeElement)) (anchor as HTMLElement).focus();
		unplace?.();
		box.remove();
		if (shown.get(anchor) === remove) shown.delete(anchor);
	};
	shown.set(anchor, remove);
	return remove;
}

/** Returns the element to insert after: the anchor, or the outermost closed `<details>` that hides what follows the anchor. */
function outOfClosed(anchor: Element): Element {
	const closed = 'details:not([open])';
	let place = anchor;
	for (let details = anchor.parentElement?.closest(closed); details; details = details.parentElement?.closest(closed)) {
		const summary = details.querySelector(':scope > summary');
		if (place === summary || !summary?.contains(place)) place = details;
	}
	return place;
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
	const button = element('button', { type: 'button', class: 'archipel-button' }, label);
	button.addEventListener('click', onClick);
	return button;
}

/** Removes the message of a control, if any. */
export function clearNotice(anchor: Element): void {
	shown.get(anchor)?.();
}
