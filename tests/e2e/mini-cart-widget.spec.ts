import { expect, test, violations, type Page } from './harness';
import { controls, line, SAID } from './mini-cart-helpers';

const widget = (page: Page) => page.locator('#secondary .widget_shopping_cart');
const content = (page: Page) => page.locator('#secondary .widget_shopping_cart_content');
test('[CART-10] [RT-01] [RT-07] lists the cart in WooCommerce’s widget, as the header does', async ({ page, shop }) => {
	await shop.add(72, 2);
	await shop.add(1178);
	await page.goto('/boutique/');
	await expect(line(widget(page), 'Body sexy 1')).toContainText('95,98 €');
	await expect(page.locator('a.footer-cart-contents .count')).toHaveText('3');
	await controls(widget(page), 'Body sexy 1').more.click();
	await expect(page.locator(SAID)).toContainText('quantité 3');
	await expect(page.getByRole('banner').getByRole('button', { name: 'Panier 4 articles' })).toBeVisible();
	await expect(page.locator('a.footer-cart-contents .count')).toHaveText('4');
	await controls(widget(page), 'Masque satin').remove.click();
	await expect(controls(widget(page), 'Body sexy 1').remove).toBeFocused();
	await expect.poll(() => shop.cart()).toEqual({ 'Body sexy 1': 3 });
	await expect(content(page)).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(content(page)).not.toHaveClass(/refreshing/);
	expect(await violations(page, '#secondary .widget_shopping_cart')).toEqual([]);
});
