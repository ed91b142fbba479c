import { expect, said, test, violations } from './harness';
import { controls, line } from './mini-cart-helpers';

test('[CART-10] [CART-06] [RT-01] [RT-07] lists the cart in WooCommerce’s widget, as header and theme do, which are dimmed until it is changed', async ({
	page,
	shop,
}) => {
	const widget = page.locator('#secondary .widget_shopping_cart');
	const content = page.locator('#secondary .widget_shopping_cart_content');
	const footer = page.locator('a.footer-cart-contents');
	await shop.add(72, 2);
	await shop.add(1178);
	await page.goto('/boutique/');
	await expect(line(widget, 'Body sexy 1')).toContainText('95,98 €');
	await expect(footer.locator('.count')).toHaveText('3');
	await shop.hold('archipel_set_quantity');
	await controls(widget, 'Body sexy 1').more.click();
	await expect(footer).toHaveCSS('opacity', '0.6');
	await expect(footer).toHaveCSS('pointer-events', 'none');
	await shop.heal();
	await expect(said(page)).toContainText('quantité 3');
	await expect(page.getByRole('banner').getByRole('button', { name: 'Panier 4 articles' })).toBeVisible();
	await expect(footer.locator('.count')).toHaveText('4');
	await expect(footer).toHaveCSS('opacity', '1');
	await controls(widget, 'Masque satin').remove.click();
	await expect(controls(widget, 'Body sexy 1').remove).toBeFocused();
	await expect.poll(() => shop.cart()).toEqual({ 'Body sexy 1': 3 });
	await expect(content).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(content).not.toHaveClass(/refreshing/);
	expect(await violations(page, '#secondary .widget_shopping_cart')).toEqual([]);
});
