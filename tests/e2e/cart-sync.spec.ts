import { expect, test, visit, type Page } from './harness';
import { controls, HEADER, LINK, openDrawer } from './mini-cart-helpers';

const count = (page: Page) => page.locator(LINK).locator('.archipel-mini-cart__count');

/** Data about the cart stored in this tab and this browser. */
const traces = (page: Page) =>
	page.evaluate(() => ({
		session: Object.keys(sessionStorage).filter((key) => key.startsWith('wc_')),
		local: Object.keys(localStorage).filter((key) => key.startsWith('wc_')),
	}));

test('[CART-08] [RT-07] two tabs: one request for both; a line that goes', async ({ page, context, shop }) => {
	const [body, briefs] = ['Body sexy 1', 'Culotte taille haute'];
	await shop.add(72, 2);
	await shop.add(1179);
	await page.goto('/contact/');
	const other = await context.newPage();
	await other.goto('/contact/');
	const there = await openDrawer(other);
	await page.bringToFront();
	const here = await openDrawer(page);
	await test.step('a change', async () => {
		shop.forget();
		await controls(here, body).more.click();
		await expect(controls(there, body).quantity).toHaveValue('3');
		await expect(count(other)).toContainText('4');
		await expect(other.locator('a.footer-cart-contents .count')).toHaveText('4');
		expect(shop.calls().map(({ action }) => action)).toEqual(['archipel_set_quantity']);
	});
	await test.step('a line that goes', async () => {
		await other.bringToFront();
		await controls(there, body).remove.focus();
		await page.bringToFront();
		await controls(here, body).remove.click();
		await expect(controls(there, body).remove).toHaveCount(0);
		await other.bringToFront();
		await expect(controls(there, briefs).remove).toBeFocused();
	});
});

test('[PRIV-01] nothing is left: one event, another visitor, a logout', async ({ page, context, baseURL, shop }) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	const other = await context.newPage();
	await other.goto('/contact/');
	for (const tab of [page, other]) await expect(count(tab)).toContainText('2');
	expect((await traces(page)).session).toHaveLength(3);
	await test.step('one event', async () => {
		await page.evaluate(() => document.dispatchEvent(new CustomEvent('archipel:forget-visitor')));
		for (const tab of [page, other]) {
			await expect.poll(() => traces(tab)).toEqual({ session: [], local: [] });
			await expect(count(tab)).toBeEmpty();
		}
		await other.close();
	});
	await test.step('another visitor in this tab', async () => {
		await page.goto('/contact/');
		await expect(count(page)).toContainText('2');
		expect((await traces(page)).session).toHaveLength(3);
		await context.clearCookies({ name: /woocommerce/ });
		await shop.add(1178);
		await page.goto('/contact/');
		await expect(count(page)).toContainText('1');
		const drawer = await openDrawer(page);
		await expect(drawer.getByRole('listitem')).toHaveText([/Masque satin/]);
		expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Body sexy');
	});
	await test.step('somebody logged out', async () => {
		await context.clearCookies({ name: /woocommerce/ });
		await context.addCookies([{ name: 'archipel_forget_cart', value: '1', url: baseURL! }]);
		shop.forget();
		await visit(page, '/contact/', HEADER);
		await expect.poll(() => traces(page)).toEqual({ session: [], local: [] });
		await expect(count(page)).toBeEmpty();
		expect(await page.evaluate(() => document.cookie)).not.toContain('archipel_forget_cart');
		expect(shop.calls()).toEqual([]);
	});
});
