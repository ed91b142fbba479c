import { violations } from './axe';
import { expect, layoutShifts, test } from './harness';
import {
	CULOTTE,
	FORM,
	SOCKS,
	cartUrl,
	expectNoReload,
	line,
	notices,
	openCart,
	quantity,
	removeLink,
	settled,
	told,
	totals,
	updateButton,
	more,
} from './cart-page-helpers';

test.describe('cross-sells', () => {
	for (const [width, count] of [
		[1280, 4],
		[880, 3],
		[640, 2],
		[390, 1],
	] as const) {
		test(`[CP-06] at ${width} px the row shows ${count}, and its buttons go on by what is visible`, async ({
			page,
			shop,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			await openCart(page, shop);
			const row = page.locator('.cross-sells ul.products');
			const visible = () =>
				row.evaluate((list) => {
					const { left, right } = list.getBoundingClientRect();
					return [...list.children].filter((item) => {
						const box = item.getBoundingClientRect();
						return box.left >= left - 1 && box.right <= right + 1;
					}).length;
				});
			expect(await visible()).toBe(count);
			const [previous, next] = ['Produits précédents', 'Produits suivants'].map((name) =>
				page.getByRole('button', { name }),
			);
			await expect(previous!).toHaveAttribute('aria-disabled', 'true');
			await next!.click();
			await expect(previous!).toHaveAttribute('aria-disabled', 'false');
			await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft))).toBeGreaterThan(width / 8);
			// As often as there are products: at the end it is of no use, and keeps the focus.
			for (let click = 0; click < 5; click++) {
				await next!.click({ force: true });
				await page.waitForTimeout(400);
			}
			await expect(next!).toHaveAttribute('aria-disabled', 'true');
			await expect(next!).toBeFocused();
			await expect.poll(visible).toBe(count);
		});
	}

	test('[CP-06] the owner’s number counts in a wide row; totals stand beside the lines, and one piece has one price', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop, [CULOTTE], { crossSellsToShow: 3 });
		const widths = await page
			.locator('.cross-sells li.product')
			.evaluateAll((items) =>
				items.map((item) => item.getBoundingClientRect().width / item.parentElement!.getBoundingClientRect().width),
			);
		expect(widths[0]).toBeGreaterThan(0.3);
		expect(widths[0]).toBeLessThan(0.34);
		// Beside the lines is what they cost; of one piece the price is said once.
		const [lines, sums] = [(await page.locator(FORM).boundingBox())!, (await totals(page).boundingBox())!];
		expect(sums.x).toBeGreaterThanOrEqual(lines.x + lines.width);
		expect(sums.y).toBeLessThan(lines.y + lines.height);
		await expect(page.locator('.cart_item .product-price > *').first()).toHaveCSS('visibility', 'hidden');
		await expect(page.locator('.cart_item .product-subtotal').first()).toBeVisible();
	});
});

test.describe('everywhere', () => {
	for (const device of ['', ' @phone']) {
		test(`[RT-01] nothing on the page moves when the island comes${device}`, async ({ page, shop }) => {
			await openCart(page, shop, [CULOTTE, SOCKS]);
			expect(await layoutShifts(page)).toEqual([]);
		});

		test(`[A11Y-01] no violation: at rest, updated, refused coupon, calculator, failed, emptied${device}`, async ({
			page,
			shop,
			guard,
		}) => {
			test.setTimeout(180_000);
			guard.allowErrors(/Failed to load resource/);
			await openCart(page, shop, [CULOTTE, SOCKS], { emptyButton: true });
			const check = async (state: string) => {
				await settled(page);
				expect(await violations(page, 'main', { except: ['.cross-sells li'] }), state).toEqual([]);
			};
			await check('at rest');
			await quantity(page, CULOTTE.name).fill('2');
			await updateButton(page).click();
			await expect(notices(page)).toBeFocused();
			await check('updated');
			await page.locator('#coupon_code').fill('nexistepas');
			await page.locator('#coupon_code').press('Enter');
			await expect(page.locator('#coupon-error-notice')).toBeVisible();
			await check('refused coupon');
			await page.getByRole('button', { name: 'Calculer la livraison' }).click();
			await check('calculator');
			await shop.fault('page-cart', '500');
			await removeLink(page, SOCKS.name).click();
			await expect(told(page)).toBeVisible();
			await check('failed');
			await shop.heal();
			await page.getByRole('button', { name: 'Vider le panier' }).click();
			await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
			await check('emptied');
		});
	}

	test('[A11Y-02] a whole visit by keyboard alone: more, update, remove, undo, checkout', async ({ page, shop }) => {
		await openCart(page, shop);
		await page.getByRole('button', { name: more(CULOTTE.name) }).focus();
		await page.keyboard.press('Enter');
		await updateButton(page).focus();
		await page.keyboard.press(' ');
		await expect(notices(page)).toBeFocused();
		await removeLink(page, CULOTTE.name).focus();
		await page.keyboard.press(' ');
		await expect(removeLink(page, SOCKS.name)).toBeFocused();
		await page.getByRole('link', { name: 'Annuler ?' }).focus();
		await page.keyboard.press('Enter');
		await expect(removeLink(page, CULOTTE.name)).toBeFocused();
		await page.getByRole('link', { name: 'Valider la commande' }).focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/commande\//);
	});

	test('[WP-07] in English the island speaks English', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE], {}, { lang: 'en' });
		await expect(page.getByRole('button', { name: /^Increase quantity: / })).toBeVisible();
		await expect(updateButton(page)).toHaveAccessibleDescription('Change a quantity first: the cart is up to date.');
		await expect(page.getByRole('button', { name: 'Next products' })).toBeVisible();
		await page.getByRole('button', { name: /^Increase quantity: / }).click();
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Cart updated.');
		await expectNoReload(page);
	});

	test('[RT-04] a wrong option: one error that names it, and WooCommerce’s form goes on working', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/\[archipel\] cart-page: property "whenEmptied"/);
		await shop.add(CULOTTE.id);
		await page.goto(cartUrl({ whenEmptied: 'sometimes' }));
		await expect(page.locator(FORM)).toHaveAttribute('data-archipel-state', 'failed');
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 2 });
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[CP-02][CP-03][CP-04] update, remove, undo, coupon, calculator and the emptying button work by forms and links', async ({
		page,
		shop,
	}) => {
		await shop.add(CULOTTE.id);
		await shop.add(SOCKS.id);
		await page.goto(cartUrl({ emptyButton: true }));
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		await removeLink(page, SOCKS.name).click();
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		await page.getByRole('link', { name: 'Annuler ?' }).click();
		await expect(line(page, SOCKS.name)).toBeVisible();
		await page.locator('#coupon_code').fill('bienvenue10');
		await page.getByRole('button', { name: 'Appliquer le code promo' }).click();
		await expect(totals(page)).toContainText('bienvenue10');
		await page.locator('#calc_shipping_postcode').fill('44000');
		await page.locator('[name=calc_shipping]').click();
		await expect(notices(page)).toHaveText('Frais de livraison mis à jour.');
		await page.goto(cartUrl({ emptyButton: true }));
		await page.getByRole('button', { name: 'Vider le panier' }).click();
		await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
		await page.getByRole('link', { name: 'Annuler ?' }).click();
		await expect(line(page, CULOTTE.name)).toBeVisible();
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 2, [SOCKS.name]: 1 });
	});
});
