import type { Locator, Page } from '@playwright/test';
import { expect } from './harness';

/** More presses than any page of the shop has controls. */
const MOST_PRESSES = 250;

/**
 * Presses Tab, or Shift and Tab for what stands before the focus, until the control has the focus. On the way the focus is always on
 * something that shows: it is never lost to the body, and never leaves the page.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	const hasFocus = () => target.evaluate((element) => element === document.activeElement);
	if (await hasFocus()) return;
	const isBefore = await target.evaluate((element) => {
		const focused = document.activeElement;
		if (!focused || focused === document.body) return false;
		return Boolean(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
	});
	for (let presses = 0; presses < MOST_PRESSES; presses++) {
		await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
		const focused = await page.evaluate(() => {
			const { activeElement } = document;
			if (!activeElement) return 'nothing';
			const { width, height } = activeElement.getBoundingClientRect();
			return activeElement === document.body || !width || !height ? activeElement.outerHTML.slice(0, 80) : 'shown';
		});
		expect(focused, `the focus on the way to ${target}`).toBe('shown');
		if (await hasFocus()) return;
	}
	throw new Error(`Tab does not reach ${target}`);
}
