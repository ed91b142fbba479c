import { safeHtml } from '../safety/html';
import { announce } from './announcer';
import { hideAfter } from './hide-after';

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
}

const shown = new WeakMap<Element, () => void>();

/**
 * Shows a message right after a control, instead of an `alert()`, and says it to screen readers.
 * One control has one message: a new one takes the place of the old.
 *
 * @returns The function that takes it back.
 */
export function showNotice(anchor: Element, notice: InlineNotice): () => void {
	shown.get(anchor)?.();
	const box = document.createElement('div');
	box.className = 'archipel-notice';
	box.dataset['state'] = notice.type;

	const content = box.appendChild(document.createElement('span'));
	if (notice.html === undefined) content.textContent = notice.text ?? '';
	else content.append(safeHtml(notice.html));
	if (notice.link) {
		const link = box.appendChild(document.createElement('a'));
		link.href = notice.link.href;
		link.textContent = notice.link.label;
	}
	if (notice.action) {
		const { label, onClick } = notice.action;
		const button = box.appendChild(document.createElement('button'));
		button.type = 'button';
		button.textContent = label;
		button.addEventListener('click', () => {
			remove();
			onClick();
		});
	}
	anchor.after(box);
	announce(
		(content.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
		notice.type === 'error' ? 'assertive' : 'polite',
	);

	const stopHiding = notice.type === 'success' ? hideAfter(box, notice.duration ?? 3000, () => remove()) : undefined;
	const remove = () => {
		stopHiding?.();
		box.remove();
		if (shown.get(anchor) === remove) shown.delete(anchor);
	};
	shown.set(anchor, remove);
	return remove;
}

/** Takes back the message of a control, if it has one. */
export function clearNotice(anchor: Element): void {
	shown.get(anchor)?.();
}
