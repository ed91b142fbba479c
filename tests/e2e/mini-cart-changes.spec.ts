import { expect, hold, listen, test } from './harness';
import { controls, LINK, openDrawer } from './mini-cart-helpers';

const isCall = (action: string) => (url: URL) => url.searchParams.get('wc-ajax') === action;

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

test('[CART-11] [CART-12] [RT-08] [A11Y-02] a removal is seen at once, moves the focus and is told', async ({
	page,
	shop,
}) => {
	await shop.add(72, 2);
	for (const id of [1178, 1179]) await shop.add(id);
	await page.goto('/contact/?jquery');
	const drawer = await openDrawer(page);
	const said = await listen(page, '[aria-live]');
	await page.evaluate(() => {
		const told: unknown[] = [];
		Object.assign(window, { told });
		document.addEventListener('archipel:removed-from-cart', (event) => {
			const { cartHash, item, button } = (event as CustomEvent<Record<string, unknown>>).detail as {
				cartHash: string;
				item: { name: string };
				button: HTMLElement;
			};
			told.push(['ours', cartHash.length, item.name, button.dataset['product_id']]);
		});
		const { jQuery } = window as unknown as { jQuery: (target: unknown) => { on: (...args: unknown[]) => void } };
		jQuery(document.body).on(
			'removed_from_cart',
			(_event: unknown, fragments: Record<string, string>, hash: string, $button: { data: (key: string) => unknown }) =>
				told.push(['jQuery', hash.length, Object.keys(fragments).length > 0, $button.data('product_id')]),
		);
	});
	const answer = await hold(page, isCall('remove_from_cart'));
	shop.forget();
	await controls(drawer, 'Masque satin').remove.click();
	await expect(drawer.getByRole('spinbutton')).toHaveCount(2);
	await expect(controls(drawer, 'Culotte taille haute').remove).toBeFocused();
	answer();
	await expect
		.poll(said)
		.toEqual([expect.stringMatching(/^«\sMasque satin\s» a été retiré\. 3 articles, sous-total /)]);
	expect(shop.calls().map(({ action }) => action)).toEqual(['remove_from_cart']);
	expect(await shop.received('remove_from_cart')).toEqual([
		{ 'wc-ajax': 'remove_from_cart', cart_item_key: expect.stringMatching(/^[0-9a-f]{32}$/) },
	]);
	expect(await shop.cart()).toEqual({ 'Body sexy 1': 2, 'Culotte taille haute': 1 });
	expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
		['jQuery', 32, true, 1178],
		['ours', 32, 'Masque satin', '1178'],
	]);
});
