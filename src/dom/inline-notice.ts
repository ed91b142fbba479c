import { commonMessages } from '../i18n/common-messages';
import { setHtml } from '../safety/html';
import { announce } from '../ui/announcer';
import { element } from './element';
import { hideAfter } from './hide-after';
import { keepInView } from './keep-in-view';

export interface InlineNotice {
	/** Errors stay until they are replaced or taken back; a success goes after 3 seconds (CART-16). */
	readonly type: 'error' | 'success' | 'info';
	/** Plain text. */
	readonly text?: string;
	/** HTML of the server, instead of the text; passes the HTML gate. */
	readonly html?: string;
	/** A button after the text: « Réessayer », « Annuler ». */
	readonly action?: { readonly label: string; readonly onClick: () => void };
	/** A link after the text. */
	readonly link?: { readonly label: string; readonly href: string };
	/** Milliseconds until a success hides. @default 3000 */
	readonly duration?: number;
	/** Offers a button, and Escape, that close it; for a notice that covers something. @default false */
	readonly isDismissible?: boolean;
	/** Not said to screen readers, for a caller that says it itself. @default false */
	readonly isSilent?: boolean;
	/** Puts the box on the page, and gives the function that undoes what it did besides. @default right after the anchor */
	readonly place?: (box: HTMLElement) => (() => void) | void;
	/** What was pressed: it stays in view with its message, and is not covered by it. @default the anchor */
	readonly control?: Element | undefined;
}

const shown = new WeakMap<Element, () => void>();

/**
 * Shows a message right after a control, instead of an `alert()`, in view, and says it once to screen readers (A11Y-06).
 * One anchor has one message: a new one takes the place of the old.
 *
 * @returns The function that takes it back.
 */
export function showNotice(anchor: Element, notice: InlineNotice): () => void {
	shown.get(anchor)?.();
	const content = element('span');
	const box = element('div', { class: 'archipel-notice', 'data-state': notice.type }, content);
	if (notice.html === undefined) content.textContent = notice.text ?? '';
	else {
		// WooCommerce's own notices bring their look from the theme; and they would say themselves a second time.
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
	const { place = (placed: HTMLElement) => outOfClosed(anchor).after(placed) } = notice;
	const unplace = place(box) ?? keepInView(box, notice.control ?? anchor);
	if (!notice.isSilent)
		announce(content.textContent.replaceAll(/\s+/g, ' ').trim(), notice.type === 'error' ? 'assertive' : 'polite');

	const stopHiding = notice.type === 'success' ? hideAfter(box, notice.duration ?? 3000, () => remove()) : undefined;
	const remove = () => {
		stopHiding?.();
		// Focus must not get lost with the button that had it.
		if (box.contains(document.activeElement)) (anchor as HTMLElement).focus();
		unplace?.();
		box.remove();
		if (shown.get(anchor) === remove) shown.delete(anchor);
	};
	shown.set(anchor, remove);
	return remove;
}

/** Where a message is seen: right after the anchor, or, if a closed `<details>` hides the anchor, after that `<details>`. */
function outOfClosed(anchor: Element): Element {
	const closed = 'details:not([open])';
	let place = anchor;
	for (let details = anchor.parentElement?.closest(closed); details; details = details.parentElement?.closest(closed))
		if (!details.querySelector(':scope > summary')?.contains(place)) place = details;
	return place;
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
	const button = element('button', { type: 'button', class: 'archipel-button' }, label);
	button.addEventListener('click', onClick);
	return button;
}

/** Takes back the message of a control, if it has one. */
export function clearNotice(anchor: Element): void {
	shown.get(anchor)?.();
}
