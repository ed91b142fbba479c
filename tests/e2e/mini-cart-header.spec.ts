import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, rewrite, test, type ShopDriver } from './harness';
import { controls, filesOf, idle } from './mini-cart-helpers';

/** Storefront's header cart and its bar for phones, as printed for somebody who has two pieces. */
const STOREFRONT = `<ul id="site-header-cart" class="site-header-cart menu">
	<li><a class="cart-contents" href="/page-panier/" title="Afficher votre panier">
		<span class="woocommerce-Price-amount amount"><bdi>89,98&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></bdi></span>
		<span class="count">2 articles</span></a></li>
	<li><div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div></li>
</ul>
<div class="storefront-handheld-footer-bar"><ul class="columns-3"><li class="cart">
	<a class="footer-cart-contents" href="/page-panier/">Panier <span class="count">2</span></a></li></ul></div>`;

/** Elementor's menu cart, whose own script listens to the link. */
const ELEMENTOR = `<div class="elementor-widget-woocommerce-menu-cart"><div class="elementor-menu-cart__wrapper">
	<div class="elementor-menu-cart__container"><div class="elementor-menu-cart__main" aria-hidden="true">
		<div class="widget_shopping_cart_content"></div></div></div>
	<div class="elementor-menu-cart__toggle elementor-button-wrapper">
		<a id="elementor-menu-cart__toggle_button" href="#" class="elementor-menu-cart__toggle_button elementor-button" aria-expanded="false">
			<span class="elementor-button-text"><span class="woocommerce-Price-amount amount">89,98 €</span></span>
			<span class="elementor-button-icon"><span class="elementor-button-icon-qty" data-counter="2">2</span>
			<span class="elementor-screen-only">Panier</span></span></a></div>
</div></div>`;

const withHeader = (page: Page, header: string) =>
	rewrite(page, '/boutique/', (html) => html.replace('<main', `${header}<main`));
/** Two pieces are in the cart. */
async function openShop(page: Page, shop: ShopDriver): Promise<void> {
	await withHeader(page, STOREFRONT);
	await shop.add(72, 2);
	await page.goto('/boutique/');
}
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Votre panier' });
const link = (page: Page) => page.locator('.site-header-cart .cart-contents');

test('[CART-12] Storefront’s header cart opens the drawer; its panel is gone, its fragments go on', async ({
	page,
	shop,
}) => {
	await openShop(page, shop);
	await expect(link(page)).toHaveAttribute('aria-haspopup', 'dialog');
	await expect(page.locator('.site-header-cart .widget_shopping_cart')).toBeHidden();
	await link(page).click();
	await expect(drawer(page).getByRole('listitem')).toContainText('Body sexy 1');
	await drawer(page)
		.getByRole('button', { name: /^Augmenter/ })
		.click();
	await expect(link(page).locator('.count')).toHaveText(/^3/);
	await page.keyboard.press('Escape');
	// WooCommerce's fragment has put another link in its place meanwhile.
	await expect(link(page)).toBeFocused();
	await expect(link(page)).toHaveAttribute('role', 'button');
	await page.keyboard.press('Space');
	await expect(drawer(page)).toBeVisible();
	expect(await violations(page, '.archipel-dialog')).toEqual([]);
});

test('[CART-12] [CART-06] a press on the link during which its fragment comes opens the drawer', async ({
	page,
	shop,
}) => {
	await shop.hold('get_refreshed_fragments');
	await openShop(page, shop);
	await expect(link(page)).toHaveAttribute('aria-haspopup', 'dialog');
	await link(page).hover();
	await page.mouse.down();
	await shop.heal();
	// The island in the header follows the same answer.
	await expect(page.getByRole('banner').getByRole('button', { name: 'Panier 2 articles' })).toBeVisible();
	await page.mouse.up();
	await expect(drawer(page).getByRole('listitem')).toContainText('Body sexy 1');
	await expect(link(page)).toContainText('95,98');
	await expect(link(page)).toHaveAttribute('role', 'button');
});

for (const [gesture, press] of [
	['a click', (page: Page) => link(page).click()],
	['a key', (page: Page) => link(page).press('Enter')],
] as const)
	test(`[CART-12] [CART-06] ${gesture} on the link while it is refreshed opens the drawer`, async ({ page, shop }) => {
		await openShop(page, shop);
		await expect(link(page)).toContainText('95,98');
		await shop.hold('archipel_set_quantity');
		await controls(page.locator('#secondary .widget_shopping_cart'), 'Body sexy 1').more.click();
		await expect(link(page)).toHaveClass(/archipel-refreshing/);
		await press(page);
		await expect(drawer(page)).toBeVisible();
		await expect(link(page)).toHaveClass(/archipel-refreshing/);
		await shop.heal();
		await expect(link(page).locator('.count')).toHaveText(/^3/);
	});

test('[CART-12] Storefront’s bar for phones does too @phone', async ({ page, shop }) => {
	await withHeader(page, STOREFRONT);
	await shop.add(72);
	await page.goto('/boutique/');
	await page.locator('.footer-cart-contents').first().tap();
	await expect(drawer(page).getByRole('listitem')).toContainText('Body sexy 1');
});

test('[CART-12] Elementor’s menu cart opens the drawer instead of its own, also before anything is in it', async ({
	page,
	shop,
}) => {
	await withHeader(page, ELEMENTOR);
	await page.addInitScript(() => {
		Object.assign(window, { heard: 0 });
		addEventListener('DOMContentLoaded', () =>
			document
				.querySelector('#elementor-menu-cart__toggle_button')
				?.addEventListener('click', () => (window as unknown as { heard: number }).heard++),
		);
	});
	await page.goto('/boutique/');
	const toggle = page.locator('#elementor-menu-cart__toggle_button');
	await toggle.click();
	await expect(drawer(page)).toContainText('Votre panier est vide.');
	await page.keyboard.press('Escape');
	await shop.add(72);
	await page.reload();
	await toggle.click();
	await expect(drawer(page).getByRole('listitem')).toContainText('Body sexy 1');
	expect(await page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(0);
});

test('[CART-13] [CART-10] a page that was cached for somebody with a cart shows 0 to somebody without, and asks nobody', async ({
	page,
	shop,
}) => {
	await withHeader(page, STOREFRONT + ELEMENTOR);
	await page.goto('/boutique/');
	await expect(link(page)).toHaveText(/^\s*0,00\s€\s+0 article\s*$/);
	await expect(page.locator('.storefront-handheld-footer-bar .count')).toHaveText('0');
	await expect(page.locator('.elementor-button-icon-qty')).toHaveText('0');
	await expect(page.locator('.elementor-button-icon-qty')).toHaveAttribute('data-counter', '0');
	expect(shop.calls()).toEqual([]);
});

test('[CART-13] [RT-01] a header cart that shows 0 loads nothing', async ({ page, shop }) => {
	const files = filesOf(page);
	await withHeader(
		page,
		STOREFRONT.replaceAll('2 articles', '0 article').replaceAll('>2<', '>0<').replace('89,98', '0,00'),
	);
	await page.goto('/boutique/');
	await idle(page);
	expect(shop.calls()).toEqual([]);
	expect(files.filter((file) => /mini-cart|panel|react|render-island/.test(file))).toEqual([]);
});

test('[RT-05] without its panel’s file the header cart is a link to the cart', async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource|net::ERR|its panel could not be loaded/);
	await withHeader(page, ELEMENTOR);
	await shop.add(72);
	await page.route(/chunks\/pnl-/, (route) => route.abort());
	await page.goto('/boutique/');
	await page.locator('#elementor-menu-cart__toggle_button').click();
	await expect(page).toHaveURL(/\/page-panier\//);
});
