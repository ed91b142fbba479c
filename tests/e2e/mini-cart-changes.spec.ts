import { violations } from './axe';
import { expect, test } from './harness';
import { controls, line, LINK, listen, openDrawer, received, SAID } from './mini-cart-helpers';
import { hold } from './hold';

/** Sets the stock behind the shop's back: somebody else has bought the rest. */
const setStock = (page: import('@playwright/test').Page, product: number, quantity: number) =>
	page.request.post('/__shop/stock', { data: { product, quantity } });

/** Requests of an action, for `hold`. */
const isCall = (action: string) => (url: URL) => url.searchParams.get('wc-ajax') === action;

test.describe('a quantity', () => {
	test('[CART-12] changes at once, by one request, and is announced once with the new subtotal', async ({
		page,
		shop,
	}) => {
		await shop.add(72, 2);
		await page.goto('/contact/');
		const drawer = await openDrawer(page);
		const { more, quantity } = controls(drawer, 'Body sexy 1');
		const said = await listen(page);
		const answer = await hold(page, isCall('archipel_set_quantity'));
		shop.forget();
		await more.click();
		await expect(quantity).toHaveValue('3');
		await expect(drawer.getByText('143,97 €').first()).toBeVisible();
		answer();
		await expect
			.poll(said)
			.toEqual([expect.stringMatching(/^Body sexy 1, quantité 3\. 3 articles, sous-total 143,97\s€\.$/)]);
		expect(shop.calls().map(({ action }) => action)).toEqual(['archipel_set_quantity']);
		expect(await received(page, 'archipel_set_quantity')).toEqual([
			{ cart_item_key: expect.stringMatching(/^[0-9a-f]{32}$/), quantity: '3' },
		]);
		await expect(more).toBeFocused();
		await expect(page.locator(LINK)).toContainText('3');
		expect(await shop.cart()).toEqual({ 'Body sexy 1': 3 });
	});

	test('[REL-03] ten fast clicks end as asked, in few requests', async ({ page, shop }) => {
		await shop.add(72, 2);
		await page.goto('/contact/');
		const drawer = await openDrawer(page);
		const { more, quantity } = controls(drawer, 'Body sexy 1');
		await shop.hold('archipel_set_quantity');
		shop.forget();
		await more.evaluate(async (button: HTMLElement) => {
			for (let press = 0; press < 10; press++) {
				button.click();
				await new Promise((resolve) => setTimeout(resolve));
			}
		});
		await expect(quantity).toHaveValue('12');
		await shop.heal();
		await expect(page.locator(SAID)).toContainText('quantité 12');
		const quantities = (await received(page, 'archipel_set_quantity')).map((fields) => fields['quantity']);
		expect(quantities.at(-1)).toBe('12');
		expect(quantities).toHaveLength(2);
		expect(await shop.cart()).toEqual({ 'Body sexy 1': 12 });
	});

	test('[CART-12] is typed and confirmed with Enter', async ({ page, shop }) => {
		await shop.add(72);
		await page.goto('/contact/');
		const drawer = await openDrawer(page);
		const { quantity } = controls(drawer, 'Body sexy 1');
		await quantity.fill('4');
		await quantity.press('Enter');
		await expect(page.locator(SAID)).toContainText('quantité 4');
		expect(await shop.cart()).toEqual({ 'Body sexy 1': 4 });
		await expect(drawer).toBeVisible();
	});

	test('[QTY-02] follows the limits of the product: by two, at least two', async ({ page, shop }) => {
		await shop.add(1220, 4);
		await page.goto('/contact/');
		const drawer = await openDrawer(page);
		const { fewer, quantity } = controls(drawer, 'Rubans de soie (par deux)');
		await fewer.click();
		await expect(quantity).toHaveValue('2');
		await expect(fewer).toHaveAttribute('aria-disabled', 'true');
		await fewer.click({ force: true });
		await expect(page.locator(SAID)).toContainText('quantité 2');
		expect(await shop.cart()).toEqual({ 'Rubans de soie (par deux)': 2 });
	});

	test('[CART-12] that the shop refuses is taken back, with the shop’s reason at the line', async ({ page, shop }) => {
		await shop.add(112, 2);
		await page.goto('/contact/');
		const drawer = await openDrawer(page);
		const { more, fewer, quantity } = controls(drawer, 'Body sexy 9');
		const said = await listen(page);
		await setStock(page, 112, 2);
		await more.click();
		await expect(line(drawer, 'Body sexy 9')).toContainText(/stock|disponible/i);
		await expect(quantity).toHaveValue('2');
		await expect(drawer.getByText('123,98 €').first()).toBeVisible();
		expect(await shop.cart()).toEqual({ 'Body sexy 9': 2 });
		await expect.poll(said).toEqual([expect.stringMatching(/^Body sexy 9\s: /)]);
		expect(await violations(page, 'dialog')).toEqual([]);
		// The shop has told the new limit along with its reason.
		await expect(more).toHaveAttribute('aria-disabled', 'true');
		await fewer.click();
		await expect(quantity).toHaveValue('1');
		await expect(line(drawer, 'Body sexy 9').locator('.archipel-notice')).toHaveCount(0);
	});
});

test.describe('a removal', () => {
	test.beforeEach(async ({ page, shop }) => {
		await shop.add(72, 2);
		await shop.add(1178);
		await shop.add(1179);
		await page.goto('/contact/?jquery');
	});

	test('[CART-11] [A11Y-02] shows at once, sends the key, says so, and moves focus to the next line', async ({
		page,
		shop,
	}) => {
		const drawer = await openDrawer(page);
		const said = await listen(page);
		const answer = await hold(page, isCall('remove_from_cart'));
		shop.forget();
		await controls(drawer, 'Masque satin').remove.click();
		await expect(drawer.getByRole('spinbutton')).toHaveCount(2);
		await expect(controls(drawer, 'Culotte taille haute').remove).toBeFocused();
		answer();
		await expect
			.poll(said)
			.toEqual([expect.stringMatching(/^«\sMasque satin\s» a été retiré\. 3 articles, sous-total 115,88\s€\.$/)]);
		expect(shop.calls().map(({ action }) => action)).toEqual(['remove_from_cart']);
		expect(await received(page, 'remove_from_cart')).toEqual([
			{ cart_item_key: expect.stringMatching(/^[0-9a-f]{32}$/) },
		]);
		expect(await shop.cart()).toEqual({ 'Body sexy 1': 2, 'Culotte taille haute': 1 });
	});

	test('[A11Y-02] of the last line in the list moves focus to the one before, and of the only one to the message', async ({
		page,
		shop,
	}) => {
		const drawer = await openDrawer(page);
		await controls(drawer, 'Culotte taille haute').remove.press('Enter');
		await expect(controls(drawer, 'Masque satin').remove).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(controls(drawer, 'Body sexy 1').remove).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(drawer.getByText('Votre panier est vide.', { exact: true })).toBeFocused();
		await expect(page.locator(SAID)).toContainText('Votre panier est vide.');
		await expect(drawer.getByRole('link', { name: 'Commander' })).toHaveCount(0);
		await expect(page.locator('.archipel-mini-cart__count').first()).toBeEmpty();
		expect(await shop.cart()).toEqual({});
		expect(await violations(page, 'dialog')).toEqual([]);
	});

	test('[CART-06] what a change concerns is dimmed to 0.6 and blocked, replaced, and free again', async ({
		page,
		shop,
	}) => {
		await page.goto('/contact/');
		const cart = page.locator('a.footer-cart-contents');
		await expect(cart.locator('.count')).toHaveText('4');
		const drawer = await openDrawer(page);
		await shop.hold('archipel_set_quantity');
		await controls(drawer, 'Body sexy 1').more.click();
		await expect(cart).toHaveCSS('opacity', '0.6');
		await expect(cart).toHaveCSS('pointer-events', 'none');
		await expect(cart).toHaveAttribute('aria-busy', 'true');
		const before = await cart.elementHandle();
		await shop.heal();
		await expect(cart.locator('.count')).toHaveText('5');
		expect(await before!.evaluate((link) => link.isConnected)).toBe(false);
		await expect(cart).toHaveCSS('opacity', '1');
		await expect(cart).toHaveCSS('pointer-events', 'auto');
		await expect(cart).not.toHaveAttribute('aria-busy');
	});

	test('[RT-08] [CART-11] is told to the page by an event of ours, and one of jQuery’s', async ({ page }) => {
		const drawer = await openDrawer(page);
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
				(
					_event: unknown,
					fragments: Record<string, string>,
					hash: string,
					$button: { data: (key: string) => unknown },
				) => told.push(['jQuery', hash.length, Object.keys(fragments).length > 0, $button.data('product_id')]),
			);
		});
		await controls(drawer, 'Masque satin').remove.click();
		await expect
			.poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told))
			.toEqual([
				['jQuery', 32, true, 1178],
				['ours', 32, 'Masque satin', '1178'],
			]);
	});

	test('[CART-12] is undone where it was made: quantity, place and focus', async ({ page, shop }) => {
		const drawer = await openDrawer(page);
		const body = controls(drawer, 'Body sexy 1');
		await body.remove.click();
		await expect(page.locator(SAID)).toContainText('a été retiré');
		expect(await shop.cart()).toEqual({ 'Masque satin': 1, 'Culotte taille haute': 1 });
		shop.forget();
		await body.undo.focus();
		await page.keyboard.press('Enter');
		await expect(body.quantity).toHaveValue('2');
		await expect(body.remove).toBeFocused();
		await expect(body.undo).toHaveCount(0);
		await expect(page.locator(SAID)).toContainText('de nouveau dans votre panier. 4 articles');
		expect(shop.calls().map(({ action }) => action)).toEqual(['archipel_restore_item']);
		expect(await shop.cart()).toEqual({ 'Body sexy 1': 2, 'Masque satin': 1, 'Culotte taille haute': 1 });
	});

	test('[CART-12] is undone with the variation that was chosen', async ({ page, shop }) => {
		await page.request.post('/?wc-ajax=archipel_add_to_cart', {
			multipart: {
				'add-to-cart': '3000',
				product_id: '3000',
				variation_id: '3001',
				attribute_pa_couleur: 'noir',
				attribute_pa_taille: 'm',
				attribute_pa_bonnet: 'b',
				attribute_pa_tour: '90',
				quantity: '1',
			},
		});
		await page.reload();
		const drawer = await openDrawer(page);
		const chosen = line(drawer, 'Ensemble Sur mesure');
		const text = await chosen.innerText();
		expect(text).toMatch(/Couleur\s: /);
		await controls(drawer, 'Ensemble Sur mesure').remove.click();
		await expect(chosen.getByRole('spinbutton')).toHaveCount(0);
		await controls(drawer, 'Ensemble Sur mesure').undo.click();
		await expect(page.locator(SAID)).toContainText('de nouveau');
		expect(await chosen.innerText()).toBe(text);
		expect(await shop.cart()).toHaveProperty('Ensemble Sur mesure', 1);
	});

	test('[A11Y-04] can be undone for more than eight seconds, and as long as somebody is at it', async ({ page }) => {
		await page.clock.install();
		const drawer = await openDrawer(page);
		const { remove, undo } = controls(drawer, 'Body sexy 1');
		await page.clock.pauseAt(Date.now() + 60_000);
		await remove.click();
		await expect(undo).toBeVisible();
		await page.mouse.move(40, 40);
		await page.clock.fastForward(8500);
		await expect(undo).toBeVisible();
		await undo.hover();
		await page.clock.fastForward(60_000);
		await expect(undo).toBeVisible();
		await page.mouse.move(40, 40);
		await page.clock.fastForward(11_000);
		await page.clock.resume();
		await expect(undo).toHaveCount(0);
		await expect(controls(drawer, 'Masque satin').remove).toBeFocused();
	});

	test('[CART-12] can still be undone after the drawer was closed and opened again', async ({ page, shop }) => {
		let drawer = await openDrawer(page);
		await controls(drawer, 'Body sexy 1').remove.click();
		await expect(page.locator(SAID)).toContainText('a été retiré');
		await page.keyboard.press('Escape');
		drawer = await openDrawer(page);
		await controls(drawer, 'Body sexy 1').undo.click();
		await expect(controls(drawer, 'Body sexy 1').quantity).toHaveValue('2');
		await expect.poll(() => shop.cart()).toHaveProperty('Body sexy 1', 2);
	});
});
