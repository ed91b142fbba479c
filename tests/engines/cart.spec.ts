import type { Tab } from './tab';
import { expect, test } from './test';

/** Puts products into the cart, as another page of the shop would. */
async function put(tab: Tab, ...ids: readonly number[]): Promise<void> {
	for (const id of ids)
		await tab.evaluate(
			(product) =>
				fetch('/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: product }) }).then(
					(reply) => void reply.text(),
				),
			String(id),
		);
}

const settled = (tab: Tab) => tab.miss('[aria-busy=true]');

test('[RT-14] cart-page: quantity, coupon and removal without a reload', async ({ tab, shop }) => {
	await put(tab, 1179, 1185);
	await tab.goto('/page-panier/');
	await tab.mounted('form.woocommerce-cart-form');
	await tab.evaluate(() => void Object.assign(window, { isSamePage: true }));
	await tab.fill('tr.cart_item input.qty', '3');
	await tab.focus('tr.cart_item input.qty');
	await tab.press('Enter');
	await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 3, 'chaussettes-de-nuit': 1 });
	await settled(tab);
	await tab.fill('#coupon_code', 'bienvenue10');
	await tab.click('button[name=apply_coupon]');
	await tab.see('.cart_totals .cart-discount');
	await settled(tab);
	await tab.click('tr.cart_item a.remove');
	await expect.poll(() => shop.cart()).toEqual({ 'chaussettes-de-nuit': 1 });
	await settled(tab);
	expect(await tab.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[RT-14] [A11Y-02] cart-page: after a removal the focus is in the list, unless somebody writes elsewhere by then', async ({
	tab,
}) => {
	await put(tab, 1179, 1185, 1178);
	await tab.goto('/page-panier/');
	await tab.mounted('form.woocommerce-cart-form');
	await tab.click('tr.cart_item a.remove');
	await expect.poll(() => tab.count('tr.cart_item')).toBe(2);
	await settled(tab);
	expect(await tab.evaluate(() => document.activeElement?.matches('tr.cart_item a.remove'))).toBe(true);
	await tab.evaluate(() => {
		document.querySelector<HTMLElement>('tr.cart_item a.remove')!.click();
		document.querySelector<HTMLElement>('header input[type=search]')!.focus();
	});
	await expect.poll(() => tab.count('tr.cart_item')).toBe(1);
	await settled(tab);
	expect(await tab.evaluate(() => document.activeElement?.matches('header input[type=search]'))).toBe(true);
});

test('[RT-14] [WL-10] cart-page, mini-cart: a line and all of the cart go to the list', async ({ tab }) => {
	await put(tab, 1179, 1178);
	await tab.goto('/page-panier/');
	await tab.mounted('form.woocommerce-cart-form');
	await tab.click('[data-archipel-to-wishlist]');
	await tab.see('.woocommerce-cart-form .archipel-notice[data-state=success]');
	await tab.goto('/contact/');
	await tab.click('header [data-archipel="mini-cart"] > a');
	await tab.click('.archipel-mini-cart__to-wishlist');
	await tab.see('dialog .archipel-notice[data-state=success]');
});
