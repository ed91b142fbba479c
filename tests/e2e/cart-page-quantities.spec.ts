import { expect, listen, settled } from './harness';
import { CULOTTE, MASK, SOCKS, test } from './cart-page-helpers';

test('[CP-01] [CP-02] [SEC-03 C8] [REL-03] by the button', async ({ page, shop, cart }) => {
	await cart.open(shop);
	const button = cart.update;
	const [briefs, socks] = [cart.quantity(CULOTTE.name), cart.quantity(SOCKS.name)];
	await test.step('the button', async () => {
		const hint = 'Modifiez d’abord une quantité\u00a0: le panier est à jour.';
		await expect(button).toHaveAttribute('aria-disabled', 'true');
		await expect(button).not.toHaveAttribute('disabled');
		await expect(button).toHaveAccessibleDescription(hint);
		await briefs.fill('2');
		await expect(button).toHaveAttribute('aria-disabled', 'false');
		await expect(button).toHaveAccessibleDescription('');
		await briefs.fill('1');
		await expect(button).toHaveAttribute('aria-disabled', 'true');
	});
	await test.step('odd quantities', async () => {
		// Unit tests of the island's model cover the others, and that none is sent by itself.
		for (const odd of ['1.5', '']) {
			await socks.fill(odd);
			await socks.press('Tab');
			await expect(socks, odd).toHaveValue('1');
			await expect(cart.told, odd).toHaveCount(odd ? 1 : 0);
		}
		expect(await shop.received('cart-form')).toEqual([]);
	});
	await test.step('an update', async () => {
		await page.evaluate(() => {
			const widget = Object.assign(document.createElement('div'), { id: 'payer-vite', textContent: 'Payer vite' });
			document.querySelector('.wc-proceed-to-checkout')!.append(widget);
			document.querySelector('.cart_item')!.classList.add('marque');
			Object.assign(window, { widget });
		});
		await cart.coupon.fill('BIENV');
		const plus = cart.more(SOCKS.name);
		await plus.evaluate((control: HTMLElement) => {
			for (let count = 0; count < 10; count++) control.click();
		});
		await briefs.fill('3');
		await shop.hold('cart-form');
		await button.dblclick();
		await shop.heal();
		await expect(cart.notices).toHaveText('Panier mis à jour.');
		await expect(cart.line(CULOTTE.name).locator('.product-subtotal')).toHaveText(/59,70/);
		await expect(cart.totals.locator('.cart-subtotal td')).toHaveText(/125,70/);
		await expect(button).toHaveAttribute('aria-disabled', 'true');
		await settled(page);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3, [SOCKS.name]: 11 });
		const [sent, ...others] = await shop.received('cart-form');
		expect(others).toEqual([]);
		expect(sent).toMatchObject({
			update_cart: 'Update Cart',
			'woocommerce-cart-nonce': expect.stringMatching(/^[0-9a-f]{10}$/),
			_wp_http_referer: '/page-panier/',
		});
		await expect(cart.coupon).toHaveValue('BIENV');
		await expect(cart.line(CULOTTE.name)).toHaveClass(/marque/);
		expect(
			await page.evaluate(() => document.getElementById('payer-vite') === (window as never as { widget: Node }).widget),
		).toBe(true);
	});
	await cart.expectNoReload();
});

test('[CP-01][CP-02][QTY-05][REL-03] by itself', async ({ page, shop, cart }) => {
	await cart.open(shop, [CULOTTE, SOCKS, MASK], { autoUpdate: undefined });
	await expect(cart.update).toBeHidden();
	const briefs = cart.quantity(CULOTTE.name);
	const plus = cart.more(CULOTTE.name);
	await expect(cart.line(MASK.name).getByRole('button', { name: /quantité/ })).toHaveCount(0);
	await test.step('sent once, quietly; what comes meanwhile goes after it', async () => {
		const said = await listen(page);
		const before = await page.evaluate(() => scrollY);
		await shop.hold('cart-form');
		for (let count = 0; count < 2; count++) await plus.click();
		await expect(cart.totals).toHaveAttribute('aria-busy', 'true');
		await plus.click();
		await shop.heal();
		await expect.poll(async () => (await shop.cart())[CULOTTE.name]).toBe(4);
		await settled(page);
		await expect(briefs).toHaveValue('4');
		await expect.poll(said).toContain('Panier mis à jour.');
		await expect(plus).toBeFocused();
		await expect(cart.notices).toHaveCount(0);
		expect(await page.evaluate(() => scrollY)).toBe(before);
		expect(await shop.received('cart-form')).toHaveLength(2);
	});
	await cart.expectNoReload();
});
