import { expect, test, type Page } from './harness';
import { controls, LINK, openDrawer } from './mini-cart-helpers';

const count = (page: Page) => page.locator(LINK).locator('.archipel-mini-cart__count');

/** Data about the cart stored in this tab and this browser. */
const traces = (page: Page) =>
	page.evaluate(() => ({
		session: Object.keys(sessionStorage).filter((key) => key.startsWith('wc_')),
		local: Object.keys(localStorage).filter((key) => key.startsWith('wc_')),
	}));

test('[CART-08] [RT-07] [PRIV-01] two tabs: one request for both; nothing is left of a visitor', async ({
	page,
	context,
	shop,
}) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	const other = await context.newPage();
	await other.goto('/contact/');
	const there = await openDrawer(other);
	await page.bringToFront();
	const here = await openDrawer(page);
	await test.step('a change', async () => {
		shop.forget();
		await controls(here, 'Body sexy 1').more.click();
		await expect(controls(there, 'Body sexy 1').quantity).toHaveValue('3');
		await expect(count(other)).toContainText('3');
		await expect(other.locator('a.footer-cart-contents .count')).toHaveText('3');
		expect(shop.calls().map(({ action }) => action)).toEqual(['archipel_set_quantity']);
	});
	await test.step('another visitor', async () => {
		expect((await traces(page)).session).toHaveLength(3);
		await page.evaluate(() => document.dispatchEvent(new CustomEvent('archipel:forget-visitor')));
		for (const tab of [page, other]) {
			await expect.poll(() => traces(tab)).toEqual({ session: [], local: [] });
			await expect(count(tab)).toBeEmpty();
		}
	});
});
