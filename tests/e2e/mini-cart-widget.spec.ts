import { expect, expectLink, test, violations, type Page } from './harness';
import { controls, line, SAID } from './mini-cart-helpers';

const widget = (page: Page) => page.locator('#secondary .widget_shopping_cart');
const content = (page: Page) => page.locator('#secondary .widget_shopping_cart_content');
/** The example widget with the owner's option to hide it while the cart is empty. */
const hiding = (page: Page) => page.locator('main .widget_shopping_cart:has(.hide_cart_widget_if_empty)');

/** Inserts a tile on the page of examples, which has carts only. */
const putTile = (page: Page, productId: number) =>
	page.evaluate((id) => {
		const make = (tag: string, className: string) => Object.assign(document.createElement(tag), { className });
		const button = make('a', 'button add_to_cart_button ajax_add_to_cart') as HTMLAnchorElement;
		button.href = `?add-to-cart=${id}`;
		button.dataset['product_id'] = String(id);
		button.textContent = 'Ajouter';
		const list = make('ul', 'products');
		list.append(make('li', 'product'));
		list.firstElementChild!.append(button);
		document.querySelector('main')!.prepend(list);
	}, productId);
const tileButton = (page: Page) => page.locator('main .ajax_add_to_cart');

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

test('[CART-10] hides while the items cookie is 0, shows while the first add is under way', async ({ page, shop }) => {
	await page.goto('/iles/mini-cart/');
	await expect(hiding(page)).toBeHidden();
	await putTile(page, 72);
	await shop.fault('add_to_cart', '500', 1);
	await shop.hold('add_to_cart');
	await tileButton(page).click();
	await expect(hiding(page)).toContainText('Chargement de votre panier…');
	// Ends the hold, but keeps the fault for the response.
	await shop.latency('add_to_cart', 0);
	await expect(tileButton(page)).not.toHaveAttribute('aria-busy');
	await expect(hiding(page)).toBeHidden();

	await shop.add(72);
	await page.reload();
	// The server's line, whose link leads to the cart page, has none.
	await expect(controls(hiding(page), 'Body sexy 1').quantity).toBeVisible();
	// By keyboard, because carts above this one shift it while they mount.
	await controls(hiding(page), 'Body sexy 1').remove.press('Enter');
	await expect(controls(hiding(page), 'Body sexy 1').undo).toBeVisible();
});

test('[SEC-01] nothing in a reply runs: no fragment, no name, no address', async ({ page, shop, guard }) => {
	// The browser reports inline handlers while the gate parses them.
	guard.allowErrors(/Failed to load resource|inline event handler violates/);
	await shop.add(72);
	await page.route(/wc-ajax=get_refreshed_fragments/, async (route) => {
		const reply = await route.fetch();
		const body = (await reply.json()) as { fragments: Record<string, string>; cart_hash: string };
		const attack = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
		const cart = JSON.parse(/>([\s\S]*)</.exec(body.fragments['script#archipel-cart']!)![1]!) as {
			items: Record<string, unknown>[];
			urls: Record<string, string>;
		};
		Object.assign(cart.items[0]!, {
			name: attack,
			permalink: 'javascript:window.attacked=1',
			removeUrl: 'javascript:window.attacked=1',
		});
		cart.urls = { cart: 'https://elsewhere.example/', checkout: 'javascript:window.attacked=1' };
		body.fragments['script#archipel-cart'] =
			`<script type="application/json">${JSON.stringify(cart).replaceAll('<', '\\u003C')}</script>`;
		body.fragments['a.footer-cart-contents'] =
			`<a class="footer-cart-contents" href="javascript:window.attacked=1" onclick="window.attacked=1">Panier${attack}</a>`;
		body.fragments['body'] = attack;
		await route.fulfill({ response: reply, json: body });
	});
	await page.goto('/boutique/');
	await expect(widget(page).getByRole('listitem')).toContainText('<img src=x');
	await expect(page.locator('a.footer-cart-contents')).toContainText('Panier');
	await page.locator('a.footer-cart-contents').evaluate((link: HTMLElement) => link.click());
	await expectLink(widget(page).getByRole('link', { name: 'Voir le panier' }), /\/page-panier\/$/);
	await expectLink(widget(page).getByRole('link', { name: 'Commander' }), /\/commande\/$/);
	await shop.fault('remove_from_cart', '500');
	await widget(page)
		.getByRole('button', { name: /^Retirer/ })
		.click();
	await expect(widget(page).locator('.archipel-notice')).toContainText('refusé');
	expect(await page.evaluate(() => (window as { attacked?: number }).attacked)).toBeUndefined();
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});
