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

/** What was said last, so that a control can show it again (A11Y-04). */
export function lastAnnouncement(): string {
	return last;
}

function speak(text: string, politeness: Politeness): void {
	const region = regions().querySelector(`[aria-live=${politeness}]`)!;
	last = text;
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

function regions(): HTMLElement {
	const parent = [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1) ?? document.body;
	let box = document.getElementById(ID);
	if (!box) {
		box = document.createElement('div');
		box.id = ID;
		box.className = 'archipel-visually-hidden';
		for (const politeness of ['polite', 'assertive']) {
			const region = box.appendChild(document.createElement('div'));
			region.setAttribute('aria-live', politeness);
			region.setAttribute('aria-atomic', 'true');
			region.setAttribute('role', politeness === 'polite' ? 'status' : 'alert');
		}
	}
	if (box.parentElement !== parent) parent.append(box);
	return box;
}
