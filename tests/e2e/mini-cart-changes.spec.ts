import { expect, hold, listen, test, violations, type Page } from './harness';
import { controls, line, LINK, openDrawer, SAID } from './mini-cart-helpers';

/** Sets the stock without the page's knowledge, as another customer's order would. */
const setStock = (page: Page, product: number, quantity: number) =>
	page.request.post('/__shop/stock', { data: { product, quantity } });

const isCall = (action: string) => (url: URL) => url.searchParams.get('wc-ajax') === action;

test('[CART-12] [CART-06] [REL-03] a quantity changes at once, by one request', async ({ page, shop }) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	const shown = page.locator('a.footer-cart-contents');
	await expect(shown.locator('.count')).toHaveText('2');
	const drawer = await openDrawer(page);
	const { more, quantity } = controls(drawer, 'Body sexy 1');
	await test.step('one press', async () => {
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
	await test.step('ten fast clicks', async () => {
		await shop.hold('archipel_set_quantity');
		await more.evaluate(async (button: HTMLElement) => {
			for (let press = 0; press < 10; press++) {
				button.click();
				await new Promise((resolve) => setTimeout(resolve));
			}
		});
		await expect(quantity).toHaveValue('13');
		await shop.heal();
		await expect(page.locator(SAID)).toContainText('quantité 13');
		const quantities = (await shop.received('archipel_set_quantity')).map((fields) => fields['quantity']);
		expect(quantities.at(-1)).toBe('13');
		// Three: this request and those of the previous press.
		expect(quantities).toHaveLength(3);
		expect(await shop.cart()).toEqual({ 'Body sexy 1': 13 });
	});
	await test.step('typed', async () => {
		await quantity.fill('4');
		await quantity.press('Enter');
		await expect(page.locator(SAID)).toContainText('quantité 4.');
		expect(await shop.cart()).toEqual({ 'Body sexy 1': 4 });
		await expect(drawer).toBeVisible();
	});
});

test('[CART-12] a quantity that the shop refuses is taken back, with the reason', async ({ page, shop }) => {
	await shop.add(112, 2);
	await page.goto('/contact/');
	const drawer = await openDrawer(page);
	const { more, fewer, quantity } = controls(drawer, 'Body sexy 9');
	const said = await listen(page, '[aria-live]');
	await setStock(page, 112, 2);
	await more.click();
	await expect(line(drawer, 'Body sexy 9')).toContainText(/stock|disponible/i);
	await expect(quantity).toHaveValue('2');
	await expect(drawer.getByText('123,98 €').first()).toBeVisible();
	expect(await shop.cart()).toEqual({ 'Body sexy 9': 2 });
	await expect.poll(said).toEqual([expect.stringMatching(/^Body sexy 9\s: /)]);
	expect(await violations(page, 'dialog')).toEqual([]);
	await expect(more).toHaveAttribute('aria-disabled', 'true');
	await fewer.click();
	await expect(quantity).toHaveValue('1');
	await expect(line(drawer, 'Body sexy 9').locator('.archipel-notice')).toHaveCount(0);
});

test('[CART-11] [CART-12] [RT-08] [A11Y-02] removals, their focus, and undoing', async ({ page, shop }) => {
	const FITTED = 'Ensemble Sur mesure';
	await page.request.post('/?wc-ajax=archipel_add_to_cart', {
		multipart: {
			'add-to-cart': '3000',
			product_id: '3000',
			variation_id: '3001',
			attribute_pa_couleur: 'noir',
			attribute_pa_taille: 'm',
			attribute_pa_bonnet: 'b',
			attribute_pa_tour: '90',
			quantity: '2',
		},
	});
	for (const id of [1178, 1179]) await shop.add(id);
	await page.goto('/contact/?jquery');
	let drawer = await openDrawer(page);
	const said = await listen(page, '[aria-live]');
	await test.step('at once', async () => {
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
		expect(await shop.cart()).toEqual({ [FITTED]: 2, 'Culotte taille haute': 1 });
		expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
			['jQuery', 32, true, 1178],
			['ours', 32, 'Masque satin', '1178'],
		]);
	});
	await test.step('undone in its place: what was chosen, quantity and focus', async () => {
		const fitted = controls(drawer, FITTED);
		const text = await line(drawer, FITTED).innerText();
		expect(text).toMatch(/Couleur\s: /);
		await fitted.remove.click();
		await expect(page.locator(SAID)).toContainText(`${FITTED} » a été retiré`);
		expect(await shop.cart()).toEqual({ 'Culotte taille haute': 1 });
		shop.forget();
		await expect(drawer.getByRole('listitem').first()).toContainText(FITTED);
		await fitted.undo.press('Enter');
		await expect(fitted.quantity).toHaveValue('2');
		await expect(fitted.remove).toBeFocused();
		await expect(fitted.undo).toHaveCount(0);
		await expect(page.locator(SAID)).toContainText('de nouveau dans votre panier. 3 articles');
		expect(shop.calls().map(({ action }) => action)).toEqual(['archipel_restore_item']);
		expect(await line(drawer, FITTED).innerText()).toBe(text);
		expect(await shop.cart()).toEqual({ [FITTED]: 2, 'Culotte taille haute': 1 });
	});
	await test.step('undone after the drawer was closed and opened again', async () => {
		await controls(drawer, FITTED).remove.click();
		await expect(page.locator(SAID)).toContainText(`${FITTED} » a été retiré`);
		await page.keyboard.press('Escape');
		drawer = await openDrawer(page);
		await controls(drawer, FITTED).undo.click();
		await expect(controls(drawer, FITTED).quantity).toHaveValue('2');
		await expect.poll(() => shop.cart()).toHaveProperty(FITTED, 2);
	});
	await test.step('of the last line in the list, and of the only one', async () => {
		// The shop puts a restored line at the end.
		await controls(drawer, FITTED).remove.press('Enter');
		await expect(controls(drawer, 'Culotte taille haute').remove).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(drawer.getByText('Votre panier est vide.', { exact: true })).toBeFocused();
		await expect(page.locator(SAID)).toContainText('Votre panier est vide.');
		await expect(drawer.getByRole('link', { name: 'Commander' })).toHaveCount(0);
		await expect(page.locator('.archipel-mini-cart__count').first()).toBeEmpty();
		expect(await shop.cart()).toEqual({});
		expect(await violations(page, 'dialog')).toEqual([]);
	});
});
