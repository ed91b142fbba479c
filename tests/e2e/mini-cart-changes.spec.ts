import { expect, listen, test } from './harness';
import { controls, LINK, openDrawer } from './mini-cart-helpers';

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
