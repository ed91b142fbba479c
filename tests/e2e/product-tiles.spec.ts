import { closeByEscape, expect, expectLink, hold, layoutShifts, test, violations, type Locator } from './harness';
import { addThemeRules, removeThemeRules } from './hostile-theme';
import { addButton, CHAUSSETTES, CULOTTE, MASQUE, notice, openTiles, tile, isAdd, withNotice } from './tiles-page';

test('[CART-01][CART-05][CART-09][TILE-01][RT-12][A11Y-01][A11Y-02] idle, loading, added', async ({ page, shop }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openTiles(page);
	const added = tile(page, CULOTTE);
	const button = addButton(page, CULOTTE);
	await test.step('nothing is kept free for a link that may come: the small buttons follow', async () => {
		const { y, height } = (await button.boundingBox())!;
		const next = added.locator('.tinvwl_add_to_wishlist_button, .archipel-tile-actions').first();
		expect((await next.boundingBox())!.y - y - height).toBeLessThan(24);
	});
	await test.step('the other small buttons are there with the pointer or the focus', async () => {
		const other = added.locator('.archipel-tile-actions > :not([data-archipel-wishlist])').first();
		await expect(other).toHaveCSS('opacity', '0');
		await button.focus();
		await expect(other).toHaveCSS('opacity', '1');
		await button.blur();
		await expect(other).toHaveCSS('opacity', '0');
		await added.hover();
		await expect(other).toHaveCSS('opacity', '1');
	});
	const release = await hold(page, isAdd);
	await test.step('a click', async () => {
		await button.scrollIntoViewIfNeeded();
		const before = await added.boundingBox();
		await button.click();
		await expect(button).toHaveClass(/(^| )loading( |$)/);
		await expect(button).toHaveAttribute('aria-busy', 'true');
		release();
		await expect(button).toHaveClass(/(^| )added( |$)/);
		await expect(button.locator('.archipel-progress')).toHaveText('Ajouté');
		await expect(page.locator('.archipel-notice')).toHaveCount(0);
		expect(await added.boundingBox()).toEqual(before);
		const link = added.locator('a.added_to_cart');
		await expect(link).toHaveClass(/(^| )wc-forward( |$)/);
		await expectLink(link, /\/page-panier\/$/);
		const message = page.getByRole('status').filter({ hasText: `« ${CULOTTE} » a été ajouté à votre panier` });
		await expect(message).toHaveCount(1);
	});
	// Enter triggers a click natively; the space bar would scroll the page. This product is sold individually, so a doubled press would be refused.
	await test.step('the space bar', async () => {
		const pressed = addButton(page, MASQUE);
		await pressed.focus();
		const top = await page.evaluate(() => scrollY);
		await page.keyboard.press('Space');
		await expect(pressed).toHaveClass(/added/);
		await expect(pressed).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(top);
	});
	expect(shop.calls('add_to_cart')).toHaveLength(2);
	expect(await shop.cart()).toEqual({ [CULOTTE]: 1, [MASQUE]: 1 });
	await expect(added.getByRole('link', { name: 'Voir le panier' })).toBeVisible();
	expect(await violations(page, 'li.post-1179'), 'the link to the cart').toEqual([]);
	expect(await layoutShifts(page, 'ul.products')).toEqual([]);
	expect(page.url()).toMatch(/\/boutique\/$/);
	await page.getByRole('link', { name: /^Sélectionner.*Nuisette Soirée/ }).click();
	await expect(page).toHaveURL(/\/produit\/nuisette-soiree\/$/);
});

test('[CART-01] [CART-04] [REL-03] [A11Y-01] many presses: one item, one sum, one turn', async ({ page, shop }) => {
	await openTiles(page);
	const release = await hold(page, isAdd);
	const button = addButton(page, CULOTTE);
	await button.dblclick();
	await button.click();
	await button.press('Enter');
	await expect(notice(page, CULOTTE)).toHaveText('Ajout de 3 articles en cours…');
	await expect(button).toHaveAttribute('data-archipel-pending', '3');
	expect(await violations(page, 'li.post-1179', { isWaiting: true }), 'loading').toEqual([]);
	await addButton(page, CHAUSSETTES).click();
	await expect(addButton(page, CHAUSSETTES)).toHaveAttribute('aria-busy', 'true');
	expect(shop.calls('add_to_cart'), 'one request at a time').toHaveLength(1);
	release();
	await expect(button).toHaveClass(/added/);
	await expect(notice(page, CULOTTE)).toHaveText('3 articles ont été ajoutés à votre panier.');
	await expect(addButton(page, CHAUSSETTES)).toHaveClass(/added/);
	expect(await violations(page, ['li.post-1179', 'li.post-1185']), 'added').toEqual([]);
	const sent = shop.calls('add_to_cart').map(({ fields }) => `${fields['product_id']} × ${fields['quantity']}`);
	expect(sent.filter((one) => one.startsWith('1179'))).toEqual(['1179 × 1', '1179 × 2']);
	expect(await shop.cart()).toEqual({ [CULOTTE]: 3, [CHAUSSETTES]: 1 });
});

test('[CART-01] [CART-16] [SEC-03 A5] the button leads to the cart, then adds', async ({ page, shop, guard }) => {
	// The clock may pass the time-out of files that the first add requests.
	guard.allowErrors(/mini-cart: its panel could not be loaded/);
	await page.clock.install();
	await withNotice(page);
	await openTiles(page);
	const button = addButton(page, CULOTTE);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
	await button.focus();
	const before = (await button.boundingBox())!;
	const room = await tile(page, CULOTTE).boundingBox();
	await page.keyboard.press('Enter');
	await expect(button).toHaveClass(/added/);
	const link = tile(page, CULOTTE).getByRole('link', { name: 'Voir le panier' });
	await expect(link).toHaveCount(0);
	await page.clock.runFor(3100);
	await expect(link).toBeFocused();
	await expect(button).toBeHidden();
	const after = (await link.boundingBox())!;
	expect([after.x, after.y, after.height]).toEqual([before.x, before.y, before.height]);
	expect(after.width).toBeGreaterThanOrEqual(before.width);
	expect(await tile(page, CULOTTE).boundingBox()).toEqual(room);

	await page.context().request.post('/?wc-ajax=get_refreshed_fragments');
	await page.evaluate(() =>
		document.dispatchEvent(new CustomEvent('archipel:cart-changed', { detail: { cart: { items: [] } } })),
	);
	await expect(button).toBeFocused();
	await expect(tile(page, CULOTTE).locator('.added_to_cart')).toHaveCount(0);
	await page.keyboard.press('Enter');
	await expect.poll(() => shop.cart()).toEqual({ [CULOTTE]: 2 });

	const message = notice(page, CULOTTE);
	await expect(message).toHaveText(`« ${CULOTTE} » a été ajouté à votre panier`);
	await message.hover();
	await page.clock.pauseAt(Date.now() + 60_000);
	await expect(message).toBeVisible();
	await page.mouse.move(0, 0);
	await page.clock.runFor(2_900);
	await expect(message).toBeVisible();
	await page.clock.runFor(200);
	await expect(message).toHaveCount(0);
});

test('[WP-07] [CART-03] [A11Y-04] [A11Y-01] in English: an error, a refusal, coming back', async ({ page, shop }) => {
	await shop.add(1178);
	await openTiles(page, 'lang=en');
	const [briefs, socks, mask] = [1179, 1185, 1178].map((id) => page.locator(`li.post-${id}`)) as [
		Locator,
		Locator,
		Locator,
	];
	const message = briefs.locator('.archipel-notice');
	await test.step('no answer', async () => {
		await shop.fault('add_to_cart', '500', 2);
		const button = page.getByRole('button', { name: /^Add to cart: .*High-waist/ });
		await button.click();
		await expect(message).toBeVisible();
		expect(await violations(page, 'li.post-1179'), 'failed').toEqual([]);
		await message.getByRole('button', { name: 'Close' }).click();
		await expect(message).toHaveCount(0);
		await expect(button).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(message).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(message.getByRole('button', { name: 'Try again' })).toBeFocused();
		await closeByEscape(message);
		await expect(button).toBeFocused();
	});
	await socks.locator('.add_to_cart_button').click();
	await expect(socks.locator('.archipel-progress')).toHaveText('Added');
	await expect(socks.locator('a.added_to_cart')).toHaveText('View cart');
	await test.step('a refusal', async () => {
		await mask.locator('.add_to_cart_button').click();
		await expect(page).toHaveURL(/\/produit\/masque-satin\//);
		await expect(page.getByRole('alert').filter({ hasText: 'Satin eye mask' })).toBeVisible();
		await page.goBack();
		await expect(mask.locator('.add_to_cart_button')).not.toHaveClass(/loading/);
	});
	expect(Object.values(await shop.cart())).toEqual([1, 1]);
});

test('[CART-01] [TILE-01] on a phone the button has one line, and a tap no tooltip @phone', async ({ page, shop }) => {
	await openTiles(page);
	const shown = await page.evaluateHandle(() => {
		const texts: (string | null)[] = [];
		const note = ({ addedNodes }: MutationRecord) =>
			[...addedNodes].forEach(
				(node) => node instanceof Element && node.matches('[role=tooltip]') && texts.push(node.textContent),
			);
		new MutationObserver((records) => records.forEach(note)).observe(document, { childList: true, subtree: true });
		return texts;
	});
	expect((await addButton(page, CULOTTE).boundingBox())!.height, 'the words of the button in one line').toBeLessThan(
		48,
	);
	await addThemeRules(page, 'ul.products { grid-template-columns: 1fr !important }');
	await expect(addButton(page, CULOTTE)).toHaveCSS('padding-inline', '20px');
	await removeThemeRules(page);
	await addButton(page, CULOTTE).tap();
	await expect(addButton(page, CULOTTE)).toHaveClass(/\badded\b/);
	await expect(addButton(page, CULOTTE).locator('.archipel-progress')).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	await expect(tile(page, CULOTTE).locator('.added_to_cart')).toBeVisible();
	expect(await shown.jsonValue()).toEqual([]);
	expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
});
