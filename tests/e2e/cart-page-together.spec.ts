import { expect, mounted, test } from './harness';
import {
	CULOTTE,
	FORM,
	MASK,
	SOCKS,
	cartUrl,
	expectNoReload,
	line,
	listen,
	notices,
	openCart,
	quantity,
	recordEvents,
	removeLink,
	settled,
	totals,
	updateButton,
} from './cart-page-helpers';

const coupon = 'bienvenue10';

test.describe('together with others', () => {
	test('[RT-07] another tab’s change is shown; what is typed and not sent stays', async ({ page, shop, context }) => {
		await openCart(page, shop);
		await quantity(page, CULOTTE.name).fill('4');
		const other = await context.newPage();
		await other.goto(cartUrl());
		await mounted(other, FORM);
		await removeLink(other, SOCKS.name).click();
		await expect(line(other, SOCKS.name)).toHaveCount(0);
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		await expect(quantity(page, CULOTTE.name)).toHaveValue('4');
		await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'false');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		await expect(totals(other).locator('.cart-subtotal td')).toHaveText(/79,60/);
		await expectNoReload(page);
	});

	test('[RT-07] a cross-sell that is added appears in the cart without a reload', async ({ page, shop }) => {
		await openCart(page, shop);
		await mounted(page, 'ul.products');
		await page
			.locator('.cross-sells')
			.getByRole('button', { name: /Masque satin/ })
			.or(page.locator('.cross-sells a.add_to_cart_button[data-product_id="1178"]'))
			.first()
			.click();
		await expect(line(page, MASK.name)).toBeVisible();
		await expectNoReload(page);
	});

	test('[RT-07] an update here is shown by the mini-cart', async ({ page, shop }) => {
		await openCart(page, shop);
		await mounted(page, 'header [data-archipel="mini-cart"]');
		await quantity(page, CULOTTE.name).fill('3');
		await updateButton(page).click();
		await expect(page.locator('header [data-archipel="mini-cart"]')).toContainText('4');
	});

	test('[RT-08] jQuery listeners hear what WooCommerce’s own script would tell, and wc_update_cart is honoured', async ({
		page,
		shop,
	}) => {
		// As much of jQuery as the events need.
		await page.addInitScript(() => {
			type Handler = (event: { type: string }, ...args: unknown[]) => void;
			const handlers = new Map<unknown, [string, Handler][]>();
			const heard: unknown[][] = [];
			const jQuery = (target: unknown) => ({
				0: target,
				data: () => ({}),
				on(names: string, handler: Handler) {
					for (const name of names.split(' ')) handlers.set(target, [...(handlers.get(target) ?? []), [name, handler]]);
				},
				off() {},
				triggerHandler: () => undefined,
				trigger(name: string, args: unknown[] = []) {
					heard.push([name, ...args.filter((arg) => typeof arg === 'string')]);
					for (const level of [target, document])
						for (const [wanted, handler] of handlers.get(level) ?? [])
							if (wanted === name) handler({ type: name }, ...args);
				},
			});
			Object.assign(window, { jQuery, heard });
		});
		await openCart(page, shop, [CULOTTE, SOCKS]);
		const heard = () =>
			page.evaluate(() =>
				(window as unknown as { heard: string[][] }).heard
					.splice(0)
					.filter(([name]) => !name!.startsWith('wc_fragments')),
			);
		await heard();
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		expect(await heard()).toEqual([['updated_cart_totals'], ['updated_wc_div']]);

		await page.locator('#coupon_code').fill('nexistepas');
		await page.locator('#coupon_code').press('Enter');
		await expect(page.locator('#coupon-error-notice')).toBeVisible();
		await settled(page);
		expect(await heard()).toEqual([['applied_coupon', 'nexistepas'], ['updated_cart_totals']]);

		await page.locator('#coupon_code').fill(coupon);
		await page.locator('#coupon_code').press('Enter');
		await page.getByRole('button', { name: `Retirer le code promo ${coupon}` }).click();
		await expect(totals(page).locator('.cart-discount')).toHaveCount(0);
		await settled(page);
		expect(await heard()).toEqual([
			['applied_coupon', coupon],
			['updated_cart_totals'],
			['removed_coupon', coupon],
			['updated_cart_totals'],
		]);

		await page.getByRole('radio', { name: 'Retrait en boutique' }).check();
		await expect(totals(page).locator('.order-total td')).toHaveText(/49,80/);
		await settled(page);
		expect(await heard()).toEqual([['updated_cart_totals'], ['updated_shipping_method']]);

		await removeLink(page, SOCKS.name).click();
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		expect(await heard()).toEqual([['updated_cart_totals'], ['updated_wc_div'], ['item_removed_from_classic_cart']]);

		await page.context().request.post('/?wc-ajax=add_to_cart', { form: { product_id: SOCKS.id, quantity: 1 } });
		await page.evaluate(() =>
			(window as unknown as { jQuery: (target: unknown) => { trigger: (name: string) => void } })
				.jQuery(document.body)
				.trigger('wc_update_cart'),
		);
		await expect(line(page, SOCKS.name)).toBeVisible();
		await settled(page);
		await heard();

		await removeLink(page, SOCKS.name).click();
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		await removeLink(page, CULOTTE.name).click();
		await expect(page.locator('.cart-empty')).toBeVisible();
		expect((await heard()).slice(-3)).toEqual([
			['wc_cart_emptied'],
			['updated_wc_div'],
			['item_removed_from_classic_cart'],
		]);
	});

	test('a listener that cancels archipel:cart-emptied shows the empty cart himself', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE]);
		const events = await recordEvents(page, ['archipel:cart-line-removed']);
		await page.evaluate(() => document.addEventListener('archipel:cart-emptied', (event) => event.preventDefault()));
		await removeLink(page, CULOTTE.name).click();
		await expect.poll(events).toEqual(['archipel:cart-line-removed']);
		await expect(page.locator('.cart-empty')).toHaveCount(0);
		await expectNoReload(page);
	});

	test('[A11Y-04] a change by itself is announced and takes neither focus nor place', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE], { autoUpdate: true, autoUpdateDelay: 300 });
		const said = await listen(page);
		const before = await page.evaluate(() => scrollY);
		await quantity(page, CULOTTE.name).fill('2');
		await expect.poll(said).toContain('Panier mis à jour.');
		await expect(quantity(page, CULOTTE.name)).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(before);
	});
});
