import { expect, test, type Fault } from './harness';
import { controls, line, LINK, openDrawer, received } from './mini-cart-helpers';

test.beforeEach(async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	await shop.add(72, 2);
	await shop.add(1178);
	await page.goto('/contact/');
});

test('[CART-11] [REL-01] a removal that the shop refuses to answer goes by the remove link, once', async ({
	page,
	shop,
}) => {
	const drawer = await openDrawer(page);
	await shop.fault('remove_from_cart', '500');
	await controls(drawer, 'Masque satin').remove.click();
	await expect(page).toHaveURL(/\/page-panier\//);
	await shop.heal();
	expect(await shop.cart()).toEqual({ 'Body sexy 1': 2 });
	expect(await received(page, 'remove_from_cart')).toHaveLength(1);
});

test('[CART-11] [REL-01] a removal that is never answered, nor done, ends after ten seconds, and can be repeated', async ({
	page,
	shop,
}) => {
	await page.clock.install();
	await page.reload();
	const drawer = await openDrawer(page);
	const { remove, retry, undo } = controls(drawer, 'Masque satin');
	await shop.fault('remove_from_cart', 'timeout-before' as Fault, 1);
	const asked = page.waitForRequest(/remove_from_cart/);
	await remove.click();
	await asked;
	await page.clock.fastForward(10_500);
	await expect(line(drawer, 'Masque satin')).toContainText('trop de temps');
	await expect(page).toHaveURL(/\/contact\//);
	await retry.click();
	await expect(undo).toBeVisible();
	await expect.poll(() => shop.cart()).toEqual({ 'Body sexy 1': 2 });
});

test('[REL-01] a question whose connection breaks is asked once more, and nobody is told', async ({ page }) => {
	let asked = 0;
	await page.addInitScript(() => sessionStorage.clear());
	await page.route(/get_refreshed_fragments/, (route) =>
		++asked === 1 ? route.abort('connectionreset') : route.continue(),
	);
	await page.reload();
	await expect(page.locator(LINK)).toContainText('3');
	const drawer = await openDrawer(page);
	await expect(line(drawer, 'Body sexy 1')).toBeVisible();
	await expect(drawer.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
	expect(asked).toBe(2);
});

test('[A11Y-02] [REL-01] a cart that does not come twice comes with the third try, and takes the focus of the button', async ({
	page,
	shop,
}) => {
	await page.addInitScript(() => sessionStorage.clear());
	await shop.fault('get_refreshed_fragments', '500');
	await page.reload();
	const drawer = await openDrawer(page);
	const retry = drawer.getByRole('button', { name: 'Réessayer' });
	await expect(retry).toBeVisible();
	const answered = page.waitForResponse(/get_refreshed_fragments/);
	await retry.click();
	await answered;
	await expect(drawer.locator('.archipel-notice')).toHaveAttribute('aria-busy', 'false');
	await shop.heal();
	await retry.click();
	await expect(line(drawer, 'Body sexy 1')).toBeVisible();
	await expect(page.locator(LINK)).toContainText('3');
	await expect(controls(drawer, 'Body sexy 1').remove).toBeFocused();
});
