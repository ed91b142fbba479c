import type { Page } from '@playwright/test';
import { expect, mounted, test, type Fault } from './harness';
import { controls, line, LINK, HEADER, openDrawer, received, SAID } from './mini-cart-helpers';

test.beforeEach(async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource|net::ERR|the cart in the fragments is wrong/);
	await shop.add(72, 2);
	await shop.add(1178);
	await page.goto('/contact/');
});

/** Lets the page believe that so much time has passed, without waiting for it. */
const pass = (page: Page, milliseconds: number) => page.clock.fastForward(milliseconds);

test.describe('[CART-11] [REL-01] a removal', () => {
	for (const fault of ['500', '403', 'html', 'empty', 'truncated', 'types'] as const satisfies readonly Fault[]) {
		test(`that is answered by "${fault}" goes by the remove link, and is done`, async ({ page, shop }) => {
			const drawer = await openDrawer(page);
			await shop.fault('remove_from_cart', fault);
			await controls(drawer, 'Masque satin').remove.click();
			await expect(page).toHaveURL(/\/page-panier\//);
			await shop.heal();
			expect(await shop.cart()).toEqual({ 'Body sexy 1': 2 });
			expect(await received(page, 'remove_from_cart')).toHaveLength(1);
		});
	}

	test('with a PHP notice before the answer works as if there were none', async ({ page, shop }) => {
		const drawer = await openDrawer(page);
		await shop.fault('remove_from_cart', 'notice');
		await controls(drawer, 'Masque satin').remove.click();
		await expect(page.locator(SAID)).toContainText('Masque satin');
		await expect(page).toHaveURL(/\/contact\//);
	});

	test('while the device is offline stays on the page, with the line and a way to repeat it', async ({
		page,
		shop,
		context,
	}) => {
		const drawer = await openDrawer(page);
		const { remove, retry, undo } = controls(drawer, 'Masque satin');
		await context.setOffline(true);
		await remove.click();
		await expect(line(drawer, 'Masque satin')).toContainText('hors ligne');
		await expect(page).toHaveURL(/\/contact\//);
		await context.setOffline(false);
		await retry.click();
		await expect(undo).toBeVisible();
		await expect.poll(() => shop.cart()).toEqual({ 'Body sexy 1': 2 });
		expect(await received(page, 'remove_from_cart')).toHaveLength(1);
	});

	test('whose connection breaks after the shop has done it is not reported as failed', async ({ page, shop }) => {
		const drawer = await openDrawer(page);
		await shop.fault('remove_from_cart', 'drop', 1);
		await controls(drawer, 'Masque satin').remove.click();
		await expect(page.locator(SAID)).toContainText('Masque satin');
		await expect(drawer.locator('[data-state=error]')).toHaveCount(0);
		expect(await shop.cart()).toEqual({ 'Body sexy 1': 2 });
	});

	test('that is never answered, nor done, ends after ten seconds, and can be repeated', async ({ page, shop }) => {
		await page.clock.install();
		await page.reload();
		const drawer = await openDrawer(page);
		const { remove, retry, undo } = controls(drawer, 'Masque satin');
		await shop.fault('remove_from_cart', 'timeout-before' as Fault, 1);
		const asked = page.waitForRequest(/remove_from_cart/);
		await remove.click();
		await asked;
		await pass(page, 10_500);
		await expect(line(drawer, 'Masque satin')).toContainText('trop de temps');
		await expect(page).toHaveURL(/\/contact\//);
		await retry.click();
		await expect(undo).toBeVisible();
		await expect.poll(() => shop.cart()).toEqual({ 'Body sexy 1': 2 });
	});
});

test.describe('[REL-01] a quantity', () => {
	test('whose call is not carried out is taken back, says why, and can be sent again', async ({ page, shop }) => {
		const drawer = await openDrawer(page);
		const { more, quantity, retry } = controls(drawer, 'Body sexy 1');
		let expected = 2;
		for (const fault of ['500', '403', 'html', 'empty'] as const) {
			await shop.fault('archipel_set_quantity', fault, 1);
			await more.click();
			await expect(line(drawer, 'Body sexy 1').locator('[data-state=error]'), fault).toBeVisible();
			await expect(quantity).toHaveValue(String(expected));
			await retry.click();
			expected++;
			await expect(quantity).toHaveValue(String(expected));
			await expect(page.locator(SAID), fault).toContainText(`quantité ${expected}`);
			await expect(line(drawer, 'Body sexy 1').locator('[data-state=error]')).toHaveCount(0);
		}
		expect(await shop.cart()).toMatchObject({ 'Body sexy 1': expected });
	});

	test('whose call is carried out although its answer is lost counts as done', async ({ page, shop }) => {
		const drawer = await openDrawer(page);
		const { more, quantity } = controls(drawer, 'Body sexy 1');
		let expected = 2;
		for (const fault of ['truncated', 'types', 'drop', 'notice'] as const) {
			await shop.fault('archipel_set_quantity', fault, 1);
			await more.click();
			expected++;
			await expect(page.locator(SAID), fault).toContainText(`quantité ${expected}`);
			await expect(quantity).toHaveValue(String(expected));
			await expect(drawer.locator('[data-state=error]')).toHaveCount(0);
		}
		expect(await shop.cart()).toMatchObject({ 'Body sexy 1': expected });
	});
});

test('[REL-01] an undo that fails says so in the place of the line, and can be tried again', async ({ page, shop }) => {
	const drawer = await openDrawer(page);
	const { remove, undo, quantity } = controls(drawer, 'Body sexy 1');
	await remove.click();
	await expect(page.locator(SAID)).toContainText('a été retiré');
	for (const fault of ['500', 'html', 'empty'] as const) {
		await shop.fault('archipel_restore_item', fault, 1);
		await (fault === '500' ? undo : drawer.getByRole('button', { name: 'Réessayer' })).click();
		await expect(drawer.locator('[data-state=error]'), fault).toBeVisible();
		await expect(quantity).toHaveCount(0);
	}
	await drawer.getByRole('button', { name: 'Réessayer' }).click();
	await expect(quantity).toHaveValue('2');
	await expect.poll(() => shop.cart()).toEqual({ 'Body sexy 1': 2, 'Masque satin': 1 });
});

test.describe('[REL-01] a cart that cannot be asked for', () => {
	for (const fault of [
		'500',
		'403',
		'html',
		'empty',
		'truncated',
		'types',
		'drop',
	] as const satisfies readonly Fault[]) {
		test(`because of "${fault}" says so, leaves the ways on, and comes with the next try`, async ({ page, shop }) => {
			await page.addInitScript(() => sessionStorage.clear());
			await shop.fault('get_refreshed_fragments', fault);
			await page.reload();
			const drawer = await openDrawer(page);
			const retry = drawer.getByRole('button', { name: 'Réessayer' });
			await expect(retry).toBeVisible();
			await expect(drawer.locator('.archipel-notice')).toContainText('Votre panier n’a pas pu être chargé.');
			await expect(drawer.getByRole('link', { name: 'Voir le panier' })).toBeVisible();
			await expect(page.locator(LINK).locator('.archipel-mini-cart__count')).toBeEmpty();
			await retry.click();
			await expect(retry).toBeVisible();
			await shop.heal();
			await retry.click();
			await expect(line(drawer, 'Body sexy 1')).toBeVisible();
			await expect(page.locator(LINK)).toContainText('3');
			await expect(controls(drawer, 'Body sexy 1').remove).toBeFocused();
		});
	}

	test('in time says so after five seconds', async ({ page, shop }) => {
		await page.addInitScript(() => sessionStorage.clear());
		await shop.fault('get_refreshed_fragments', 'timeout');
		await page.clock.install();
		await page.reload();
		await mounted(page, HEADER);
		const drawer = await openDrawer(page);
		await expect(drawer.getByText('Chargement de votre panier…')).toBeVisible();
		await pass(page, 5500);
		await expect(drawer.locator('.archipel-notice')).toContainText('trop de temps');
	});
});
