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
	if (await target.evaluate((element) => element === document.activeElement)) return;
	const isBefore = await target.evaluate((element) => {
		const focused = document.activeElement;
		if (!focused || focused === document.body) return false;
		return Boolean(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
	});
	for (let presses = 0; presses < MOST_PRESSES; presses++) {
		await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
		const { focused, isThere } = await target.evaluate((element) => {
			const { activeElement } = document;
			const { width = 0, height = 0 } = activeElement?.getBoundingClientRect() ?? {};
			const isShown = activeElement && activeElement !== document.body && width && height;
			return {
				focused: isShown ? 'shown' : (activeElement?.outerHTML.slice(0, 80) ?? 'nothing'),
				isThere: activeElement === element,
			};
		});
		expect(focused, `the focus on the way to ${target}`).toBe('shown');
		if (isThere) return;
	}
	throw new Error(`Tab does not reach ${target}`);
}
