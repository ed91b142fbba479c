import type { Page } from '@playwright/test';
import { expect, mounted, test, type ShopDriver } from './harness';
import {
	CULOTTE,
	FORM,
	MASK,
	SOCKS,
	cartUrl,
	expectNoReload,
	line,
	listen,
	more,
	notices,
	openCart,
	quantity,
	received,
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

	test('[RT-08] [CP-02] a listener that cancels archipel:cart-emptied shows the empty cart himself', async ({
		page,
		shop,
	}) => {
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

test.describe('as asked', () => {
	test('[REL-03] ten fast clicks on plus and two on update end as asked, in one request', async ({ page, shop }) => {
		await openCart(page, shop);
		await shop.latency('cart-form', 600);
		const plus = page.getByRole('button', { name: more(SOCKS.name) });
		for (let count = 0; count < 10; count++) await plus.click();
		await updateButton(page).dblclick();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		await settled(page);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [SOCKS.name]: 11 });
		expect(await received(page, 'cart-form')).toHaveLength(1);
	});

	test('[REL-03] clicks that come while an update by itself is under way are sent after it', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE, SOCKS], { autoUpdate: true, autoUpdateDelay: 100 });
		await shop.hold('cart-form');
		const plus = page.getByRole('button', { name: more(SOCKS.name) });
		for (let count = 0; count < 4; count++) await plus.click();
		await expect(totals(page)).toHaveAttribute('aria-busy', 'true');
		for (let count = 0; count < 6; count++) await plus.click();
		await shop.heal();
		await expect.poll(() => shop.cart()).toEqual({ [CULOTTE.name]: 1, [SOCKS.name]: 11 });
		await settled(page);
		await expect(quantity(page, SOCKS.name)).toHaveValue('11');
		expect((await received(page, 'cart-form')).length).toBeLessThanOrEqual(3);
	});

	/** The cart page in two tabs, and slow answers, so that what one does overlaps what the other does. */
	async function twoTabs(page: Page, shop: ShopDriver): Promise<[Page, Page]> {
		await openCart(page, shop);
		const other = await page.context().newPage();
		await other.goto(cartUrl());
		await mounted(other, FORM);
		await settled(other);
		await shop.latency('cart-form', 700);
		return [page, other];
	}

	test('[REL-03] two tabs that change different lines at the same time both get what they asked', async ({
		page,
		shop,
	}) => {
		const [here, there] = await twoTabs(page, shop);
		await quantity(here, CULOTTE.name).fill('3');
		await quantity(there, SOCKS.name).fill('4');
		await Promise.all([updateButton(here).click(), updateButton(there).click()]);
		for (const tab of [here, there]) {
			await expect(totals(tab).locator('.cart-subtotal td')).toHaveText(/95,70/);
			await expect(quantity(tab, CULOTTE.name)).toHaveValue('3');
			await expect(quantity(tab, SOCKS.name)).toHaveValue('4');
		}
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3, [SOCKS.name]: 4 });
	});

	test('[REL-03] two tabs that change the same line end as the last one asked', async ({ page, shop }) => {
		const [here, there] = await twoTabs(page, shop);
		await quantity(here, CULOTTE.name).fill('5');
		await quantity(there, CULOTTE.name).fill('2');
		await updateButton(here).click();
		await updateButton(there).click();
		for (const tab of [here, there]) {
			await expect(totals(tab).locator('.cart-subtotal td')).toHaveText(/49,80/);
			await expect(quantity(tab, CULOTTE.name)).toHaveValue('2');
		}
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 2, [SOCKS.name]: 1 });
	});

	test('[REL-03] a line that one tab removes while the other changes another is gone', async ({ page, shop }) => {
		const [here, there] = await twoTabs(page, shop);
		await quantity(here, CULOTTE.name).fill('3');
		await Promise.all([updateButton(here).click(), removeLink(there, SOCKS.name).click()]);
		for (const tab of [here, there]) {
			await expect(line(tab, SOCKS.name)).toHaveCount(0);
			await expect(quantity(tab, CULOTTE.name)).toHaveValue('3');
		}
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3 });
	});
});

test('[SEC-01] nothing in a reply runs: form, totals, notices', async ({ page, shop, guard }) => {
	// The policy speaks up about handlers while they are parsed, before they are dropped.
	guard.allowErrors(/Executing inline event handler violates/);
	await openCart(page, shop);
	const evil =
		'<b class="evil" onclick="1">x</b><a class="evil" href="javascript:1">y</a><script>window.ran = true</script>';
	await page.route('**/page-panier/', async (route) => {
		const reply = await route.fetch();
		const html = (await reply.text())
			.replace('<td class="product-price"', `<td class="evil">${evil}</td>$&`)
			.replace('class="woocommerce-message"', '$& onfocus="1"')
			.replace('<tr class="order-total"', `<tr><td>${evil}</td></tr>$&`);
		await route.fulfill({ response: reply, body: html });
	});
	await quantity(page, CULOTTE.name).fill('2');
	await updateButton(page).click();
	await expect(notices(page)).toHaveText('Panier mis à jour.');
	await expect(page.locator('main b.evil')).toHaveCount(2);
	await expect(page.locator('main :is(script:not([type]), [onclick], [onfocus], [href^="javascript:"])')).toHaveCount(
		0,
	);
	expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
