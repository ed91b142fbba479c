import { closeByEscape, expect, test, violations, type Page } from './harness';
import { controls, LINK, STOREFRONT, withHeader } from './mini-cart-helpers';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Votre panier' });
const link = (page: Page) => page.locator('.site-header-cart .cart-contents');

test('[CART-12] [CART-06] Storefront’s header cart opens the drawer, whatever it does', async ({ page, shop }) => {
	const change = async () => {
		await shop.hold('archipel_set_quantity');
		await controls(page.locator('#secondary .widget_shopping_cart'), 'Body sexy 1').more.click();
		await expect(link(page)).toHaveClass(/archipel-refreshing/);
	};
	const opens = async () => {
		await expect(drawer(page)).toBeVisible();
		await closeByEscape(drawer(page));
	};
	await shop.hold('get_refreshed_fragments');
	await withHeader(page, STOREFRONT);
	await shop.add(72, 2);
	await page.goto('/boutique/');
	await test.step('a press during which its fragment comes', async () => {
		await expect(link(page)).toHaveAttribute('aria-haspopup', 'dialog');
		await expect(page.locator('.site-header-cart .widget_shopping_cart')).toBeHidden();
		await link(page).hover();
		await page.mouse.down();
		await shop.heal();
		// The island in the header is updated by the same response.
		await expect(page.getByRole('banner').getByRole('button', { name: 'Panier 2 articles' })).toBeVisible();
		await page.mouse.up();
		await expect(drawer(page).getByRole('listitem')).toContainText('Body sexy 1');
		await expect(link(page)).toContainText('95,98');
		await expect(link(page)).toHaveAttribute('role', 'button');
	});
	await test.step('WooCommerce’s fragment puts another link in its place, which has the focus', async () => {
		await drawer(page)
			.getByRole('button', { name: /^Augmenter/ })
			.click();
		await expect(link(page).locator('.count')).toHaveText(/^3/);
		await page.keyboard.press('Escape');
		await expect(link(page)).toBeFocused();
		await expect(link(page)).toHaveAttribute('role', 'button');
		await page.keyboard.press('Space');
		await expect(drawer(page)).toBeVisible();
		expect(await violations(page, '.archipel-dialog')).toEqual([]);
		await opens();
	});
	await test.step('a click while it is refreshed', async () => {
		await change();
		await link(page).click();
		await expect(drawer(page)).toBeVisible();
		await expect(link(page)).toHaveClass(/archipel-refreshing/);
		await shop.heal();
		await expect(link(page).locator('.count')).toHaveText(/^4/);
		await opens();
	});
	await test.step('a press on our number while another one comes', async () => {
		const number = page.locator(`${LINK} .archipel-mini-cart__count`);
		const [badge, icon] = [(await number.boundingBox())!, (await page.locator(`${LINK} svg`).boundingBox())!];
		expect(badge.y + badge.height, 'at the upper corner of the icon').toBeLessThan(icon.y + icon.height / 2);
		expect(badge.x, 'over its end').toBeGreaterThan(icon.x + icon.width / 2);
		expect(badge.x).toBeLessThan(icon.x + icon.width);
		await change();
		await number.hover({ force: true });
		await page.mouse.down();
		await shop.heal();
		await expect(number).toContainText('5');
		await page.mouse.up();
		await opens();
	});
});
