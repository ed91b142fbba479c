import { expect, mounted, test } from './harness';
import {
	CULOTTE,
	FORM,
	MASK,
	SOCKS,
	cartUrl,
	expectNoReload,
	line,
	listen,
	notices,
	openCart,
	quantity,
	received,
	recordEvents,
	removeLink,
	settled,
	told,
	totals,
	updateButton,
} from './cart-page-helpers';

const coupon = 'bienvenue10';

test.describe('coupons', () => {
	test('[CP-04] a coupon goes with nonce and code; the totals come from get_cart_totals, the rest of the page stays', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await quantity(page, CULOTTE.name).fill('2');
		await page.locator('#coupon_code').fill(coupon);
		await page.getByRole('button', { name: 'Appliquer le code promo' }).click();
		await expect(totals(page).locator('.cart-discount')).toContainText(coupon);
		await expect(notices(page)).toHaveText('Code promo appliqué avec succès.');
		await expect(notices(page)).toBeFocused();
		await expect(page.locator('#coupon_code')).toHaveValue('');
		// Typed and not sent yet.
		await expect(quantity(page, CULOTTE.name)).toHaveValue('2');
		await settled(page);
		expect(await received(page, 'apply_coupon')).toEqual([
			{ 'wc-ajax': 'apply_coupon', security: expect.stringMatching(/^[0-9a-f]{10}$/), coupon_code: coupon },
		]);
		expect(await received(page, 'get_cart_totals')).toHaveLength(1);
		expect(await received(page, 'cart-form')).toEqual([]);
		await expectNoReload(page);
	});

	test('[CP-04] what is wrong with a code is said at its field, which keeps it and has the focus', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		const field = page.locator('#coupon_code');
		await field.fill('nexistepas');
		await field.press('Enter');
		await expect(page.locator('#coupon-error-notice')).toHaveText('Le code promo « nexistepas » n’existe pas.');
		await expect(field).toBeFocused();
		await expect(field).toHaveValue('nexistepas');
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toHaveAccessibleDescription('Le code promo « nexistepas » n’existe pas.');
		await expect(notices(page)).toHaveCount(0);
		await settled(page);
		await field.fill('nexiste');
		await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
		await expect(field).not.toHaveAttribute('aria-invalid');
	});

	test('[CP-04] a coupon is removed by its link; the focus is not lost', async ({ page, shop }) => {
		await openCart(page, shop);
		await page.locator('#coupon_code').fill(coupon);
		await page.locator('#coupon_code').press('Enter');
		const link = page.getByRole('button', { name: `Retirer le code promo ${coupon}` });
		await link.focus();
		await page.keyboard.press(' ');
		await expect(link).toHaveCount(0);
		await expect(notices(page)).toBeFocused();
		expect(await received(page, 'remove_coupon')).toEqual([
			{ 'wc-ajax': 'remove_coupon', security: expect.stringMatching(/^[0-9a-f]{10}$/), coupon },
		]);
		await expectNoReload(page);
	});

	test('[REL-01] a nonce that is refused with 403 and -1 is fetched anew, and the coupon sent once more', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource/);
		await openCart(page, shop);
		await shop.fault('apply_coupon', '403', 1);
		await page.locator('#coupon_code').fill(coupon);
		await page.locator('#coupon_code').press('Enter');
		await expect(totals(page).locator('.cart-discount')).toContainText(coupon);
		await settled(page);
		expect(await received(page, 'apply_coupon')).toHaveLength(2);
		expect(await received(page, 'archipel_nonces')).toHaveLength(2);
		await expect(told(page)).toHaveCount(0);
	});

	test('[REL-01] when only the totals fail, another try asks for them and does not send the coupon again', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource/);
		await openCart(page, shop);
		await shop.fault('get_cart_totals', '500', 1);
		await page.locator('#coupon_code').fill(coupon);
		await page.locator('#coupon_code').press('Enter');
		await expect(notices(page)).toHaveText('Code promo appliqué avec succès.');
		await told(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(totals(page).locator('.cart-discount')).toContainText(coupon);
		await settled(page);
		expect(await received(page, 'apply_coupon')).toHaveLength(1);
		await expect(told(page)).toHaveCount(0);
	});
});

test.describe('shipping', () => {
	const method = (name: string | RegExp) => ({ name });

	test('another shipping method changes the totals in place, and keeps the focus', async ({ page, shop }) => {
		await openCart(page, shop);
		const pickup = page.getByRole('radio', method('Retrait en boutique'));
		await pickup.check();
		await expect(totals(page).locator('.order-total td')).toHaveText(/29,90/);
		await expect(pickup).toBeFocused();
		await settled(page);
		expect(await received(page, 'update_shipping_method')).toEqual([
			{
				'wc-ajax': 'update_shipping_method',
				security: expect.stringMatching(/^[0-9a-f]{10}$/),
				'shipping_method[0]': 'local_pickup:3',
			},
		]);
		await expectNoReload(page);
	});

	test('[REL-01] a choice that fails is taken back, told, and made by another try', async ({ page, shop, guard }) => {
		guard.allowErrors(/Failed to load resource/);
		await openCart(page, shop);
		await shop.fault('update_shipping_method', '500', 1);
		await page.getByRole('radio', method('Retrait en boutique')).check();
		await expect(told(page)).toBeVisible();
		await expect(page.getByRole('radio', method(/^Colissimo/))).toBeChecked();
		await told(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(page.getByRole('radio', method('Retrait en boutique'))).toBeChecked();
		await expect(totals(page).locator('.order-total td')).toHaveText(/29,90/);
	});

	test('the calculator opens by its button, calculates without a reload, and closes', async ({ page, shop }) => {
		await openCart(page, shop);
		const button = page.getByRole('button', { name: 'Calculer la livraison' });
		await expect(page.getByLabel('Code postal')).toBeHidden();
		await button.press(' ');
		await expect(button).toHaveAttribute('aria-expanded', 'true');
		await page.getByLabel('Code postal').fill('ABC');
		await page.getByLabel('Code postal').press('Enter');
		await expect(page.locator('.woocommerce-error')).toHaveText('Veuillez saisir un code postal valide.');
		await expect(page.getByLabel('Code postal')).toHaveValue('ABC');
		await page.getByLabel('Code postal').fill('44000');
		await page.getByLabel('Code postal').press('Enter');
		await expect(notices(page)).toHaveText('Frais de livraison mis à jour.');
		await expect(page.getByRole('button', { name: 'Changer d’adresse' })).toHaveAttribute('aria-expanded', 'false');
		await expect(page.getByLabel('Code postal')).toBeHidden();
		await expectNoReload(page);
		expect((await received(page, 'page-cart')).at(-1)).toMatchObject({
			calc_shipping: 'x',
			calc_shipping_country: 'FR',
			calc_shipping_postcode: '44000',
		});
	});

	test('[REL-01] a stale nonce of the calculator is replaced and the form sent once more', async ({ page, shop }) => {
		await openCart(page, shop);
		await page.getByRole('button', { name: 'Calculer la livraison' }).click();
		await page
			.locator('[name="woocommerce-shipping-calculator-nonce"]')
			.evaluate((field) => field.setAttribute('value', '0123456789'));
		await page.getByLabel('Code postal').fill('44000');
		await page.getByLabel('Code postal').press('Enter');
		await expect(notices(page)).toHaveText('Frais de livraison mis à jour.');
	});
});

test.describe('together with others', () => {
	test('[RT-07] another tab’s change is shown; what is typed and not sent stays', async ({ page, shop, context }) => {
		await openCart(page, shop);
		await quantity(page, CULOTTE.name).fill('4');
		const other = await context.newPage();
		await other.goto(cartUrl());
		await mounted(other, FORM);
		await removeLink(other, SOCKS.name).click();
		await expect(line(other, SOCKS.name)).toHaveCount(0);
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		await expect(quantity(page, CULOTTE.name)).toHaveValue('4');
		await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'false');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		await expect(totals(other).locator('.cart-subtotal td')).toHaveText(/79,60/);
		await expectNoReload(page);
	});

	test('[RT-07] a cross-sell that is added appears in the cart without a reload', async ({ page, shop }) => {
		await openCart(page, shop);
		await mounted(page, 'ul.products');
		await page
			.locator('.cross-sells')
			.getByRole('button', { name: /Masque satin/ })
			.or(page.locator('.cross-sells a.add_to_cart_button[data-product_id="1178"]'))
			.first()
			.click();
		await expect(line(page, MASK.name)).toBeVisible();
		await expectNoReload(page);
	});

	test('[RT-07] an update here is shown by the mini-cart', async ({ page, shop }) => {
		await openCart(page, shop);
		await mounted(page, 'header [data-archipel="mini-cart"]');
		await quantity(page, CULOTTE.name).fill('3');
		await updateButton(page).click();
		await expect(page.locator('header [data-archipel="mini-cart"]')).toContainText('4');
	});

	test('[RT-08] jQuery listeners hear what WooCommerce’s own script would tell, and wc_update_cart is honoured', async ({
		page,
		shop,
	}) => {
		// As much of jQuery as the events need.
		await page.addInitScript(() => {
			type Handler = (event: { type: string }, ...args: unknown[]) => void;
			const handlers = new Map<unknown, [string, Handler][]>();
			const heard: unknown[][] = [];
			const jQuery = (target: unknown) => ({
				0: target,
				data: () => ({}),
				on(names: string, handler: Handler) {
					for (const name of names.split(' ')) handlers.set(target, [...(handlers.get(target) ?? []), [name, handler]]);
				},
				off() {},
				triggerHandler: () => undefined,
				trigger(name: string, args: unknown[] = []) {
					heard.push([name, ...args.filter((arg) => typeof arg === 'string')]);
					for (const level of [target, document])
						for (const [wanted, handler] of handlers.get(level) ?? [])
							if (wanted === name) handler({ type: name }, ...args);
				},
			});
			Object.assign(window, { jQuery, heard });
		});
		await openCart(page, shop, [CULOTTE, SOCKS]);
		const heard = () =>
			page.evaluate(() =>
				(window as unknown as { heard: string[][] }).heard
					.splice(0)
					.filter(([name]) => !name!.startsWith('wc_fragments')),
			);
		await heard();
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		expect(await heard()).toEqual([['updated_cart_totals'], ['updated_wc_div']]);

		await page.locator('#coupon_code').fill('nexistepas');
		await page.locator('#coupon_code').press('Enter');
		await expect(page.locator('#coupon-error-notice')).toBeVisible();
		await settled(page);
		expect(await heard()).toEqual([['applied_coupon', 'nexistepas'], ['updated_cart_totals']]);

		await page.locator('#coupon_code').fill(coupon);
		await page.locator('#coupon_code').press('Enter');
		await page.getByRole('button', { name: `Retirer le code promo ${coupon}` }).click();
		await expect(totals(page).locator('.cart-discount')).toHaveCount(0);
		await settled(page);
		expect(await heard()).toEqual([
			['applied_coupon', coupon],
			['updated_cart_totals'],
			['removed_coupon', coupon],
			['updated_cart_totals'],
		]);

		await page.getByRole('radio', { name: 'Retrait en boutique' }).check();
		await expect(totals(page).locator('.order-total td')).toHaveText(/49,80/);
		await settled(page);
		expect(await heard()).toEqual([['updated_cart_totals'], ['updated_shipping_method']]);

		await removeLink(page, SOCKS.name).click();
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		expect(await heard()).toEqual([['updated_cart_totals'], ['updated_wc_div'], ['item_removed_from_classic_cart']]);

		await page.context().request.post('/?wc-ajax=add_to_cart', { form: { product_id: SOCKS.id, quantity: 1 } });
		await page.evaluate(() =>
			(window as unknown as { jQuery: (target: unknown) => { trigger: (name: string) => void } })
				.jQuery(document.body)
				.trigger('wc_update_cart'),
		);
		await expect(line(page, SOCKS.name)).toBeVisible();
		await settled(page);
		await heard();

		await removeLink(page, SOCKS.name).click();
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		await removeLink(page, CULOTTE.name).click();
		await expect(page.locator('.cart-empty')).toBeVisible();
		expect((await heard()).slice(-3)).toEqual([
			['wc_cart_emptied'],
			['updated_wc_div'],
			['item_removed_from_classic_cart'],
		]);
	});

	test('a listener that cancels archipel:cart-emptied shows the empty cart himself', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE]);
		const events = await recordEvents(page, ['archipel:cart-line-removed']);
		await page.evaluate(() => document.addEventListener('archipel:cart-emptied', (event) => event.preventDefault()));
		await removeLink(page, CULOTTE.name).click();
		await expect.poll(events).toEqual(['archipel:cart-line-removed']);
		await expect(page.locator('.cart-empty')).toHaveCount(0);
		await expectNoReload(page);
	});

	test('[A11Y-04] a change by itself is announced and takes neither focus nor place', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE], { autoUpdate: true, autoUpdateDelay: 300 });
		const said = await listen(page);
		const before = await page.evaluate(() => scrollY);
		await quantity(page, CULOTTE.name).fill('2');
		await expect.poll(said).toContain('Panier mis à jour.');
		await expect(quantity(page, CULOTTE.name)).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(before);
	});
});
