import { expect, type Locator, type Page } from '@playwright/test';

/** More key presses than any page has controls. */
const MOST_PRESSES = 250;

/** Key presses between two checks: a check is slower than a press, and further presses have no effect once the control has the focus. */
const PRESSES = 6;

/**
 * Presses Tab, or Shift+Tab for a control before the focus, until the control has the focus. Fails if the focus is on an invisible element, on the
 * body, or leaves the page.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	let way = await target.evaluate(look, true);
	for (let presses = 0; presses < MOST_PRESSES; presses += PRESSES) {
		if (way.isThere) return;
		for (let time = 0; time < PRESSES; time++) await page.keyboard.press(way.isBefore ? 'Shift+Tab' : 'Tab');
		way = await target.evaluate(look, false);
		expect(way.lost, `where the focus was lost on the way to ${target}`).toEqual([]);
	}
	throw new Error(`Tab does not reach ${target}`);
}

interface Way {
	/** Updated when an island replaces the element. */
	target: Element;
	/** Invisible elements that had the focus after a press. */
	readonly lost: string[];
	readonly note: () => void;
	readonly listen: (event: KeyboardEvent) => void;
}

/** Runs in the page. After the first call each Tab press records where the previous one led, and is cancelled once the control has the focus. */
function look(target: Element, isFirst: boolean): { lost: string[]; isThere: boolean; isBefore: boolean } {
	const shared = window as unknown as { archipelTestWay?: Way };
	if (isFirst) {
		let hasPressed = false;
		const begun: Way = {
			target,
			lost: [],
			note() {
				const { activeElement } = document;
				const { width = 0, height = 0 } = activeElement?.getBoundingClientRect() ?? {};
				if (!activeElement || activeElement === document.body || !width || !height)
					begun.lost.push(activeElement?.outerHTML.slice(0, 80) ?? 'nothing');
			},
			listen(event) {
				if (event.key !== 'Tab') return;
				if (hasPressed) begun.note();
				hasPressed = true;
				if (document.activeElement !== begun.target) return;
				event.preventDefault();
				event.stopImmediatePropagation();
			},
		};
		addEventListener('keydown', begun.listen, true);
		shared.archipelTestWay = begun;
	}
	const way = shared.archipelTestWay!;
	if (!isFirst) way.note();
	way.target = target;
	const focused = document.activeElement;
	const isThere = focused === target;
	if (isThere) removeEventListener('keydown', way.listen, true);
	const isBefore =
		focused !== document.body &&
		Boolean((focused?.compareDocumentPosition(target) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING);
	return { lost: way.lost, isThere, isBefore };
}
