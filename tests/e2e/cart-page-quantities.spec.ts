import { expect, test } from './harness';
import {
	CULOTTE,
	MASK,
	SOCKS,
	expectNoReload,
	line,
	listen,
	notices,
	openCart,
	quantity,
	received,
	recordEvents,
	settled,
	told,
	totals,
	updateButton,
	more,
	fewer,
} from './cart-page-helpers';

test.describe('quantities', () => {
	test('[CP-01] the update button is of no use until a quantity changes, says why, and keeps its place for the keyboard', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		const said = await listen(page);
		const button = updateButton(page);
		await expect(button).toHaveAttribute('aria-disabled', 'true');
		await expect(button).not.toHaveAttribute('disabled');
		await expect(button).toHaveAccessibleDescription('Modifiez d’abord une quantité\u202f: le panier est à jour.');
		await button.focus();
		await page.keyboard.press('Enter');
		await expect.poll(said).toContain('Modifiez d’abord une quantité\u202f: le panier est à jour.');
		expect(await received(page, 'cart-form')).toEqual([]);

		await quantity(page, CULOTTE.name).fill('2');
		await expect(button).toHaveAttribute('aria-disabled', 'false');
		await expect(button).toHaveAccessibleDescription('');
		await quantity(page, CULOTTE.name).fill('1');
		await expect(button).toHaveAttribute('aria-disabled', 'true');
	});

	test('[CP-02] an update posts the form by its own method and action, and shows form, totals and notices of the reply', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		const events = await recordEvents(page, ['archipel:cart-totals-updated', 'archipel:cart-page-updated']);
		await quantity(page, CULOTTE.name).fill('3');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		await expect(line(page, CULOTTE.name).locator('.product-subtotal')).toHaveText(/59,70/);
		await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/69,70/);
		await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'true');
		await expectNoReload(page);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3, [SOCKS.name]: 1 });
		const [sent, ...more] = await received(page, 'cart-form');
		expect(more).toEqual([]);
		expect(sent).toMatchObject({
			update_cart: 'Update Cart',
			'woocommerce-cart-nonce': expect.stringMatching(/^[0-9a-f]{10}$/),
			_wp_http_referer: '/page-panier/',
		});
		expect(await events()).toEqual(['archipel:cart-totals-updated', 'archipel:cart-page-updated']);
	});

	test('[CP-02] [SEC-03 C8] what other scripts have put into the cart, what is typed and where the focus is survive an update', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await page.evaluate(() => {
			const widget = Object.assign(document.createElement('div'), { id: 'payer-vite', textContent: 'Payer vite' });
			document.querySelector('.wc-proceed-to-checkout')!.append(widget);
			document.querySelector('.cart_item')!.classList.add('marque');
			Object.assign(window, { widget });
		});
		await page.locator('#coupon_code').fill('BIENV');
		await quantity(page, CULOTTE.name).fill('2');
		await quantity(page, CULOTTE.name).press('Enter');
		await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/49,80/);
		await expect(page.locator('#coupon_code')).toHaveValue('BIENV');
		await expect(line(page, CULOTTE.name)).toHaveClass(/marque/);
		expect(
			await page.evaluate(() => document.getElementById('payer-vite') === (window as never as { widget: Node }).widget),
		).toBe(true);
		await expect(notices(page)).toBeFocused();
	});

	test('[CP-02] a quantity above the stock is stored and complained about, as WooCommerce does', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop, [CULOTTE]);
		await page.evaluate(() => document.querySelector('input.qty')!.removeAttribute('max'));
		await quantity(page, CULOTTE.name).fill('9');
		await updateButton(page).click();
		await expect(page.locator('.woocommerce-error')).toContainText('5');
		await expect(page.locator('.woocommerce-error')).toBeFocused();
	});

	test('[CP-02] an emptied field goes back to what it was and is never sent as 0', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE, SOCKS], { autoUpdate: true, autoUpdateDelay: 100 });
		await quantity(page, CULOTTE.name).fill('');
		await quantity(page, CULOTTE.name).press('Enter');
		await expect(quantity(page, CULOTTE.name)).toHaveValue('1');
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [SOCKS.name]: 1 });
		expect(await received(page, 'cart-form')).toEqual([]);
	});

	test('[QTY-02] plus and minus keep to the limits, and say when they are of no use', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE]);
		const [plus, minus] = [more, fewer].map((name) => page.getByRole('button', { name: name(CULOTTE.name) }));
		for (let count = 0; count < 7; count++) await plus!.click({ force: true });
		await expect(quantity(page, CULOTTE.name)).toHaveValue('5');
		await expect(plus!).toHaveAttribute('aria-disabled', 'true');
		await expect(plus!).toBeFocused();
		for (let count = 0; count < 7; count++) await minus!.click({ force: true });
		await expect(quantity(page, CULOTTE.name)).toHaveValue('0');
		await expect(minus!).toHaveAttribute('aria-disabled', 'true');
		await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'false');
	});

	test('[QTY-03] by the page builder’s rules minus works only above 1', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE], { quantityRules: 'builder-cart' });
		const minus = page.getByRole('button', { name: fewer(CULOTTE.name) });
		await expect(minus).toHaveAttribute('aria-disabled', 'true');
		await minus.click({ force: true });
		await expect(quantity(page, CULOTTE.name)).toHaveValue('1');
	});

	test('[QTY-05] what is sold individually has no field and no buttons', async ({ page, shop }) => {
		await openCart(page, shop, [MASK]);
		await expect(line(page, MASK.name).getByRole('button', { name: /quantité/ })).toHaveCount(0);
	});

	for (const autoUpdate of [true, false])
		test(`[CP-02] odd quantities give way to what the cart has, updates by themselves ${autoUpdate ? 'on' : 'off'}`, async ({
			page,
			shop,
		}) => {
			await openCart(page, shop, [CULOTTE, SOCKS], { autoUpdate, autoUpdateDelay: 100 });
			const field = quantity(page, SOCKS.name);
			for (const odd of ['1.5', '-3', '0.4', '10000000000000000000000', '']) {
				await field.fill(odd);
				await field.press('Tab');
				await expect(field).toHaveValue('1');
				// Nothing was typed where nothing is: that needs no reason.
				await expect(told(page)).toHaveCount(odd ? 1 : 0);
			}
			expect(await received(page, 'cart-form')).toEqual([]);
			await field.fill('2');
			await field.press('Enter');
			await expect.poll(() => shop.cart()).toEqual({ [CULOTTE.name]: 1, [SOCKS.name]: 2 });
			await expect(told(page)).toHaveCount(0);
		});

	test('[CP-01] by default a changed quantity is sent by itself, and no button says that it is of no use', async ({
		page,
		shop,
	}) => {
		await shop.add(CULOTTE.id);
		await page.goto('/page-panier/');
		await expect(updateButton(page)).toBeHidden();
		await page.getByRole('button', { name: more(CULOTTE.name) }).click();
		await expect.poll(() => shop.cart()).toEqual({ [CULOTTE.name]: 2 });
		await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/39,80/);
	});

	test('[CP-01] with the owner’s option a changed quantity is sent once by itself, quietly', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE], { autoUpdate: true, autoUpdateDelay: 1500 });
		const said = await listen(page);
		const plus = page.getByRole('button', { name: more(CULOTTE.name) });
		for (let count = 0; count < 3; count++) await plus.click();
		await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/79,60/);
		await expect.poll(said).toContain('Panier mis à jour.');
		await settled(page);
		expect(await received(page, 'cart-form')).toHaveLength(1);
		await expect(plus).toBeFocused();
		await expect(notices(page)).toHaveCount(0);
	});

	test('[REL-01] an update by itself that fails is not sent again by itself', async ({ page, shop, guard }) => {
		guard.allowErrors(/Failed to load resource/);
		await openCart(page, shop, [CULOTTE], { autoUpdate: true, autoUpdateDelay: 100 });
		await shop.fault('page-cart', '500');
		await page.getByRole('button', { name: more(CULOTTE.name) }).click();
		await expect(told(page)).toBeVisible();
		await page.waitForTimeout(600);
		expect(await received(page, 'cart-form')).toHaveLength(1);
		await shop.heal();
		await page.getByRole('button', { name: 'Réessayer' }).click();
		await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/39,80/);
	});

	test('[CP-02] a stale nonce of the form, which the server ignores, is replaced and the update repeated once', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await page
			.locator('[name="woocommerce-cart-nonce"]')
			.evaluate((field) => field.setAttribute('value', '0123456789'));
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		expect(await shop.cart()).toMatchObject({ [CULOTTE.name]: 2 });
		expect(await received(page, 'cart-form')).toHaveLength(2);
	});

	test('[REL-01] if the server goes on ignoring the form, the shopper is told, and the wish stays', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await page.route('**/page-panier/', async (route, request) => {
			const data = request.postData() ?? '';
			const body = data.replace(/woocommerce-cart-nonce=\w+/, 'woocommerce-cart-nonce=0123456789');
			await route.continue(request.method() === 'POST' ? { postData: body } : {});
		});
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(told(page)).toContainText('Le serveur a refusé la demande. Rechargez la page, puis réessayez.');
		await expect(quantity(page, CULOTTE.name)).toHaveValue('2');
		expect(await shop.cart()).toMatchObject({ [CULOTTE.name]: 1 });
		await page.unroute('**/page-panier/');
		await told(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		expect(await shop.cart()).toMatchObject({ [CULOTTE.name]: 2 });
	});
});
