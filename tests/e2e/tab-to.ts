import { expect, type Locator, type Page } from '@playwright/test';

/** More key presses than any page has controls. */
const MOST_PRESSES = 250;

/**
 * Presses Tab, or Shift+Tab for a control before the focus, until the control has the focus. Fails if the focus is on an invisible element, on the
 * body, or leaves the page.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	// A handle is asked faster than a locator.
	let element = (await target.elementHandle())!;
	let way = await element.evaluate(look);
	for (let presses = 0; !way.isThere; presses++) {
		if (presses === MOST_PRESSES) throw new Error(`Tab does not reach ${target}`);
		const { isBefore } = way;
		await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
		way = await element.evaluate(look);
		if (way.isGone || way.isBefore !== isBefore) {
			// An island may have put another control in its place.
			element = (await target.elementHandle())!;
			way = await element.evaluate(look);
		}
		expect(way.lost, `where the focus was lost on the way to ${target}`).toBe('');
	}
}

/** Runs in the page: where the focus is from the control, and the element that has it although it is not seen. */
function look(target: Element): { isThere: boolean; isGone: boolean; isBefore: boolean; lost: string } {
	const focused = document.activeElement ?? document.body;
	const { width, height } = focused.getBoundingClientRect();
	const isOnBody = focused === document.body;
	return {
		isThere: focused === target,
		isGone: !target.isConnected,
		isBefore: !isOnBody && Boolean(focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING),
		lost: isOnBody || !width || !height ? focused.outerHTML.slice(0, 80) : '',
	};
}
