import { expect, layoutShifts, settled, violations } from './harness';
import { BODY, CULOTTE, SOCKS, test } from './cart-page-helpers';

const coupon = 'bienvenue10';
const except = ['.cross-sells li'];

test('[CP-02] [CP-04] [REL-01] coupons, shipping and its calculator, in place', async ({ page, shop, cart }) => {
	await cart.open(shop);
	const field = cart.coupon;
	const nonce = expect.stringMatching(/^[0-9a-f]{10}$/);
	await test.step('a wrong code', async () => {
		await field.fill('nexistepas');
		await field.press('Enter');
		await expect(page.locator('#coupon-error-notice')).toHaveText('Le code promo « nexistepas » n’existe pas.');
		await expect(field).toBeFocused();
		await expect(field).toHaveValue('nexistepas');
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toHaveAccessibleDescription('Le code promo « nexistepas » n’existe pas.');
		await expect(cart.notices).toHaveCount(0);
		await field.fill('nexiste');
		await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
		await expect(field).not.toHaveAttribute('aria-invalid');
	});
	await test.step('a good one, whose nonce is refused at first', async () => {
		await cart.quantity(CULOTTE.name).fill('2');
		await field.fill(coupon);
		await shop.fault('apply_coupon', '403', 1);
		await page.getByRole('button', { name: 'Appliquer le code promo' }).click();
		await expect(cart.totals.locator('.cart-discount')).toContainText(coupon);
		await expect(cart.notices).toHaveText('Code promo appliqué avec succès.');
		await expect(cart.notices).toBeFocused();
		await expect(field).toHaveValue('');
		await expect(cart.quantity(CULOTTE.name)).toHaveValue('2');
		await settled(page);
		await expect(cart.told).toHaveCount(0);
		const sent = { 'wc-ajax': 'apply_coupon', security: nonce, coupon_code: coupon };
		expect((await shop.received('apply_coupon')).slice(1)).toEqual([sent, sent]);
	});
	await test.step('the calculator', async () => {
		const button = page.getByRole('button', { name: 'Calculer la livraison' });
		const postcode = page.getByLabel('Code postal');
		await expect(postcode).toBeHidden();
		await button.press(' ');
		await expect(button).toHaveAttribute('aria-expanded', 'true');
		await postcode.fill('ABC');
		await postcode.press('Enter');
		await expect(page.locator('.woocommerce-error')).toHaveText('Veuillez saisir un code postal valide.');
		await expect(postcode).toHaveValue('ABC');
		await page
			.locator('[name="woocommerce-shipping-calculator-nonce"]')
			.evaluate((input) => input.setAttribute('value', '0123456789'));
		await postcode.fill('44000');
		await postcode.press('Enter');
		await expect(cart.notices).toHaveText('Frais de livraison mis à jour.');
		await expect(page.getByRole('button', { name: 'Changer d’adresse' })).toHaveAttribute('aria-expanded', 'false');
		await expect(postcode).toBeHidden();
		expect((await shop.received('page-cart')).at(-1)).toMatchObject({
			calc_shipping: 'x',
			calc_shipping_country: 'FR',
			calc_shipping_postcode: '44000',
		});
	});
	await cart.expectNoReload();
});

test('@phone [CP-04] [RT-01] [A11Y-01] nothing moves, refusals are seen; axe', async ({ page, shop, cart }) => {
	await cart.open(shop, [CULOTTE, SOCKS, BODY], { emptyButton: true });
	expect(await layoutShifts(page)).toEqual([]);
	const field = cart.coupon;
	const error = page.locator('#coupon-error-notice');
	const check = async (state: string) => {
		await settled(page);
		expect(await violations(page, 'main', { except }), state).toEqual([]);
	};
	await test.step('a refusal', async () => {
		await field.fill('nexistepas');
		await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
		await field.press('Enter');
		await expect(error).toBeInViewport({ ratio: 1 });
		await expect(field).toBeInViewport({ ratio: 1 });
	});
	await test.step('a bar', async () => {
		await settled(page);
		await page.evaluate(() => {
			const bar = document.body.appendChild(document.createElement('div'));
			Object.assign(bar.style, {
				position: 'fixed',
				inset: 'auto 0 0',
				height: '160px',
				zIndex: '999',
				background: '#39c',
			});
			bar.id = 'bar';
			scrollTo(0, 0);
		});
		await field.fill('nexistepas non plus');
		await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
		await field.press('Enter');
		await expect(error).toBeInViewport({ ratio: 1 });
		const isOnTop = () =>
			error.evaluate((box) => {
				const { left, bottom } = box.getBoundingClientRect();
				return box.contains(document.elementFromPoint(left + 5, bottom - 2));
			});
		await expect.poll(isOnTop).toBe(true);
		await page.evaluate(() => document.getElementById('bar')!.remove());
	});
	await page.getByRole('button', { name: 'Calculer la livraison' }).click();
	await check('refused coupon and calculator');
	await cart.quantity(CULOTTE.name).fill('2');
	await cart.update.click();
	await expect(cart.notices).toHaveText('Panier mis à jour.');
	await settled(page);
	await shop.fault('page-cart', '500');
	await cart.removeLink(SOCKS.name).click();
	await expect(cart.told).toBeVisible();
	await check('updated and failed');
	await shop.heal();
	await page.getByRole('button', { name: 'Vider le panier' }).click();
	await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
	await check('emptied');
});

interface JQueryWindow {
	readonly jQuery: (target: unknown) => {
		readonly on: (names: string, handler: (event: { type: string }, ...args: unknown[]) => void) => void;
		readonly trigger: (name: string) => void;
	};
	readonly heard: unknown[][];
}

test('[RT-08] [CP-02] jQuery’s events, wc_update_cart; an empty cart of its own', async ({ page, shop, cart }) => {
	await cart.open(shop, [CULOTTE, SOCKS], {}, { jquery: '1' });
	await page.evaluate(() => {
		const events =
			'updated_cart_totals updated_wc_div applied_coupon removed_coupon updated_shipping_method item_removed_from_classic_cart wc_cart_emptied';
		const heard: unknown[][] = [];
		(window as unknown as JQueryWindow).jQuery(document).on(events, ({ type }, ...args) => {
			heard.push([type, ...args.filter((arg) => typeof arg === 'string')]);
		});
		Object.assign(window, { heard });
	});
	const heard = () => page.evaluate(() => (window as unknown as JQueryWindow).heard.splice(0));
	await cart.quantity(CULOTTE.name).fill('2');
	await cart.update.click();
	await expect(cart.notices).toHaveText('Panier mis à jour.');
	expect(await heard()).toEqual([['updated_cart_totals'], ['updated_wc_div']]);

	await cart.coupon.fill('nexistepas');
	await cart.coupon.press('Enter');
	await expect(page.locator('#coupon-error-notice')).toBeVisible();
	await settled(page);
	expect(await heard()).toEqual([['applied_coupon', 'nexistepas'], ['updated_cart_totals']]);

	await cart.coupon.fill(coupon);
	await cart.coupon.press('Enter');
	await page.getByRole('button', { name: `Retirer le code promo ${coupon}` }).click();
	await expect(cart.totals.locator('.cart-discount')).toHaveCount(0);
	await settled(page);
	expect(await heard()).toEqual([
		['applied_coupon', coupon],
		['updated_cart_totals'],
		['removed_coupon', coupon],
		['updated_cart_totals'],
	]);

	await page.getByRole('radio', { name: 'Retrait en boutique' }).check();
	await expect(cart.totals.locator('.order-total td')).toHaveText(/49,80/);
	await settled(page);
	expect(await heard()).toEqual([['updated_cart_totals'], ['updated_shipping_method']]);

	await page.context().request.post('/?wc-ajax=add_to_cart', { form: { product_id: SOCKS.id, quantity: 1 } });
	await page.evaluate(() => (window as unknown as JQueryWindow).jQuery(document.body).trigger('wc_update_cart'));
	await expect(cart.quantity(SOCKS.name)).toHaveValue('2');
	await settled(page);
	await heard();

	await cart.removeLink(SOCKS.name).click();
	await expect(cart.line(SOCKS.name)).toHaveCount(0);
	await settled(page);
	expect(await heard()).toEqual([['updated_cart_totals'], ['updated_wc_div'], ['item_removed_from_classic_cart']]);

	await page.evaluate(() => document.addEventListener('archipel:cart-emptied', (event) => event.preventDefault()));
	await cart.removeLink(CULOTTE.name).click();
	await settled(page);
	expect(await shop.cart()).toEqual({});
	expect(await heard()).toEqual([['wc_cart_emptied'], ['item_removed_from_classic_cart']]);
	await expect(page.locator('.cart-empty')).toHaveCount(0);
	await cart.expectNoReload();
});
