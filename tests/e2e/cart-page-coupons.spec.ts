import { expect, test } from './harness';
import {
	BODY,
	CULOTTE,
	SOCKS,
	expectNoReload,
	notices,
	openCart,
	quantity,
	received,
	settled,
	told,
	totals,
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

	test('@phone [CP-04] a refusal is in sight', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE, SOCKS, BODY]);
		const field = page.locator('#coupon_code');
		await field.fill('nexistepas');
		await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
		await field.press('Enter');
		await expect(page.locator('#coupon-error-notice')).toBeInViewport({ ratio: 1 });
		await expect(field).toBeInViewport({ ratio: 1 });
	});

	test('@phone [CP-04] a bar of the theme at the lower edge does not cover a refusal', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE, SOCKS, BODY]);
		await page.evaluate(() => {
			const bar = document.body.appendChild(document.createElement('div'));
			Object.assign(bar.style, {
				position: 'fixed',
				inset: 'auto 0 0',
				height: '160px',
				zIndex: '999',
				background: '#39c',
			});
		});
		await page.locator('#coupon_code').fill('nexistepas');
		await page.locator('#coupon_code').press('Enter');
		const error = page.locator('#coupon-error-notice');
		await expect(error).toBeInViewport({ ratio: 1 });
		const isOnTop = () =>
			error.evaluate((box) => {
				const { left, bottom } = box.getBoundingClientRect();
				return box.contains(document.elementFromPoint(left + 5, bottom - 2));
			});
		await expect.poll(isOnTop).toBe(true);
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

	test('[A11Y-02] the notice does not take the focus from a control to which the shopper has gone meanwhile', async ({
		page,
		shop,
	}) => {
		await page.clock.install();
		await openCart(page, shop);
		await page.locator('#coupon_code').fill(coupon);
		// The notice waits for 500 ms before it takes the focus (specification, section 9).
		await page.clock.pauseAt(Date.now() + 60_000);
		await page.locator('#coupon_code').press('Enter');
		await expect(notices(page)).toBeVisible();
		const link = page.getByRole('button', { name: `Retirer le code promo ${coupon}` });
		await link.focus();
		await page.clock.runFor(600);
		await expect(link).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(link).toHaveCount(0);
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

	test('[REL-01] a coupon that went twice, because the browser sent it again, counts as applied and not as refused', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await page.route('**/?wc-ajax=apply_coupon', async (route) => {
			await route.fetch();
			await route.continue();
		});
		await page.locator('#coupon_code').fill(coupon);
		await page.locator('#coupon_code').press('Enter');
		await expect(totals(page).locator('.cart-discount')).toContainText(coupon);
		await settled(page);
		await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
		await expect(page.locator('#coupon_code')).toHaveValue('');
		// Asked for by the shopper, it is a mistake that he is told.
		await page.unroute('**/?wc-ajax=apply_coupon');
		await page.locator('#coupon_code').fill(coupon);
		await page.locator('#coupon_code').press('Enter');
		await expect(page.locator('#coupon-error-notice')).toContainText(coupon);
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

	test('[CP-02] another shipping method changes the totals in place, and keeps the focus', async ({ page, shop }) => {
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

	test('[CP-02] the calculator opens by its button, calculates without a reload, and closes', async ({
		page,
		shop,
	}) => {
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
