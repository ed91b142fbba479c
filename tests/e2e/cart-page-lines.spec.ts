import { distFile, expect, hold, mounted, rewrite, settled } from './harness';
import { BODY, CULOTTE, FORM, MASK, SOCKS, cartUrl, test } from './cart-page-helpers';

const OTHER = { id: 1186, name: 'Nuisette avec avis' };

test('[CP-03] [RT-03] [RT-07] [REL-01] [A11Y-02] lines by keys: removed, brought back', async ({
	page,
	shop,
	cart,
}) => {
	for (const { id } of [CULOTTE, SOCKS, BODY, OTHER]) await shop.add(id);
	const undo = page.getByRole('link', { name: 'Annuler ?' });
	const removals = async () => (await shop.received('page-cart')).filter((query) => query['remove_item']);
	await test.step('before the island has come', async () => {
		const release = await hold(page, `**/${distFile('islands/cart-page')}*`);
		await page.goto(cartUrl({ emptyButton: true }));
		await page.evaluate(() => Object.assign(window, { unloaded: false }));
		await cart.removeLink(OTHER.name).click();
		release();
		await expect(cart.line(OTHER.name)).toHaveCount(0);
		await settled(page);
		expect(await removals()).toHaveLength(1);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [SOCKS.name]: 1, [BODY.name]: 1 });
	});
	await test.step('removed by keys: the focus goes on, a notice in the place of the line brings back', async () => {
		await cart.removeLink(SOCKS.name).press('Enter');
		await expect(cart.line(SOCKS.name)).toHaveCount(0);
		await expect(cart.removeLink(BODY.name)).toBeFocused();
		const place = page.locator('tr.archipel-cart-page__removed');
		await expect(place).toContainText(`« ${SOCKS.name} » supprimé.`);
		await expect(place.locator('+ tr'), 'where the line stood').toContainText(BODY.name);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [BODY.name]: 1 });
		await settled(page);
		await cart.removeLink(BODY.name).press(' ');
		await expect(cart.line(BODY.name)).toHaveCount(0);
		await expect(cart.removeLink(CULOTTE.name)).toBeFocused();
		await settled(page);
		await undo.press('Enter');
		await expect(cart.removeLink(BODY.name)).toBeFocused();
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [BODY.name]: 1 });
	});
	await test.step('brought back after the page has followed a cross-sell; the mini-cart follows too', async () => {
		await settled(page);
		await cart.removeLink(BODY.name).click();
		await expect(cart.line(BODY.name)).toHaveCount(0);
		await page.locator('.cross-sells a.add_to_cart_button[data-product_id="1178"]').click();
		await expect(cart.line(MASK.name)).toBeVisible();
		await expect(page.locator('header [data-archipel="mini-cart"]')).toContainText('2');
		await settled(page);
		await undo.click();
		await expect(cart.line(BODY.name)).toBeVisible();
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [MASK.name]: 1, [BODY.name]: 1 });
	});
	for (const { name } of [BODY, MASK]) {
		await settled(page);
		await cart.removeLink(name).click();
		await expect(cart.line(name)).toHaveCount(0);
	}
	await test.step('the last line', async () => {
		await settled(page);
		await cart.removeLink(CULOTTE.name).click();
		await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
		await expect(page.locator(FORM)).toHaveCount(0);
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await mounted(page, '.wc-empty-cart-message');
		await undo.click();
		await expect(cart.removeLink(CULOTTE.name)).toBeFocused();
		await mounted(page, FORM);
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1 });
	});
	await test.step('the button asks nothing, and one link brings everything back', async () => {
		await page.context().request.post('/?wc-ajax=add_to_cart', { form: { product_id: SOCKS.id, quantity: 1 } });
		await page.getByRole('button', { name: 'Vider le panier' }).click();
		await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
		expect(await shop.cart()).toEqual({});
		await mounted(page, '.wc-empty-cart-message');
		await undo.click();
		await expect(cart.line(SOCKS.name)).toBeVisible();
		expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [SOCKS.name]: 1 });
		await mounted(page, FORM);
	});
	await test.step('the island is at work again; on to the checkout', async () => {
		await settled(page);
		await cart.more(CULOTTE.name).press('Enter');
		await cart.update.press(' ');
		await expect(cart.notices).toHaveText('Panier mis à jour.');
		await expect(cart.notices).toBeFocused();
		await cart.expectNoReload();
		await page.getByRole('link', { name: 'Valider la commande' }).press('Enter');
		await expect(page).toHaveURL(/\/commande\//);
	});
});

test('[CP-05] [A11Y-02] [A11Y-03] [SEC-03 A14] notices: doubles, scrolling and focus', async ({ page, shop, cart }) => {
	await page.clock.install({ time: new Date('2026-11-22T10:00:00') });
	await cart.open(shop, [CULOTTE, SOCKS, BODY]);
	await rewrite(page, '/page-panier/', (html) =>
		html.replace(
			/<div class="woocommerce-message"[\s\S]*?<\/div>/,
			'$&<div class="woocommerce-message" role="alert">Panier mis à jour.</div><div class="woocommerce-info" role="status">Encore 1 €.</div>',
		),
	);
	await page.evaluate(() => (document.body.style.paddingBottom = '2000px'));
	const first = cart.notices.first();
	const top = () => first.evaluate((notice) => Math.round(notice.getBoundingClientRect().top));
	const update = async (pieces: string) => {
		await cart.quantity(BODY.name).fill(pieces);
		await cart.update.scrollIntoViewIfNeeded();
		await page.evaluate(() => scrollTo(0, 700));
		await cart.update.dispatchEvent('click');
	};
	await page.clock.pauseAt(new Date('2026-11-22T12:00:00'));
	await test.step('in a second', async () => {
		await update('2');
		await expect(cart.notices).toHaveText(['Panier mis à jour.', 'Encore 1 €.']);
		await page.clock.runFor(499);
		await expect(first).not.toBeFocused();
		await page.clock.runFor(1);
		await expect(first).toBeFocused();
		await page.clock.runFor(450);
		expect(await top()).not.toBe(100);
		// The animation starts with the first frame.
		await page.clock.runFor(50 + 34);
		expect(await top()).toBe(100);
		const above = await first.evaluate(
			(notice, form) =>
				Boolean(notice.compareDocumentPosition(document.querySelector(form)!) & Node.DOCUMENT_POSITION_FOLLOWING),
			FORM,
		);
		expect(above).toBe(true);
	});
	await test.step('with less motion at once', async () => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await first.evaluate((notice) => notice.remove());
		await update('1');
		await expect(cart.notices).toHaveText(['Panier mis à jour.', 'Encore 1 €.']);
		expect(await top()).toBe(100);
		await page.clock.runFor(600);
		await expect(first).toBeFocused();
		expect(await top()).toBe(100);
	});
	await test.step('not from a control to which the shopper has gone meanwhile', async () => {
		await cart.coupon.fill('bienvenue10');
		await cart.coupon.press('Enter');
		const link = page.getByRole('button', { name: 'Retirer le code promo bienvenue10' });
		await expect(link).toBeVisible();
		await expect(cart.notices).toHaveText('Code promo appliqué avec succès.');
		await link.focus();
		await page.clock.runFor(600);
		await expect(link).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(link).toHaveCount(0);
	});
});
