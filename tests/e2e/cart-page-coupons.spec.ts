import { expect, layoutShifts, settled, violations } from './harness';
import { BODY, CULOTTE, SOCKS, test } from './cart-page-helpers';

const coupon = 'bienvenue10';
const except = ['.cross-sells li'];

test('[CP-02] [CP-04] coupons, shipping and its calculator, in place', async ({ page, shop, cart }) => {
	await cart.open(shop);
	const field = cart.coupon;
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
	await test.step('a good one', async () => {
		await cart.quantity(CULOTTE.name).fill('2');
		await field.fill(coupon);
		await page.getByRole('button', { name: 'Appliquer le code promo' }).click();
		await expect(cart.totals.locator('.cart-discount')).toContainText(coupon);
		await expect(cart.notices).toHaveText('Code promo appliqué avec succès.');
		await expect(cart.notices).toBeFocused();
		await expect(field).toHaveValue('');
		await expect(cart.quantity(CULOTTE.name)).toHaveValue('2');
		await settled(page);
		await expect(cart.told).toHaveCount(0);
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
	const check = async (state: string) => {
		await settled(page);
		expect(await violations(page, 'main', { except }), state).toEqual([]);
	};
	await field.fill('nexistepas');
	await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
	await field.press('Enter');
	await expect(page.locator('#coupon-error-notice')).toBeInViewport({ ratio: 1 });
	await expect(field).toBeInViewport({ ratio: 1 });

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
