import { AxeBuilder } from '@axe-core/playwright';
import { expect, layoutShift, mounted, test } from './harness';
import {
	BODY,
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
	received,
	recordEvents,
	removeLink,
	settled,
	told,
	totals,
	updateButton,
} from './cart-page-helpers';

const more = (name: string) => `Augmenter la quantité\u202f: ${name}`;
const fewer = (name: string) => `Diminuer la quantité\u202f: ${name}`;

test.describe('quantities', () => {
	test('[CP-01] the update button is of no use until a quantity changes, says why, and keeps its place for the keyboard', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		const said = await listen(page);
		const button = updateButton(page);
		await expect(button).toHaveAttribute('aria-disabled', 'true');
		await expect(button).not.toHaveAttribute('disabled');
		await expect(button).toHaveAccessibleDescription('Modifiez d’abord une quantité\u202f: le panier est à jour.');
		await button.focus();
		await page.keyboard.press('Enter');
		await expect.poll(said).toContain('Modifiez d’abord une quantité\u202f: le panier est à jour.');
		expect(await received(page, 'cart-form')).toEqual([]);

		await quantity(page, CULOTTE.name).fill('2');
		await expect(button).toHaveAttribute('aria-disabled', 'false');
		await expect(button).toHaveAccessibleDescription('');
		await quantity(page, CULOTTE.name).fill('1');
		await expect(button).toHaveAttribute('aria-disabled', 'true');
	});

	test('[CP-02] an update posts the form by its own method and action, and shows form, totals and notices of the reply', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		const events = await recordEvents(page, ['archipel:cart-totals-updated', 'archipel:cart-page-updated']);
		await quantity(page, CULOTTE.name).fill('3');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		await expect(line(page, CULOTTE.name).locator('.product-subtotal')).toHaveText(/59,70/);
		await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/69,70/);
		await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'true');
		await expectNoReload(page);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3, [SOCKS.name]: 1 });
		const [sent, ...more] = await received(page, 'cart-form');
		expect(more).toEqual([]);
		expect(sent).toMatchObject({
			update_cart: 'Update Cart',
			'woocommerce-cart-nonce': expect.stringMatching(/^[0-9a-f]{10}$/),
			_wp_http_referer: '/page-panier/',
		});
		expect(await events()).toEqual(['archipel:cart-totals-updated', 'archipel:cart-page-updated']);
	});

	test('[CP-02] what other scripts have put into the cart, what is typed and where the focus is survive an update', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await page.evaluate(() => {
			const widget = Object.assign(document.createElement('div'), { id: 'payer-vite', textContent: 'Payer vite' });
			document.querySelector('.wc-proceed-to-checkout')!.append(widget);
			document.querySelector('.cart_item')!.classList.add('marque');
			Object.assign(window, { widget });
		});
		await page.locator('#coupon_code').fill('BIENV');
		await quantity(page, CULOTTE.name).fill('2');
		await quantity(page, CULOTTE.name).press('Enter');
		await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/49,80/);
		await expect(page.locator('#coupon_code')).toHaveValue('BIENV');
		await expect(line(page, CULOTTE.name)).toHaveClass(/marque/);
		expect(
			await page.evaluate(() => document.getElementById('payer-vite') === (window as never as { widget: Node }).widget),
		).toBe(true);
		await expect(notices(page)).toBeFocused();
	});

	test('[CP-02] a quantity above the stock is stored and complained about, as WooCommerce does', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop, [CULOTTE]);
		await page.evaluate(() => document.querySelector('input.qty')!.removeAttribute('max'));
		await quantity(page, CULOTTE.name).fill('9');
		await updateButton(page).click();
		await expect(page.locator('.woocommerce-error')).toContainText('5');
		await expect(page.locator('.woocommerce-error')).toBeFocused();
	});

	test('[CP-02] an emptied field goes back to what it was and is never sent as 0', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE, SOCKS], { autoUpdate: true, autoUpdateDelay: 100 });
		await quantity(page, CULOTTE.name).fill('');
		await updateButton(page).click();
		await expect(quantity(page, CULOTTE.name)).toHaveValue('1');
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [SOCKS.name]: 1 });
		expect(await received(page, 'cart-form')).toEqual([]);
	});

	test('[QTY-02] plus and minus keep to the limits, and say when they are of no use', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE]);
		const [plus, minus] = [more, fewer].map((name) => page.getByRole('button', { name: name(CULOTTE.name) }));
		for (let count = 0; count < 7; count++) await plus!.click({ force: true });
		await expect(quantity(page, CULOTTE.name)).toHaveValue('5');
		await expect(plus!).toHaveAttribute('aria-disabled', 'true');
		await expect(plus!).toBeFocused();
		for (let count = 0; count < 7; count++) await minus!.click({ force: true });
		await expect(quantity(page, CULOTTE.name)).toHaveValue('0');
		await expect(minus!).toHaveAttribute('aria-disabled', 'true');
		await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'false');
	});

	test('[QTY-03] by the page builder’s rules minus works only above 1', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE], { quantityRules: 'builder-cart' });
		const minus = page.getByRole('button', { name: fewer(CULOTTE.name) });
		await expect(minus).toHaveAttribute('aria-disabled', 'true');
		await minus.click({ force: true });
		await expect(quantity(page, CULOTTE.name)).toHaveValue('1');
	});

	test('[QTY-05] what is sold individually has no field and no buttons', async ({ page, shop }) => {
		await openCart(page, shop, [MASK]);
		await expect(line(page, MASK.name).getByRole('button', { name: /quantité/ })).toHaveCount(0);
	});

	test('[CP-01] with the owner’s option a changed quantity is sent once by itself, quietly', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE], { autoUpdate: true, autoUpdateDelay: 1500 });
		const said = await listen(page);
		const plus = page.getByRole('button', { name: more(CULOTTE.name) });
		for (let count = 0; count < 3; count++) await plus.click();
		await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/79,60/);
		await expect.poll(said).toContain('Panier mis à jour.');
		await settled(page);
		expect(await received(page, 'cart-form')).toHaveLength(1);
		await expect(plus).toBeFocused();
		await expect(notices(page)).toHaveCount(0);
		await expect(updateButton(page)).toBeVisible();
	});

	test('[REL-01] an update by itself that fails is not sent again by itself', async ({ page, shop, guard }) => {
		guard.allowErrors(/Failed to load resource/);
		await openCart(page, shop, [CULOTTE], { autoUpdate: true, autoUpdateDelay: 100 });
		await shop.fault('page-cart', '500');
		await page.getByRole('button', { name: more(CULOTTE.name) }).click();
		await expect(told(page)).toBeVisible();
		await page.waitForTimeout(600);
		expect(await received(page, 'cart-form')).toHaveLength(1);
		await shop.heal();
		await page.getByRole('button', { name: 'Réessayer' }).click();
		await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/39,80/);
	});

	test('[CP-02] a stale nonce of the form, which the server ignores, is replaced and the update repeated once', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await page
			.locator('[name="woocommerce-cart-nonce"]')
			.evaluate((field) => field.setAttribute('value', '0123456789'));
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		expect(await shop.cart()).toMatchObject({ [CULOTTE.name]: 2 });
		expect(await received(page, 'cart-form')).toHaveLength(2);
	});

	test('[REL-01] if the server goes on ignoring the form, the shopper is told, and the wish stays', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await page.route('**/page-panier/', async (route, request) => {
			const data = request.postData() ?? new URLSearchParams(await stolenFields(request)).toString();
			const body = data.replace(/woocommerce-cart-nonce=\w+/, 'woocommerce-cart-nonce=0123456789');
			await route.continue(request.method() === 'POST' ? { postData: body } : {});
		});
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(told(page)).toContainText('Le serveur a refusé la demande. Rechargez la page, puis réessayez.');
		await expect(quantity(page, CULOTTE.name)).toHaveValue('2');
		expect(await shop.cart()).toMatchObject({ [CULOTTE.name]: 1 });
		await page.unroute('**/page-panier/');
		await told(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		expect(await shop.cart()).toMatchObject({ [CULOTTE.name]: 2 });
	});
});

async function stolenFields(request: { postDataBuffer: () => Buffer | null }): Promise<string> {
	return request.postDataBuffer()?.toString() ?? '';
}

test.describe('lines', () => {
	test('[CP-03] a line is removed without a reload; the focus goes to the next remove link, the notice has an undo link', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop, [CULOTTE, SOCKS, BODY]);
		await removeLink(page, SOCKS.name).focus();
		await page.keyboard.press('Enter');
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		await expect(removeLink(page, BODY.name)).toBeFocused();
		await expect(notices(page)).toContainText(`« ${SOCKS.name} » supprimé.`);
		await expectNoReload(page);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [BODY.name]: 1 });

		await removeLink(page, BODY.name).press(' ');
		await expect(line(page, BODY.name)).toHaveCount(0);
		await expect(removeLink(page, CULOTTE.name)).toBeFocused();

		await page.getByRole('link', { name: 'Annuler ?' }).click();
		await expect(line(page, BODY.name)).toBeVisible();
		await expect(removeLink(page, BODY.name)).toBeFocused();
		await expectNoReload(page);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [BODY.name]: 1 });
	});

	test('[CP-03] two clicks on a remove link are one', async ({ page, shop }) => {
		await openCart(page, shop);
		await removeLink(page, CULOTTE.name).dblclick();
		await expect(line(page, CULOTTE.name)).toHaveCount(0);
		await settled(page);
		expect((await received(page, 'page-cart')).filter((query) => query['remove_item'])).toHaveLength(1);
		expect(await shop.cart()).toEqual({ [SOCKS.name]: 1 });
	});

	test('[CP-03] the last line shows the empty cart in place, as WooCommerce does, and can be brought back from there', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop, [CULOTTE]);
		const events = await recordEvents(page, [
			'archipel:cart-emptied',
			'archipel:cart-page-updated',
			'archipel:cart-line-removed',
		]);
		await removeLink(page, CULOTTE.name).click();
		await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
		await expect(page.locator(FORM)).toHaveCount(0);
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await expectNoReload(page);
		expect(await events()).toEqual([
			'archipel:cart-emptied',
			'archipel:cart-page-updated',
			'archipel:cart-line-removed',
		]);

		await mounted(page, '.wc-empty-cart-message');
		await page.getByRole('link', { name: 'Annuler ?' }).click();
		await expect(removeLink(page, CULOTTE.name)).toBeFocused();
		await mounted(page, FORM);
		await expectNoReload(page);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1 });
		// The island is at work again.
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		await expectNoReload(page);
	});

	for (const kind of ['owner’s choice', 'page builder’s cart']) {
		test(`[CP-02][CP-03] ${kind}: the removal that empties the cart sends its event and loads the page again, with its notice`, async ({
			page,
			shop,
		}) => {
			if (kind === 'page builder’s cart') {
				await page.route('**/page-panier/*', async (route) => {
					const response = await route.fetch();
					const html = (await response.text()).replace(
						'<div class="woocommerce cart-layout">',
						'<div class="woocommerce cart-layout shopengine-cart-table">',
					);
					await route.fulfill({ response, body: html });
				});
			}
			await openCart(page, shop, [CULOTTE], kind === 'owner’s choice' ? { whenEmptied: 'reload' } : {}, { vu: '1' });
			await page.evaluate(() =>
				document.addEventListener('archipel:cart-emptied', () => sessionStorage.setItem('heard', 'emptied')),
			);
			const loaded = page.waitForEvent('load');
			await removeLink(page, CULOTTE.name).click();
			await loaded;
			await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
			expect(await page.evaluate(() => [sessionStorage.getItem('heard'), 'unloaded' in window])).toEqual([
				'emptied',
				false,
			]);
			await expect(notices(page)).toContainText(`« ${CULOTTE.name} » supprimé.`);
			await expect(notices(page)).toBeFocused();
			await page.getByRole('link', { name: 'Annuler ?' }).click();
			await expect(line(page, CULOTTE.name)).toBeVisible();
		});
	}

	test('[CP-03] the button that empties the cart asks nothing, and one link brings everything back', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop, [CULOTTE, SOCKS], { emptyButton: true });
		await page.getByRole('button', { name: 'Vider le panier' }).click();
		await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
		expect(await shop.cart()).toEqual({});
		await page.getByRole('link', { name: 'Annuler ?' }).click();
		await expect(line(page, SOCKS.name)).toBeVisible();
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [SOCKS.name]: 1 });
		await expectNoReload(page);
	});

	test('[CP-03] a remove link with a stale nonce, which the server ignores, is followed once more with a fresh one', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await removeLink(page, CULOTTE.name).evaluate((link: HTMLAnchorElement) => {
			link.href = link.href.replace(/_wpnonce=\w+/, '_wpnonce=0123456789');
		});
		await removeLink(page, CULOTTE.name).click();
		await expect(line(page, CULOTTE.name)).toHaveCount(0);
		expect(await shop.cart()).toEqual({ [SOCKS.name]: 1 });
		expect((await received(page, 'page-cart')).filter((query) => query['remove_item'])).toHaveLength(2);
	});

	test('[RT-03] a remove link that is followed before the island has come is followed once, without leaving the page', async ({
		page,
		shop,
	}) => {
		await shop.add(CULOTTE.id);
		await shop.add(SOCKS.id);
		await page.route('**/dist/islands/cart-page-*.js', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 800));
			await route.continue();
		});
		await page.goto(cartUrl());
		await page.evaluate(() => Object.assign(window, { unloaded: false }));
		await removeLink(page, CULOTTE.name).click();
		await expect(line(page, CULOTTE.name)).toHaveCount(0);
		await expectNoReload(page);
		expect(await shop.cart()).toEqual({ [SOCKS.name]: 1 });
	});
});

test.describe('notices', () => {
	test('[CP-05] doubles are shown once, above the cart; the page scrolls to 100 px above in a second; the first alert has the focus after half a second', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop, [CULOTTE, SOCKS, BODY]);
		await page.route('**/page-panier/', async (route) => {
			const response = await route.fetch();
			const html = (await response.text()).replace(
				/(<div class="woocommerce-message"[\s\S]*?<\/div>)/,
				'$1<div class="woocommerce-message" role="alert">Panier mis à jour.</div><div class="woocommerce-info" role="status">Encore 1 €.</div>',
			);
			await route.fulfill({ response, body: html });
		});
		await page.evaluate(() => (document.body.style.paddingBottom = '2000px'));
		await quantity(page, BODY.name).fill('2');
		await updateButton(page).scrollIntoViewIfNeeded();
		await page.evaluate(() => scrollTo(0, 700));
		const begun = Date.now();
		await updateButton(page).dispatchEvent('click');
		await expect(notices(page)).toHaveText(['Panier mis à jour.', 'Encore 1 €.']);
		const shown = Date.now();
		await expect(notices(page).first()).toBeFocused();
		expect(Date.now() - shown).toBeGreaterThan(200);
		await expect
			.poll(() =>
				notices(page)
					.first()
					.evaluate((notice) => Math.round(notice.getBoundingClientRect().top)),
			)
			.toBe(100);
		expect(Date.now() - begun).toBeGreaterThan(950);
		const above = await notices(page)
			.first()
			.evaluate(
				(notice, form) =>
					Boolean(notice.compareDocumentPosition(document.querySelector(form)!) & Node.DOCUMENT_POSITION_FOLLOWING),
				FORM,
			);
		expect(above).toBe(true);
	});

	test('[CP-05][A11Y-03] with less motion the page is there at once', async ({ page, shop }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await openCart(page, shop, [CULOTTE, SOCKS, BODY]);
		await page.evaluate(() => (document.body.style.paddingBottom = '2000px'));
		await quantity(page, BODY.name).fill('2');
		await page.evaluate(() => {
			scrollTo(0, 700);
			const tops: number[] = [];
			Object.assign(window, { tops });
			addEventListener('scroll', () => tops.push(Math.round(scrollY)));
		});
		await updateButton(page).dispatchEvent('click');
		await expect
			.poll(() =>
				notices(page)
					.first()
					.evaluate((notice) => Math.round(notice.getBoundingClientRect().top)),
			)
			.toBe(100);
		// One jump for us, whatever the browser does about the focus.
		expect((await page.evaluate(() => (window as never as { tops: number[] }).tops)).length).toBeLessThanOrEqual(2);
	});
});

test.describe('cross-sells', () => {
	for (const [width, count] of [
		[1280, 4],
		[880, 3],
		[640, 2],
		[390, 1],
	] as const) {
		test(`[CP-06] at ${width} px the row shows ${count}, and its buttons go on by what is visible`, async ({
			page,
			shop,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			await openCart(page, shop);
			const row = page.locator('.cross-sells ul.products');
			const visible = () =>
				row.evaluate((list) => {
					const { left, right } = list.getBoundingClientRect();
					return [...list.children].filter((item) => {
						const box = item.getBoundingClientRect();
						return box.left >= left - 1 && box.right <= right + 1;
					}).length;
				});
			expect(await visible()).toBe(count);
			const [previous, next] = ['Produits précédents', 'Produits suivants'].map((name) =>
				page.getByRole('button', { name }),
			);
			await expect(previous!).toHaveAttribute('aria-disabled', 'true');
			await next!.click();
			await expect(previous!).toHaveAttribute('aria-disabled', 'false');
			await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft))).toBeGreaterThan(width / 8);
			// As often as there are products: at the end it is of no use, and keeps the focus.
			for (let click = 0; click < 5; click++) {
				await next!.click({ force: true });
				await page.waitForTimeout(400);
			}
			await expect(next!).toHaveAttribute('aria-disabled', 'true');
			await expect(next!).toBeFocused();
			await expect.poll(visible).toBe(count);
		});
	}

	test('[CP-06] the owner’s number counts in a wide row', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE], { crossSellsToShow: 3 });
		const widths = await page
			.locator('.cross-sells li.product')
			.evaluateAll((items) =>
				items.map((item) => item.getBoundingClientRect().width / item.parentElement!.getBoundingClientRect().width),
			);
		expect(widths[0]).toBeGreaterThan(0.3);
		expect(widths[0]).toBeLessThan(0.34);
	});
});

test.describe('everywhere', () => {
	for (const device of ['', ' @phone']) {
		test(`[RT-01] nothing on the page moves when the island comes${device}`, async ({ page, shop }) => {
			await openCart(page, shop, [CULOTTE, SOCKS]);
			expect(await layoutShift(page)).toBe(0);
		});

		test(`[A11Y-01] no violation: at rest, updated, refused coupon, calculator, failed, emptied${device}`, async ({
			page,
			shop,
			guard,
		}) => {
			test.setTimeout(180_000);
			guard.allowErrors(/Failed to load resource/);
			await openCart(page, shop, [CULOTTE, SOCKS], { emptyButton: true });
			const check = async (state: string) => {
				await settled(page);
				const { violations } = await new AxeBuilder({ page }).include('main').exclude('.cross-sells li').analyze();
				expect(violations, state).toEqual([]);
			};
			await check('at rest');
			await quantity(page, CULOTTE.name).fill('2');
			await updateButton(page).click();
			await expect(notices(page)).toBeFocused();
			await check('updated');
			await page.locator('#coupon_code').fill('nexistepas');
			await page.locator('#coupon_code').press('Enter');
			await expect(page.locator('#coupon-error-notice')).toBeVisible();
			await check('refused coupon');
			await page.getByRole('button', { name: 'Calculer la livraison' }).click();
			await check('calculator');
			await shop.fault('page-cart', '500');
			await removeLink(page, SOCKS.name).click();
			await expect(told(page)).toBeVisible();
			await check('failed');
			await shop.heal();
			await page.getByRole('button', { name: 'Vider le panier' }).click();
			await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
			await check('emptied');
		});
	}

	test('[A11Y-02] a whole visit by keyboard alone: more, update, remove, undo, checkout', async ({ page, shop }) => {
		await openCart(page, shop);
		await page.getByRole('button', { name: more(CULOTTE.name) }).focus();
		await page.keyboard.press('Enter');
		await updateButton(page).focus();
		await page.keyboard.press(' ');
		await expect(notices(page)).toBeFocused();
		await removeLink(page, CULOTTE.name).focus();
		await page.keyboard.press(' ');
		await expect(removeLink(page, SOCKS.name)).toBeFocused();
		await page.getByRole('link', { name: 'Annuler ?' }).focus();
		await page.keyboard.press('Enter');
		await expect(removeLink(page, CULOTTE.name)).toBeFocused();
		await page.getByRole('link', { name: 'Valider la commande' }).focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/commande\//);
	});

	test('[WP-07] in English the island speaks English', async ({ page, shop }) => {
		await openCart(page, shop, [CULOTTE], {}, { lang: 'en' });
		await expect(page.getByRole('button', { name: /^Increase quantity: / })).toBeVisible();
		await expect(updateButton(page)).toHaveAccessibleDescription('Change a quantity first: the cart is up to date.');
		await expect(page.getByRole('button', { name: 'Next products' })).toBeVisible();
		await page.getByRole('button', { name: /^Increase quantity: / }).click();
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Cart updated.');
		await expectNoReload(page);
	});

	test('[RT-04] a wrong option: one error that names it, and WooCommerce’s form goes on working', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/\[archipel\] cart-page: property "whenEmptied"/);
		await shop.add(CULOTTE.id);
		await page.goto(cartUrl({ whenEmptied: 'sometimes' }));
		await expect(page.locator(FORM)).toHaveAttribute('data-archipel-state', 'failed');
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 2 });
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[CP-02][CP-03][CP-04] update, remove, undo, coupon, calculator and the emptying button work by forms and links', async ({
		page,
		shop,
	}) => {
		await shop.add(CULOTTE.id);
		await shop.add(SOCKS.id);
		await page.goto(cartUrl({ emptyButton: true }));
		await quantity(page, CULOTTE.name).fill('2');
		await updateButton(page).click();
		await expect(notices(page)).toHaveText('Panier mis à jour.');
		await removeLink(page, SOCKS.name).click();
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		await page.getByRole('link', { name: 'Annuler ?' }).click();
		await expect(line(page, SOCKS.name)).toBeVisible();
		await page.locator('#coupon_code').fill('bienvenue10');
		await page.getByRole('button', { name: 'Appliquer le code promo' }).click();
		await expect(totals(page)).toContainText('bienvenue10');
		await page.locator('#calc_shipping_postcode').fill('44000');
		await page.locator('[name=calc_shipping]').click();
		await expect(notices(page)).toHaveText('Frais de livraison mis à jour.');
		await page.goto(cartUrl({ emptyButton: true }));
		await page.getByRole('button', { name: 'Vider le panier' }).click();
		await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
		await page.getByRole('link', { name: 'Annuler ?' }).click();
		await expect(line(page, CULOTTE.name)).toBeVisible();
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 2, [SOCKS.name]: 1 });
	});
});
