import { expect, hasStored, type Locator, type Page } from './harness';

/** Search field in the header. */
export const field = (page: Page) => page.locator('header input[name=s]');
export const panel = (page: Page) => page.locator('.archipel-search__panel:popover-open');
export const options = (page: Page) => panel(page).getByRole('option');
export const marked = (page: Page) => panel(page).getByRole('option', { selected: true });

/** Focuses the field and types. */
export async function type(page: Page, text: string): Promise<void> {
	await field(page).click();
	await field(page).pressSequentially(text);
}

/**
 * Types with 100 ms of the page's clock between keys, independent of the machine's speed, then lets `pause` elapse and checks that no request is made
 * before its end. The clock must be installed before the page is opened.
 */
export async function typeAndPause(page: Page, into: Locator, text: string, pause: number, calls: () => unknown[]) {
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	for (const key of text) {
		await into.press(key);
		await page.clock.runFor(100);
	}
	await page.clock.runFor(pause - 101);
	expect(calls(), `nothing is asked within ${pause} ms`).toEqual([]);
	await page.clock.runFor(1);
	await expect.poll(() => calls().length, `asked after ${pause} ms`).toBe(1);
	await page.clock.resume();
}

/** A visitor with stored searches. */
export const searched = (page: Page, kept: unknown) => hasStored(page, 'archipel-searches', kept);

export const PRODUCTS = '/wp-json/wc/store/v1/products';
