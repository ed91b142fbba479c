import { expect, mounted, settled } from './harness';
import { BODY, CULOTTE, FORM, SOCKS, test } from './cart-page-helpers';

test('[CP-03] [A11Y-02] lines by keys: removed, brought back', async ({ page, shop, cart }) => {
	await cart.open(shop, [CULOTTE, SOCKS, BODY], { emptyButton: true });
	const undo = page.getByRole('link', { name: 'Annuler ?' });
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
	await settled(page);
	await cart.removeLink(BODY.name).click();
	await expect(cart.line(BODY.name)).toHaveCount(0);
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

test('[CP-05] [A11Y-02] [A11Y-03] [SEC-03 A14] notices: scrolling and focus', async ({ page, shop, cart }) => {
	await page.clock.install({ time: new Date('2026-11-22T10:00:00') });
	await cart.open(shop, [CULOTTE, SOCKS, BODY]);
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
		await expect(cart.notices).toHaveText('Panier mis à jour.');
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
		await expect(cart.notices).toHaveText('Panier mis à jour.');
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
