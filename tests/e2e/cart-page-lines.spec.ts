import { distFile } from './dist-file';
import { expect, mounted, test, type Fault } from './harness';
import {
	BODY,
	CULOTTE,
	FORM,
	MASK,
	SOCKS,
	cartUrl,
	expectNoReload,
	line,
	notices,
	openCart,
	quantity,
	received,
	recordEvents,
	removeLink,
	settled,
	updateButton,
} from './cart-page-helpers';

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

	test('[CP-03] what was removed can be brought back after the page has followed a change elsewhere', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop);
		await removeLink(page, SOCKS.name).click();
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		await page.locator('.cross-sells a.add_to_cart_button[data-product_id="1178"]').click();
		await expect(line(page, MASK.name)).toBeVisible();
		await page.getByRole('link', { name: 'Annuler ?' }).click();
		await expect(line(page, SOCKS.name)).toBeVisible();
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [MASK.name]: 1, [SOCKS.name]: 1 });
	});

	test('[CP-03][REL-01] a removal whose answer was lost can be undone', async ({ page, shop }) => {
		await openCart(page, shop);
		await shop.fault('page-cart', 'html-after' as Fault, 1);
		await removeLink(page, SOCKS.name).click();
		await expect(line(page, SOCKS.name)).toHaveCount(0);
		await page.getByRole('link', { name: 'Annuler ?' }).click();
		await expect(line(page, SOCKS.name)).toBeVisible();
	});

	test('[CP-03] an update by itself takes away the offer that the server has forgotten with it', async ({
		page,
		shop,
	}) => {
		await openCart(page, shop, [CULOTTE, SOCKS], { autoUpdate: true, autoUpdateDelay: 100 });
		await removeLink(page, SOCKS.name).click();
		await expect(page.getByRole('link', { name: 'Annuler ?' })).toBeVisible();
		await quantity(page, CULOTTE.name).fill('2');
		await expect(page.getByRole('link', { name: 'Annuler ?' })).toHaveCount(0);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 2 });
	});

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
		await page.route(`**/${distFile('islands/cart-page')}*`, async (route) => {
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
		await page.clock.install({ time: new Date('2026-11-22T10:00:00') });
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
		await page.clock.pauseAt(new Date('2026-11-22T12:00:00'));
		await updateButton(page).dispatchEvent('click');
		await expect(notices(page)).toHaveText(['Panier mis à jour.', 'Encore 1 €.']);
		const first = notices(page).first();
		const top = () => first.evaluate((notice) => Math.round(notice.getBoundingClientRect().top));
		await page.clock.runFor(499);
		await expect(first).not.toBeFocused();
		await page.clock.runFor(1);
		await expect(first).toBeFocused();
		await page.clock.runFor(450);
		expect(await top()).not.toBe(100);
		// The movement begins with the first frame.
		await page.clock.runFor(50 + 34);
		expect(await top()).toBe(100);
		const above = await notices(page)
			.first()
			.evaluate(
				(notice, form) =>
					Boolean(notice.compareDocumentPosition(document.querySelector(form)!) & Node.DOCUMENT_POSITION_FOLLOWING),
				FORM,
			);
		expect(above).toBe(true);
	});

	test('[CP-05] [A11Y-03] [SEC-03 A14] with less motion the page is there at once', async ({ page, shop }) => {
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
