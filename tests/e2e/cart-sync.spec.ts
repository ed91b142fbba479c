import type { Page } from '@playwright/test';
import { expect, mounted, test } from './harness';
import { controls, HEADER, LINK, openDrawer } from './mini-cart-helpers';

const count = (page: Page) => page.locator(LINK).locator('.archipel-mini-cart__count');

/** What this tab and this browser keep about the cart. */
const traces = (page: Page) =>
	page.evaluate(() => ({
		session: Object.keys(sessionStorage).filter((key) => key.startsWith('wc_')),
		local: Object.keys(localStorage).filter((key) => key.startsWith('wc_')),
	}));

test('[CART-07] the next page of a tab makes no request, a new tab makes one', async ({ page, context, shop }) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	await expect(count(page)).toContainText('2');
	shop.forget();
	await page.goto('/mon-compte/');
	await expect(count(page)).toContainText('2');
	expect(shop.calls('get_refreshed_fragments')).toEqual([]);
	const tab = await context.newPage();
	await tab.goto('/contact/');
	await expect(count(tab)).toContainText('2');
	expect(shop.calls('get_refreshed_fragments')).toHaveLength(1);
});

test('[CART-07] a cart that is kept for another hash, without its date or for a day is asked for again', async ({
	page,
	shop,
}) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	await expect(count(page)).toContainText('2');
	const spoils: (() => void)[] = [
		() => sessionStorage.removeItem('wc_cart_created'),
		() => sessionStorage.setItem('wc_cart_created', String(Date.now() - 86_400_001)),
		() => {
			const key = Object.keys(sessionStorage).find((name) => name.startsWith('wc_cart_hash'))!;
			sessionStorage.setItem(key, 'another');
		},
		() => {
			const key = Object.keys(sessionStorage).find((name) => name.startsWith('wc_fragments'))!;
			sessionStorage.setItem(key, '{');
		},
	];
	for (const spoil of spoils) {
		await page.evaluate(spoil);
		shop.forget();
		await page.reload();
		await expect(count(page)).toContainText('2');
		expect(shop.calls('get_refreshed_fragments'), String(spoil)).toHaveLength(1);
	}
});

test('[CART-08] [RT-07] a change in one tab shows in the other, by one request for both', async ({
	page,
	context,
	shop,
}) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	const other = await context.newPage();
	await other.goto('/contact/');
	const drawer = await openDrawer(other);
	await page.bringToFront();
	const here = await openDrawer(page);
	shop.forget();
	await controls(here, 'Body sexy 1').more.click();
	await expect(controls(drawer, 'Body sexy 1').quantity).toHaveValue('3');
	await expect(count(other)).toContainText('3');
	await expect(other.locator('a.footer-cart-contents .count')).toHaveText('3');
	expect(shop.calls().map(({ action }) => action)).toEqual(['archipel_set_quantity']);
});

test('[CART-08] a hash that another script wrote makes this tab ask, once', async ({ page, context, shop }) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	await expect(count(page)).toContainText('2');
	const other = await context.newPage();
	await other.goto('/mon-compte/?sans-iles');
	shop.forget();
	await shop.add(1178);
	await other.evaluate(() => {
		const key = Object.keys(localStorage).find((name) => name.startsWith('wc_cart_hash'))!;
		const hash = /woocommerce_cart_hash=([0-9a-f]{32})/.exec(document.cookie)![1]!;
		localStorage.setItem(key, hash);
	});
	await expect(count(page)).toContainText('3');
	expect(shop.calls('get_refreshed_fragments')).toHaveLength(1);
});

test('[REL-03] two tabs that change the same line at the same time end as the last one asked', async ({
	page,
	context,
	shop,
}) => {
	await shop.add(72, 2);
	await shop.add(1179);
	await page.goto('/contact/');
	const other = await context.newPage();
	await other.goto('/contact/');
	const [here, there] = [await openDrawer(page), await openDrawer(other)];
	await shop.latency('archipel_set_quantity', 500);
	await Promise.all([
		controls(here, 'Body sexy 1').more.evaluate((button: HTMLElement) => button.click()),
		controls(there, 'Culotte taille haute').more.evaluate((button: HTMLElement) => button.click()),
	]);
	for (const drawer of [here, there]) {
		await expect(controls(drawer, 'Body sexy 1').quantity).toHaveValue('3');
		await expect(controls(drawer, 'Culotte taille haute').quantity).toHaveValue('2');
	}
	expect(await shop.cart()).toEqual({ 'Body sexy 1': 3, 'Culotte taille haute': 2 });
});

test('[CART-08] a line that another tab took out goes, and focus stays in the panel', async ({
	page,
	context,
	shop,
}) => {
	await shop.add(72);
	await shop.add(1178);
	await page.goto('/contact/');
	const other = await context.newPage();
	await other.goto('/contact/');
	const there = await openDrawer(other);
	await controls(there, 'Body sexy 1').remove.focus();
	await page.bringToFront();
	await controls(await openDrawer(page), 'Body sexy 1').remove.click();
	await expect(controls(there, 'Body sexy 1').remove).toHaveCount(0);
	await other.bringToFront();
	await expect(controls(there, 'Masque satin').remove).toBeFocused();
});

test('[RT-10] a page that comes back asks for the cart only if it is another one', async ({ page, shop }) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	await expect(count(page)).toContainText('2');
	const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
	shop.forget();
	await comeBack();
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
	expect(shop.calls()).toEqual([]);
	await shop.add(1178);
	await comeBack();
	await expect(count(page)).toContainText('3');
	expect(shop.calls('get_refreshed_fragments')).toHaveLength(1);
});

test.describe('[PRIV-01] nothing is left', () => {
	test.beforeEach(async ({ page, shop }) => {
		await shop.add(72, 2);
		await page.goto('/contact/');
		await expect(count(page)).toContainText('2');
		expect((await traces(page)).session).toHaveLength(3);
	});

	test('after the plugin noted that somebody logged out', async ({ page, context, baseURL, shop }) => {
		await context.clearCookies({ name: /woocommerce/ });
		await context.addCookies([{ name: 'archipel_forget_cart', value: '1', url: baseURL! }]);
		shop.forget();
		await page.goto('/contact/');
		await mounted(page, HEADER);
		await expect.poll(() => traces(page)).toEqual({ session: [], local: [] });
		await expect(count(page)).toBeEmpty();
		expect(await page.evaluate(() => document.cookie)).not.toContain('archipel_forget_cart');
		expect(shop.calls()).toEqual([]);
	});

	test('after one event, in any tab', async ({ page, context }) => {
		const other = await context.newPage();
		await other.goto('/contact/');
		await expect(count(other)).toContainText('2');
		await page.evaluate(() => document.dispatchEvent(new CustomEvent('archipel:forget-visitor')));
		for (const tab of [page, other]) {
			await expect.poll(() => traces(tab)).toEqual({ session: [], local: [] });
			await expect(count(tab)).toBeEmpty();
		}
	});

	test('of a cart that another visitor had in this tab', async ({ page, context, shop }) => {
		await context.clearCookies({ name: /woocommerce/ });
		await shop.add(1178);
		await page.goto('/contact/');
		await expect(count(page)).toContainText('1');
		const drawer = await openDrawer(page);
		await expect(drawer.getByRole('listitem')).toHaveText([/Masque satin/]);
		expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Body sexy');
	});
});
