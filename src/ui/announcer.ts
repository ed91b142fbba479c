import { commonMessages } from '../i18n/common-messages';
import { createButton, element } from '../dom/element';

type Politeness = 'polite' | 'assertive';

const ID = 'archipel-announcer';

/** Selector of our open modal dialogs, which make the rest of the page inert. */
export const MODAL = 'dialog[open][data-archipel-modal]';

/**
 * Announces a text to screen readers through the page's single pair of live regions.
 * The regions move into the topmost modal dialog, because the rest of the page is inert.
 *
 * @param politeness `assertive` for errors only. @default 'polite'
 * @param delay Milliseconds before the announcement (CART-09 needs 1000). @default 0
 * @returns Function that cancels a pending announcement.
 */
export function announce(text: string, politeness: Politeness = 'polite', delay = 0): () => void {
	const timer = setTimeout(() => speak(text, politeness), delay);
	return () => clearTimeout(timer);
}

/** Milliseconds between inserting a live region and its first text: screen readers miss an earlier change. */
const SETTLE = 100;

const waiting: Record<Politeness, string[]> = { polite: [], assertive: [] };
let last = '';

export const lastAnnouncement = (): string => last;

function speak(text: string, politeness: Politeness): void {
	const region = placeAnnouncer().querySelector(`[aria-live=${politeness}]`)!;
	last = text;
	showLast(text);
	region.textContent = '';
	// The region was emptied, because setting an equal text is no change. Texts that come before the timeout are joined.
	if (waiting[politeness].push(text) > 1) return;
	setTimeout(() => {
		placeAnnouncer().querySelector(`[aria-live=${politeness}]`)!.textContent = waiting[politeness].splice(0).join(' ');
	}, SETTLE);
}

/**
 * Keeps the last message readable at the end of the page or topmost dialog: in a button that is visible on keyboard focus and repeats the
 * announcement when pressed (A11Y-04).
 */
function showLast(text: string): void {
	const box = placeAnnouncer();
	let button = box.querySelector('button');
	if (!button) {
		button = box.appendChild(createButton('archipel-last-message'));
		button.addEventListener('click', () => speak(last, 'polite'));
	}
	const shown = commonMessages('lastMessage', { text });
	// An equal text is not set again, to not disturb reading.
	if (button.textContent !== shown) button.textContent = shown;
}

/**
 * Moves the live regions into the topmost modal dialog or the body. Call after opening or closing a dialog: screen readers miss a
 * region that is inserted together with its text.
 *
 * @returns Element around both.
 */
export function placeAnnouncer(): HTMLElement {
	const parent = [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1) ?? document.body;
	let box = document.getElementById(ID);
	if (!box) {
		const region = (politeness: Politeness, role: string) =>
			element('div', { class: 'archipel-visually-hidden', 'aria-live': politeness, 'aria-atomic': 'true', role });
		box = element(
			'div',
			{ id: ID, role: 'region', 'aria-label': commonMessages('messages') },
			region('polite', 'status'),
			region('assertive', 'alert'),
		);
	}
	if (box.parentElement !== parent) parent.append(box);
	return box;
}
