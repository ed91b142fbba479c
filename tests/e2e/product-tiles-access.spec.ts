import { violations } from './axe';
import { expect, test } from './harness';
import { hold } from './hold';
import { addButton, CHAUSSETTES, CULOTTE, isAdd, LIST, notice, openTiles, tile } from './tiles-page';

test.describe('links stay links', () => {
	test('[CART-05] a button without a product follows its link', async ({ page, shop }) => {
		await openTiles(page);
		await addButton(page, CULOTTE).evaluate((element) => element.removeAttribute('data-product_id'));
		await addButton(page, CULOTTE).click();
		await expect(page.locator('.woocommerce-message')).toContainText(CULOTTE);
		expect(shop.calls('add_to_cart')).toEqual([]);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('[CART-05] a click with Control opens the link in a new tab, and this page sends nothing', async ({
		page,
		context,
		shop,
	}) => {
		await openTiles(page);
		const opened = context.waitForEvent('page');
		await addButton(page, CULOTTE).click({ modifiers: ['ControlOrMeta'] });
		// A tab begins with an empty page, which is loaded at once.
		await (await opened).waitForURL(/add-to-cart=/);
		expect(shop.calls('add_to_cart')).toEqual([]);
		await expect(addButton(page, CULOTTE)).not.toHaveClass(/loading|added/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('[CART-05] a product with options goes to its page', async ({ page, shop }) => {
		await openTiles(page);
		await page.getByRole('link', { name: /^Sélectionner.*Nuisette Soirée/ }).click();
		await expect(page).toHaveURL(/\/produit\/nuisette-soiree\/$/);
		expect(await shop.cart()).toEqual({});
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });
		test('[CART-01] the link adds', async ({ page, shop }) => {
			await page.goto('/boutique/');
			await addButton(page, CULOTTE).click();
			await expect(page.locator('.woocommerce-message')).toContainText(CULOTTE);
			expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
		});
	});
});

test.describe('for everyone', () => {
	for (const key of ['Enter', 'Space'])
		test(`[RT-12] [A11Y-02] ${key} adds, and focus stays on the button`, async ({ page, shop }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await openTiles(page);
			const button = addButton(page, CULOTTE);
			await button.focus();
			const top = await page.evaluate(() => scrollY);
			await page.keyboard.press(key);
			await expect(button).toHaveClass(/added/);
			await expect(button).toBeFocused();
			expect(await page.evaluate(() => scrollY)).toBe(top);
			expect(shop.calls('add_to_cart')).toHaveLength(1);
			expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
		});

	test('[A11Y-01] no violation: idle, loading, added, refused', async ({ page, shop, guard }) => {
		test.slow();
		guard.allowErrors(/500/);
		await openTiles(page);
		const check = async (isWaiting = false) => expect(await violations(page, LIST, { isWaiting })).toEqual([]);
		await check();
		const release = await hold(page, isAdd);
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/loading/);
		await check(true);
		release();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		await check();
		await expect(tile(page, CULOTTE).getByRole('link', { name: 'Voir le panier' })).toBeVisible();
		await check();
		await shop.fault('add_to_cart', '500');
		await addButton(page, CHAUSSETTES).click();
		await expect(notice(page, CHAUSSETTES)).toBeVisible();
		await check();
	});

	test('[WP-07] in English', async ({ page }) => {
		await openTiles(page, 'lang=en');
		const button = page.getByRole('button', { name: /^Add to cart: .*High-waist/ });
		await button.click();
		const added = page.locator('li.post-1179');
		await expect(added.locator('.archipel-progress')).toHaveText('Added');
		await expect(added.locator('a.added_to_cart')).toHaveText('View cart');
		await page.route('**/?*wc-ajax=add_to_cart', (route) =>
			route.fulfill({ json: { error: true, product_url: false } }),
		);
		await button.click();
		await expect(added.locator('.archipel-notice')).toHaveText(/^This product could not be added to your cart\./);
	});

	test('[CART-01] adding on a phone @phone', async ({ page, shop }) => {
		await openTiles(page);
		await addButton(page, CULOTTE).tap();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		await expect(addButton(page, CULOTTE).locator('.archipel-progress')).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});
});

test('[A11Y-04] an error stays until it is answered, and can be closed by button and Escape', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(/Failed to load resource/);
	await openTiles(page);
	await shop.fault('add_to_cart', '500', 2);
	const button = addButton(page, CULOTTE);
	await button.click();
	await expect(notice(page, CULOTTE)).toBeVisible();
	await notice(page, CULOTTE).getByRole('button', { name: 'Fermer' }).click();
	await expect(notice(page, CULOTTE)).toHaveCount(0);
	await expect(button).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(notice(page, CULOTTE)).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(notice(page, CULOTTE).getByRole('button', { name: 'Réessayer' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(notice(page, CULOTTE)).toHaveCount(0);
	await expect(button).toBeFocused();
});
