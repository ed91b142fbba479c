import type { Locator, Page } from '@playwright/test';

/** The search of the header. */
export const field = (page: Page) => page.locator('header input[name=s]');
export const panel = (page: Page) => page.locator('.archipel-search__panel:popover-open');
export const options = (page: Page) => panel(page).getByRole('option');
export const marked = (page: Page) => panel(page).getByRole('option', { selected: true });
export const said = (page: Page) => page.locator('#archipel-announcer [aria-live=polite]');

/** The shopper turns to the field and types. */
export async function type(page: Page, text: string): Promise<void> {
	await field(page).click();
	await field(page).pressSequentially(text);
}

/**
 * Types while the page's clock stands: on a busy machine the keys would come further apart than the pause after which the shop is asked.
 * The clock is to be installed before the page is opened.
 */
export async function typeWithoutPause(page: Page, into: Locator, text: string): Promise<void> {
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	await into.pressSequentially(text);
	await page.clock.resume();
}

/** A visitor who has searched before. */
export async function searched(page: Page, kept: unknown): Promise<void> {
	await page.addInitScript((value) => {
		if (sessionStorage.getItem('begun')) return;
		sessionStorage.setItem('begun', '1');
		localStorage.setItem('archipel-searches', value);
	}, JSON.stringify(kept));
}

export const PRODUCTS = '/wp-json/wc/store/v1/products';
