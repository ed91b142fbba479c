import { commonMessages } from '../i18n/common-messages';
import { element } from '../dom/element';

type Politeness = 'polite' | 'assertive';

const ID = 'archipel-announcer';

/** What our dialogs carry while they make the rest of the page inert. */
export const MODAL = 'dialog[open][data-archipel-modal]';

/**
 * Says something to screen readers, through the one pair of live regions of the page.
 * A dialog on top makes the rest of the page inert, so the regions move into the topmost one.
 *
 * @param politeness `assertive` for errors only. @default 'polite'
 * @param delay Milliseconds to wait before speaking (CART-09 asks for 1000). @default 0
 * @returns The function that takes it back while it has not been said.
 */
export function announce(text: string, politeness: Politeness = 'polite', delay = 0): () => void {
	const timer = setTimeout(() => speak(text, politeness), delay);
	return () => clearTimeout(timer);
}

/** Milliseconds a region must have been in the page before a change of it is heard. */
const SETTLE = 100;

const waiting: Record<Politeness, string[]> = { polite: [], assertive: [] };
let last = '';

/** What was said last. */
export function lastAnnouncement(): string {
	return last;
}

function speak(text: string, politeness: Politeness): void {
	const region = regions().querySelector(`[aria-live=${politeness}]`)!;
	last = text;
	showLast(text);
	region.textContent = '';
	// An unchanged text is not a change: it is emptied first. What is said meanwhile is said together.
	if (waiting[politeness].push(text) > 1) return;
	setTimeout(() => {
		const texts = waiting[politeness].splice(0).join(' ');
		regions().querySelector(`[aria-live=${politeness}]`)!.textContent = texts;
	}, SETTLE);
}

/**
 * Brings the live regions to where the next message can be heard. A screen reader misses a region that appears together
 * with its text, so whoever changes what is inert does this ahead of the first message.
 */
export function placeAnnouncer(): void {
	regions();
}

/**
 * A message that has gone can be read again at the end of the page, or of the dialog on top: a button that shows it to whoever gets there by
 * keyboard or screen reader, and says it once more when pressed (A11Y-04).
 */
function showLast(text: string): void {
	const box = regions();
	let button = box.querySelector('button');
	if (!button) {
		button = box.appendChild(element('button', { type: 'button', class: 'archipel-last-message archipel-button' }));
		button.addEventListener('click', () => speak(last, 'polite'));
	}
	const shown = commonMessages('lastMessage', { text });
	// The same text again is no change for whoever is reading it.
	if (button.textContent !== shown) button.textContent = shown;
}

function regions(): HTMLElement {
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
