import { expect, expectLink, hasStored, layoutShifts, said, test, violations, visit } from './harness';
import { useWishlist } from './wishlist-helpers';
import { BODY, BRIEFS, LIST, MASK, message, names, openTable, row, SOLD_OUT, TABLE, wish } from './wishlist-list';

test('[WLT-01] [WLT-02] [WLT-05] removed, brought back, selected, sent to the cart', async ({ page, shop }) => {
	await wish(page, BODY, BRIEFS, MASK);
	await openTable(page);
	await test.step('one leaves and comes back', async () => {
		await row(page, 'Culotte').getByRole('button', { name: 'Retirer : Culotte taille haute' }).press('Enter');
		await expect(message(page)).toContainText('Culotte taille haute : retiré de la liste.');
		await expect(row(page, 'Culotte')).toHaveCount(0);
		await expect(message(page)).toBeFocused();
		for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
		await expect(row(page, 'Culotte')).toBeVisible();
		await expect(message(page)).toContainText('de retour dans la liste');
	});

	shop.forget();
	const all = page.locator('.global-cb');
	const apply = page.getByRole('button', { name: 'Appliquer' });
	const addSelected = page.getByRole('button', { name: 'Ajouter la sélection au panier' });
	for (const control of [apply, addSelected]) await expect(control).toBeHidden();
	await test.step('on a phone two to a row', async () => {
		const { width, height } = page.viewportSize()!;
		await page.setViewportSize({ width: 390, height: 844 });
		const tiles = await page
			.locator('tr.wishlist_item')
			.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
		expect(tiles.map(({ x, y }) => [x > tiles[0]!.x, y > tiles[0]!.y])).toEqual([
			[false, false],
			[true, false],
			[false, true],
		]);
		const picture = page.locator('tr.wishlist_item .product-thumbnail img').first();
		expect((await picture.boundingBox())!.width).toBeCloseTo(tiles[0]!.width, 0);
		await page.setViewportSize({ width, height });
	});
	await all.check();
	await expect(addSelected).toBeVisible();
	await expect(said(page)).toHaveText('3 produits sélectionnés');
	await apply.click();
	await expect(message(page)).toHaveText('Aucun élément ou action sélectionnés.');
	expect(shop.calls('tinvwl')).toEqual([]);
	await row(page, 'Culotte').getByRole('checkbox').uncheck();
	await page.locator('#tinvwl_product_actions').selectOption('remove_selected');
	await apply.click();
	await expect(message(page)).toContainText('retirés de la liste');
	expect(await names(page)).toEqual(['Culotte taille haute']);
	// A list of one product has no selection and no "add all".
	for (const control of [all, apply, page.getByRole('button', { name: 'Tout ajouter au panier' })])
		await expect(control).toBeHidden();
	await page.getByRole('button', { name: 'Annuler' }).click();
	await expect.poll(() => names(page)).toHaveLength(3);
});

test('[WLT-03] the selected ones to the cart, then all: each refusal is told', async ({ page, shop }) => {
	await wish(page, BODY, SOLD_OUT, BRIEFS);
	await openTable(page);
	await row(page, 'Body').getByRole('checkbox').check();
	await page.getByRole('button', { name: 'Ajouter la sélection au panier' }).click();
	await expect(message(page)).toContainText('Body sexy 1');
	await expectLink(message(page).getByRole('link', { name: 'Voir le panier' }), /\/page-panier\/$/);
	expect(Object.keys(await shop.cart())).toEqual(['Body sexy 1']);
	await expect(row(page, 'Body')).toHaveCount(0);
	await page.getByRole('button', { name: 'Tout ajouter au panier' }).click();
	await expect(message(page)).toContainText('rupture de stock');
	await expect(message(page)).toContainText('Culotte taille haute');
	await expect(message(page)).toHaveAttribute('data-state', 'info');
	expect(await names(page)).toEqual(['Kimono en rupture']);
	expect(Object.keys(await shop.cart())).toHaveLength(2);
	await expect.poll(() => shop.calls('get_refreshed_fragments').length).toBeGreaterThan(0);
});

test.describe('Premium', () => {
	test.beforeEach(async ({ page }) => {
		await useWishlist(page, 'ti-premium');
		await wish(page, BODY, BRIEFS, MASK);
	});

	test('[WLT-04] [A11Y-01] order and quantities wait for « Mettre à jour »; axe', async ({ page, shop }) => {
		await openTable(page);
		expect(await layoutShifts(page, '.tinv-wishlist')).toEqual([]);
		await row(page, 'Body').getByRole('checkbox').check();
		await page.getByRole('button', { name: 'Appliquer' }).click();
		await expect(message(page)).toBeVisible();
		expect(await violations(page, '.tinv-wishlist')).toEqual([]);
		await row(page, 'Body').getByRole('checkbox').uncheck();
		const down = page.getByRole('button', { name: 'Descendre : Body sexy 1' });
		await expect(page.getByRole('button', { name: 'Monter : Body sexy 1' })).toHaveAttribute('aria-disabled', 'true');
		await down.press('Enter');
		await expect(down).toBeFocused();
		await expect(said(page)).toHaveText(/Body sexy 1\s: place 2 sur 3\.$/);
		await page.keyboard.press('Enter');
		expect(await names(page)).toEqual(['Culotte taille haute', 'Masque satin', 'Body sexy 1']);
		await row(page, 'Masque').getByRole('spinbutton').fill('3');
		await expect(page.getByText('« Mettre à jour » l’enregistre')).toBeVisible();
		expect(shop.calls('tinvwl')).toEqual([]);
		// Another action is answered meanwhile: the unsaved order stays.
		await row(page, 'Culotte')
			.getByRole('button', { name: /^Retirer/ })
			.click();
		await expect(row(page, 'Culotte')).toHaveCount(0);
		expect(await names(page)).toEqual(['Masque satin', 'Body sexy 1']);
		await page.getByRole('button', { name: 'Mettre à jour' }).click();
		await expect(message(page)).toContainText('La liste est à jour.');
		await expect(page.getByText('« Mettre à jour » l’enregistre')).toHaveCount(0);
		expect(await names(page)).toEqual(['Masque satin', 'Body sexy 1']);
		await expect(row(page, 'Masque').getByRole('spinbutton')).toHaveValue('3');

		await test.step('by dragging the handle', async () => {
			const from = (await row(page, 'Masque').locator('.archipel-wishlist-table__handle').boundingBox())!;
			const to = (await row(page, 'Body').boundingBox())!;
			await page.mouse.move(from.x + 5, from.y + 5);
			await page.mouse.down();
			await page.mouse.move(from.x + 5, to.y + to.height / 2, { steps: 12 });
			await page.mouse.up();
			await expect.poll(() => names(page)).toEqual(['Body sexy 1', 'Masque satin']);
		});
		await test.step('Enter in a quantity saves; it takes nothing out', async () => {
			shop.forget();
			await row(page, 'Body').getByRole('spinbutton').fill('4');
			await page.keyboard.press('Enter');
			await expect(message(page)).toContainText('La liste est à jour.');
			expect(await names(page)).toEqual(['Body sexy 1', 'Masque satin']);
			expect(shop.calls('tinvwl').map(({ fields }) => fields['tinvwl-action'])).toEqual(['update']);
		});
	});

	test('@noscript [WLT-04] the form has its buttons, to save and to remove', async ({ page }) => {
		await page.goto(LIST);
		await expect(page.getByRole('button', { name: 'Mettre à jour' })).toBeVisible();
		await expect(row(page, 'Culotte').locator('[name="tinvwl-remove"]')).toBeVisible();
	});
});

test('[WL-12] without a wishlist plugin the list is the browser’s', async ({ page, shop }) => {
	await useWishlist(page, 'none');
	await hasStored(page, 'archipel-wishlist', [BODY, SOLD_OUT, BRIEFS]);
	await visit(page, LIST, '[data-archipel="wishlist-table"]');
	await expect(row(page, 'Culotte')).toBeVisible();
	await page.getByRole('button', { name: 'Tout ajouter au panier' }).dblclick();
	await expect(row(page, 'Culotte')).toContainText('est dans le panier');
	await expectLink(row(page, 'Culotte').getByRole('link', { name: 'Voir le panier' }), /page-panier/);
	await expect(row(page, 'Kimono')).not.toContainText('est dans le panier');
	await expect.poll(async () => Object.values(await shop.cart())).toEqual([1, 1]);
	// The focus of each button that goes with its row, or with its message, goes to the message.
	const message = page.locator('.archipel-wishlist-table__own > .archipel-notice');
	for (const name of ['Kimono en rupture', 'Culotte taille haute']) {
		await page.getByRole('button', { name: `Retirer : ${name}` }).press('Enter');
		await expect(row(page, name)).toHaveCount(0);
		await expect(message).toContainText(`${name} : retiré de la liste.`);
		await expect(message).toBeFocused();
	}
	await page.getByRole('button', { name: 'Annuler' }).press('Enter');
	await expect(row(page, 'Culotte')).toBeVisible();
	await expect(message).toHaveText('Culotte taille haute : de retour dans la liste.');
	await expect(message).toBeFocused();
	expect(await violations(page, '.archipel-wishlist-table__own')).toEqual([]);
	expect(shop.calls('tinvwl')).toEqual([]);
});

test('[WLT-05] another tab changes the list; emptied, it can be brought back', async ({ page, context, shop }) => {
	await wish(page, BODY, BRIEFS);
	await openTable(page);
	await shop.hold('tinvwl');
	await page.evaluate(() => {
		const detail = { counter: 2, products: [], source: 'tab' };
		document.dispatchEvent(new CustomEvent('archipel:wishlist-changed', { detail }));
	});
	await expect(page.locator(TABLE)).toHaveAttribute('aria-busy', 'true');
	await row(page, 'Body')
		.getByRole('button', { name: /^Retirer/ })
		.click();
	await shop.heal();
	await expect(row(page, 'Body')).toHaveCount(0);
	expect(shop.calls('tinvwl').map(({ fields }) => fields['tinvwl-action'])).toEqual(['get_data', 'remove']);
	const undo = page.getByRole('button', { name: 'Annuler' });
	await expect(undo).toBeVisible();
	const other = await context.newPage();
	await openTable(other);
	await other.getByRole('button', { name: /^Retirer : / }).click();
	await expect(page.getByText('Votre liste de favoris est vide.')).toBeVisible();
	await undo.click();
	await expect(row(page, 'Body')).toBeVisible();
	// The message moved into the table, which is back.
	await expect(page.locator(`${TABLE} td .archipel-notice`)).toBeFocused();
});

test('[WLT-05] a shared list is to read and to buy from, not to change', async ({ page, visitor }) => {
	await wish(page, BODY, BRIEFS);
	const key = (await page.context().cookies()).find(({ name }) => name === 'tinv_wishlistkey')!.value;
	await openTable(visitor, `${LIST}${key}/`);
	await expect(visitor.getByRole('button', { name: /^Retirer/ })).toHaveCount(0);
	await row(visitor, 'Body').getByRole('button', { name: 'Ajouter au panier' }).click();
	await expect(message(visitor)).toContainText('Body sexy 1');
	await expect(row(visitor, 'Body')).toBeVisible();
});
