import { expect, test } from './harness';
import { BODY, BRIEFS, LIST, message, openTable, row, TABLE, wish } from './wishlist-list';

test('[WLT-05] another tab changes the list: it is asked for again, a press meanwhile is carried out after that; emptied, what was taken out here can still be brought back', async ({
	page,
	context,
	shop,
}) => {
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
});

test('[WLT-05] a shared list opened by another visitor: to read and to buy from, not to change', async ({
	page,
	visitor,
}) => {
	await wish(page, BODY, BRIEFS);
	const key = (await page.context().cookies()).find(({ name }) => name === 'tinv_wishlistkey')!.value;
	await openTable(visitor, `${LIST}${key}/`);
	await expect(visitor.getByRole('button', { name: /^Retirer/ })).toHaveCount(0);
	await row(visitor, 'Body').getByRole('button', { name: 'Ajouter au panier' }).click();
	await expect(message(visitor)).toContainText('Body sexy 1');
	await expect(row(visitor, 'Body')).toBeVisible();
	// Another visitor's list by id, or a forged call, is refused.
	const refused = await visitor.evaluate(async (shareKey) => {
		const nonces = (await (await fetch('/?wc-ajax=archipel_nonces')).json()) as Record<string, string>;
		const rows = await (await fetch(`/favoris/${shareKey}/`)).text();
		const id = /name="tinvwl-add-to-cart" value="(\d+)"/.exec(rows)?.[1] ?? '';
		const body = new URLSearchParams({
			'tinvwl-security': nonces['wp_rest']!,
			'tinvwl-action': 'remove',
			'tinvwl-sharekey': shareKey,
			'tinvwl-product_id': id,
		});
		return ((await (await fetch('/?wc-ajax=tinvwl', { method: 'POST', body })).json()) as { status: boolean }).status;
	}, key);
	expect(refused).toBe(false);
});
