import { expect, expectLink, hold, layoutShifts, test, violations, type Locator } from './harness';
import { addThemeRules, removeThemeRules } from './hostile-theme';
import { addButton, CHAUSSETTES, CULOTTE, MASQUE, notice, openTiles, tile, isAdd } from './tiles-page';

/** Where a control stands in its tile, and the heights of both. */
async function placeIn(box: Locator, control: Locator): Promise<number[]> {
	const [outer, inner] = [(await box.boundingBox())!, (await control.boundingBox())!];
	return [inner.x - outer.x, inner.y - outer.y, inner.height, outer.height];
}

test('[CART-01][CART-04][CART-05][CART-09][CART-16][TILE-01][RT-12][A11Y-01][A11Y-02] idle, loading, added, the link to the cart', async ({
	page,
	shop,
}) => {
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
	await test.step('the name of a button shows to the pointer', async () => {
		const tooltip = page.getByRole('tooltip');
		await added.locator('.tinvwl_add_to_wishlist_button').hover();
		await expect(tooltip).toHaveText('Ajouter aux favoris');
		expect(await violations(page, ['[role=tooltip]', 'li.post-1179'])).toEqual([]);
	});
	const release = await hold(page, isAdd);
	const place = await placeIn(added, button);
	const { width } = (await button.boundingBox())!;
	await test.step('a click, and two beside it', async () => {
		await button.click();
		await expect(button).toHaveClass(/(^| )loading( |$)/);
		await expect(button).toHaveAttribute('aria-busy', 'true');
		// A double click is one press.
		await addButton(page, CHAUSSETTES).dblclick();
		await addButton(page, CHAUSSETTES).press('Enter');
		await expect(notice(page, CHAUSSETTES)).toHaveText('Ajout de 2 articles en cours…');
		expect(await violations(page, ['li.post-1179', 'li.post-1185'], { isWaiting: true }), 'loading').toEqual([]);
		expect(shop.calls('add_to_cart'), 'one request at a time').toHaveLength(1);
		release();
		await expect(button).toHaveClass(/(^| )added( |$)/);
		await expect(button.locator('.archipel-progress')).toHaveText('Ajouté');
		await expect(notice(page, CULOTTE)).toHaveCount(0);
		expect(await placeIn(added, button)).toEqual(place);
		await expect(notice(page, CHAUSSETTES)).toHaveText('2 articles ont été ajoutés à votre panier.');
		expect(await violations(page, ['li.post-1179', 'li.post-1185']), 'added').toEqual([]);
		const link = added.locator('a.added_to_cart');
		await expect(link).toHaveClass(/(^| )wc-forward( |$)/);
		await expectLink(link, /\/page-panier\/$/);
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
		const message = page.getByRole('status').filter({ hasText: `« ${MASQUE} » a été ajouté à votre panier` });
		await expect(message).toHaveCount(1);
	});
	const sent = shop.calls('add_to_cart').map(({ fields }) => `${fields['product_id']} × ${fields['quantity']}`);
	expect(sent).toEqual(['1179 × 1', '1185 × 1', '1185 × 1', '1178 × 1']);
	expect(await shop.cart()).toEqual({ [CULOTTE]: 1, [CHAUSSETTES]: 2, [MASQUE]: 1 });
	const link = added.getByRole('link', { name: 'Voir le panier' });
	await expect(link).toBeVisible();
	await expect(button).toBeHidden();
	expect(await placeIn(added, link)).toEqual(place);
	expect((await link.boundingBox())!.width).toBeGreaterThanOrEqual(width);
	expect(await violations(page, 'li.post-1179'), 'the link to the cart').toEqual([]);
	expect(await layoutShifts(page, 'ul.products')).toEqual([]);
	expect(page.url()).toMatch(/\/boutique\/$/);
	await page.getByRole('link', { name: /^Sélectionner.*Nuisette Soirée/ }).click();
	await expect(page).toHaveURL(/\/produit\/nuisette-soiree\/$/);
});

test('[CART-01] on a phone the button has one line, and says that it has added @phone', async ({ page, shop }) => {
	await openTiles(page);
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
	expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
});
