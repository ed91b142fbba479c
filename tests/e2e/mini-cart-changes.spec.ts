import { expect, listen, test, violations } from './harness';
import { controls, line, LINK, openDrawer, SAID } from './mini-cart-helpers';

test('[CART-12] [CART-06] [REL-03] a quantity changes at once, by one request', async ({ page, shop }) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	const shown = page.locator('a.footer-cart-contents');
	await expect(shown.locator('.count')).toHaveText('2');
	const drawer = await openDrawer(page);
	const { more, quantity } = controls(drawer, 'Body sexy 1');
	const said = await listen(page, '[aria-live]');
	await shop.hold('archipel_set_quantity');
	shop.forget();
	await more.click();
	await expect(quantity).toHaveValue('3');
	await expect(drawer.getByText('143,97 €').first()).toBeVisible();
	await expect(shown).toHaveCSS('opacity', '0.6');
	await expect(shown).toHaveCSS('pointer-events', 'none');
	await expect(shown).toHaveAttribute('aria-busy', 'true');
	const before = await shown.elementHandle();
	await shop.heal();
	await expect
		.poll(said)
		.toEqual([expect.stringMatching(/^Body sexy 1, quantité 3\. 3 articles, sous-total 143,97\s€\.$/)]);
	expect(shop.calls().map(({ action }) => action)).toEqual(['archipel_set_quantity']);
	expect(await shop.received('archipel_set_quantity')).toEqual([
		{ 'wc-ajax': 'archipel_set_quantity', cart_item_key: expect.stringMatching(/^[0-9a-f]{32}$/), quantity: '3' },
	]);
	await expect(more).toBeFocused();
	await expect(page.locator(LINK)).toContainText('3');
	await expect(shown.locator('.count')).toHaveText('3');
	expect(await before!.evaluate((element) => element.isConnected)).toBe(false);
	await expect(shown).toHaveCSS('opacity', '1');
	await expect(shown).toHaveCSS('pointer-events', 'auto');
	await expect(shown).not.toHaveAttribute('aria-busy');
	expect(await shop.cart()).toEqual({ 'Body sexy 1': 3 });
});

test('[CART-10] [RT-01] [RT-07] lists the cart in WooCommerce’s widget, as the header does', async ({ page, shop }) => {
	const widget = page.locator('#secondary .widget_shopping_cart');
	const content = page.locator('#secondary .widget_shopping_cart_content');
	await shop.add(72, 2);
	await shop.add(1178);
	await page.goto('/boutique/');
	await expect(line(widget, 'Body sexy 1')).toContainText('95,98 €');
	await expect(page.locator('a.footer-cart-contents .count')).toHaveText('3');
	await controls(widget, 'Body sexy 1').more.click();
	await expect(page.locator(SAID)).toContainText('quantité 3');
	await expect(page.getByRole('banner').getByRole('button', { name: 'Panier 4 articles' })).toBeVisible();
	await expect(page.locator('a.footer-cart-contents .count')).toHaveText('4');
	await controls(widget, 'Masque satin').remove.click();
	await expect(controls(widget, 'Body sexy 1').remove).toBeFocused();
	await expect.poll(() => shop.cart()).toEqual({ 'Body sexy 1': 3 });
	await expect(content).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(content).not.toHaveClass(/refreshing/);
	expect(await violations(page, '#secondary .widget_shopping_cart')).toEqual([]);
});
