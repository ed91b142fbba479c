import { commonMessages } from '../i18n/common-messages';
import { focusElement } from '../runtime/keep-focus';
import { setHtml } from '../safety/html';
import { announce } from '../ui/announcer';
import { element } from './element';
import { float } from './float';
import { prefersReducedMotion } from './reduced-motion';
import { coveredAt } from './scroll-padding';

export interface InlineNotice {
	/** Errors stay until they are replaced or cleared; a success hides after 3 seconds (CART-16). */
	readonly type: 'error' | 'success' | 'info';
	/** Plain text. */
	readonly text?: string;
	/** Server HTML instead of `text`; passes the HTML gate. */
	readonly html?: string;
	/** A button after the text: « Réessayer », « Annuler ». */
	readonly action?: { readonly label: string; readonly onClick: () => void };
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
	/** Pressed control: stays in view, is not covered by the message and gets the focus back from it. @default the anchor */
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
		const press = () => {
			remove();
			onClick();
		};
		box.append(actionButton(label, press));
	}
	if (notice.isDismissible) {
		const button = box.appendChild(actionButton('×', () => remove()));
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
		unplace?.();
		// Moves the focus out of the box before its removal, unless the cleanup function of `place` has.
		if (box.contains(document.activeElement)) focusElement((notice.control ?? anchor) as HTMLElement);
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

function actionButton(label: string, onClick: () => void): HTMLButtonElement {
	const button = element('button', { type: 'button', class: 'archipel-button' }, label);
	button.addEventListener('click', onClick);
	return button;
}

export function clearNotice(anchor: Element): void {
	shown.get(anchor)?.();
}

/**
 * Hides a message after a delay; hover, focus inside and a hidden tab pause the timer (A11Y-04).
 *
 * @param delay Milliseconds of undisturbed display.
 * @returns Function that cancels the timer.
 */
export function hideAfter(element: HTMLElement, delay: number, hide: () => void): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const cancel = () => {
		clearTimeout(timer);
		listening.abort();
	};
	const isRead = () =>
		element.matches(':hover') || element.contains(document.activeElement) || document.visibilityState === 'hidden';
	const restart = () => {
		clearTimeout(timer);
		// A removed element sends a late `focusout`.
		if (signal.aborted || isRead()) return;
		timer = setTimeout(() => {
			cancel();
			hide();
		}, delay);
	};
	for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
		// After focusout the active element is the body for a moment.
		element.addEventListener(type, () => queueMicrotask(restart), { signal });
	}
	document.addEventListener('visibilitychange', restart, { signal });
	restart();
	return cancel;
}

/** Pixels between a message and the edges of the viewport or scroll container. */
const MARGIN = 8;

/**
 * Makes a new message visible (A11Y-06): scrolls as little as needed; if that would move the control out of view, the message floats
 * above the page, beside the control.
 *
 * @param control Pressed control; it is not covered.
 * @returns Function that undoes the changes to the box.
 */
export function keepInView(box: HTMLElement, control: Element): (() => void) | undefined {
	// A box without layout (hidden island, test environment) cannot be scrolled into view.
	if (!box.getClientRects().length || isSeen(box)) return undefined;
	if (isSeen(control) && !fitTogether(box, control)) return detach(box, control);
	// A box covered by a theme bar is in the viewport already: only the middle is surely free.
	const block = isInWindow(box) || isEdgeCovered(box) ? 'center' : 'nearest';
	box.scrollIntoView({ block, inline: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
	return undefined;
}

/** Takes a message out of the flow and floats it beside its control. */
function detach(box: HTMLElement, control: Element): () => void {
	box.classList.add('archipel-notice--floating', 'archipel-surface');
	return float(box, control, 'bottom');
}

/** Whether the upper and lower edge are visible, not hidden by viewport, scroll container, bar or dialog. */
function isSeen(target: Element): boolean {
	if (!isInWindow(target)) return false;
	const { left, top, bottom, width } = target.getBoundingClientRect();
	const x = left + Math.min(width / 2, 2 * MARGIN);
	return [top + 2, bottom - 2].every((y) => target.contains(document.elementFromPoint(x, y)));
}

function isInWindow(target: Element): boolean {
	const { top, bottom, left, right } = target.getBoundingClientRect();
	return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/** Whether a fixed bar covers the viewport edge to which an offscreen box would be scrolled. */
function isEdgeCovered(box: Element): boolean {
	const y = box.getBoundingClientRect().top > 0 ? innerHeight - MARGIN : MARGIN;
	let hit = document.elementFromPoint(innerWidth / 2, y);
	while (hit && !/fixed|sticky/.test(getComputedStyle(hit).position)) hit = hit.parentElement;
	return hit !== null;
}

/** Whether message and control fit into the visible height together. */
function fitTogether(box: Element, control: Element): boolean {
	const [one, other] = [box.getBoundingClientRect(), control.getBoundingClientRect()];
	return Math.max(one.bottom, other.bottom) - Math.min(one.top, other.top) + 2 * MARGIN < visibleHeight(box);
}

function visibleHeight(box: Element): number {
	const scroller = box.closest('.archipel-dialog__body');
	if (scroller) return scroller.clientHeight;
	return innerHeight - coveredAt('Bottom');
}
