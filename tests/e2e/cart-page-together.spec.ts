import { expect, settled, test } from './harness';
import {
	CULOTTE,
	SOCKS,
	expectNoReload,
	line,
	notices,
	openCart,
	quantity,
	removeLink,
	totals,
	updateButton,
} from './cart-page-helpers';

const coupon = 'bienvenue10';

interface JQueryWindow {
	readonly jQuery: (target: unknown) => {
		readonly on: (names: string, handler: (event: { type: string }, ...args: unknown[]) => void) => void;
		readonly trigger: (name: string) => void;
	};
	readonly heard: unknown[][];
}

test('[RT-08] [CP-02] jQuery’s events and wc_update_cart; an empty cart of the page’s own', async ({ page, shop }) => {
	await openCart(page, shop, [CULOTTE, SOCKS], {}, { jquery: '1' });
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

	await page.context().request.post('/?wc-ajax=add_to_cart', { form: { product_id: SOCKS.id, quantity: 1 } });
	await page.evaluate(() => (window as unknown as JQueryWindow).jQuery(document.body).trigger('wc_update_cart'));
	await expect(quantity(page, SOCKS.name)).toHaveValue('2');
	await settled(page);
	await heard();

	await removeLink(page, SOCKS.name).click();
	await expect(line(page, SOCKS.name)).toHaveCount(0);
	await settled(page);
	expect(await heard()).toEqual([['updated_cart_totals'], ['updated_wc_div'], ['item_removed_from_classic_cart']]);

	await page.evaluate(() => document.addEventListener('archipel:cart-emptied', (event) => event.preventDefault()));
	await removeLink(page, CULOTTE.name).click();
	await settled(page);
	expect(await shop.cart()).toEqual({});
	expect(await heard()).toEqual([['wc_cart_emptied'], ['item_removed_from_classic_cart']]);
	await expect(page.locator('.cart-empty')).toHaveCount(0);
	await expectNoReload(page);
});
