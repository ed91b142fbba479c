import type { Locator, Page } from '@playwright/test';
import { expect } from './harness';

/** More presses than any page of the shop has controls. */
const MOST_PRESSES = 250;

/** Presses between two looks: a look costs more than a press, and presses that come after the control has the focus do nothing. */
const PRESSES = 6;

/**
 * Presses Tab, or Shift and Tab for what stands before the focus, until the control has the focus. On the way the focus is always on
 * something that shows: it is never lost to the body, and never leaves the page.
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
	/** Another element, once an island has put it in the place of the one before. */
	target: Element;
	/** What had the focus after a press and does not show. */
	readonly lost: string[];
	readonly note: () => void;
	readonly listen: (event: KeyboardEvent) => void;
}

/**
 * Runs in the page. From the first look on each press notes where the press before it has led, and does nothing once the control has
 * the focus.
 */
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
