import { addThemeRules } from './hostile-theme';
import { BODY, CULOTTE, MASK, cartPage } from './cart-page-helpers';
import type { Page } from '@playwright/test';
import { closeByEscape, expect, layoutShifts, test, violations, visit, type Call } from './harness';
import { line as drawerLine, openDrawer } from './mini-cart-helpers';
import { keptProducts, useWishlist } from './wishlist-helpers';
import { LIST, row } from './wishlist-list';

const cartAdds = (calls: readonly Call[]) =>
	calls.filter(
		({ fields }) => 'tinv_wishlist_id' in fields || 'cart_to_wishlist_id' in fields || 'tinv_product_key' in fields,
	);
const lineButton = (page: Page, name: string) =>
	cartPage(page)
		.line(name)
		.getByRole('button', { name: /^Ajouter aux favoris/ });
const cartButton = (page: Page) =>
	page.locator('.actions').getByRole('button', { name: 'Ajouter tout le panier aux favoris' });
const notice = (page: Page) => page.locator('.woocommerce-cart-form .archipel-notice');

test('[WL-10] one line, all of it, refusals', async ({ page, shop }) => {
	await useWishlist(page, 'ti.no-redirect');
	await cartPage(page).open(shop, [CULOTTE, MASK]);
	expect(await layoutShifts(page)).toEqual([]);
	expect(shop.calls('archipel_wishlist')).toEqual([]);
	await lineButton(page, CULOTTE.name).press('Enter');
	await expect(notice(page)).toContainText('Culotte taille haute : ajouté aux favoris.');
	expect(await keptProducts(page)).toEqual([CULOTTE.id]);
	expect(cartAdds(shop.calls()).map(({ fields }) => fields['product_id'])).toEqual([String(CULOTTE.id)]);
	await page.keyboard.press('Tab');
	await expect(notice(page).getByRole('link', { name: 'Voir mes favoris' })).toBeFocused();
	for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
	await expect.poll(() => keptProducts(page)).toEqual([]);
	await expect(lineButton(page, CULOTTE.name)).toBeFocused();

	await cartButton(page).click();
	await expect(notice(page).last()).toContainText('2 produits ajoutés aux favoris.');
	await expect.poll(async () => (await keptProducts(page)).toSorted()).toEqual([MASK.id, CULOTTE.id]);
	expect(await violations(page, '.woocommerce-cart-form')).toEqual([]);
	// Storefront has the buttons in one line; the one to update is there without JavaScript only, with its room.
	await addThemeRules(
		page,
		'td.actions > .button { float: none !important } td.actions > .coupon { display: none !important }',
	);
	const [update, whole] = [
		await page.locator('[name=update_cart]').boundingBox(),
		await cartButton(page).boundingBox(),
	];
	expect(whole!.x - update!.x - update!.width, 'they do not touch').toBeGreaterThanOrEqual(12);
});

test('[WL-10] Premium: the list is picked in a dialog, from cart page and drawer', async ({ page, shop }) => {
	await useWishlist(page, 'ti-premium');
	await cartPage(page).open(shop, [CULOTTE, MASK]);
	await lineButton(page, CULOTTE.name).click();
	const dialog = page.getByRole('dialog', { name: 'Dans quelle liste ?' });
	await dialog.getByRole('radio', { name: 'Nouvelle liste' }).check();
	await dialog.getByRole('textbox').fill('<b>Noël</b>');
	await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
	await expect(notice(page)).toContainText('Culotte taille haute : ajouté aux favoris.');
	const [call] = cartAdds(shop.calls());
	expect(call!.fields).toMatchObject({
		tinv_product_key: expect.stringMatching(/^\w{32}$/),
		cart_item_to_wishlist_id: '',
		tinv_wishlist_name: '<b>Noël</b>',
		multi_wishlists: '1',
	});

	await page.goto('/contact/');
	shop.forget();
	const drawer = await openDrawer(page);
	await drawer.getByRole('button', { name: 'Ajouter tout le panier aux favoris' }).click();
	await dialog.getByRole('radio', { name: 'Noël' }).check();
	await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
	await expect(drawer).toContainText('1 produit ajouté aux favoris.');
	await expect.poll(async () => (await keptProducts(page)).toSorted()).toEqual([MASK.id, CULOTTE.id]);
	expect(cartAdds(shop.calls())[0]!.fields).toMatchObject({ cart_to_wishlist_id: expect.stringMatching(/^\d+$/) });
	await drawer.getByRole('button', { name: /^Ajouter aux favoris.*Masque/ }).click();
	await closeByEscape(dialog);
	await expect(drawer).toBeVisible();
	expect(await violations(page, 'dialog')).toEqual([]);
});

test('[WL-10] [WL-12] without a wishlist plugin: from the drawer to the list and back', async ({ page, shop }) => {
	await useWishlist(page, 'none');
	for (const id of [1188, BODY.id]) await shop.add(id);
	await page.goto('/contact/');
	shop.forget();
	const drawer = await openDrawer(page);
	await drawerLine(drawer, 'Guêpière')
		.getByRole('button', { name: /^Ajouter aux favoris/ })
		.click();
	await expect(drawerLine(drawer, 'Guêpière').locator('.archipel-notice')).toContainText('ajouté aux favoris');
	await drawer.getByRole('button', { name: 'Ajouter tout le panier aux favoris' }).click();
	await expect(drawer).toContainText('1 produit ajouté aux favoris.');
	expect(cartAdds(shop.calls())).toEqual([]);
	expect(await page.evaluate(() => localStorage.getItem('archipel-wishlist'))).toBe('["1187.1188",72]');
	await drawer.getByRole('button', { name: 'Annuler' }).last().click();
	await expect.poll(() => page.evaluate(() => localStorage.getItem('archipel-wishlist'))).toBe('["1187.1188"]');

	await visit(page, LIST, '[data-archipel="wishlist-table"]');
	await expect(row(page, 'Guêpière')).toContainText('Teinte: Noir profond, Bonnet: B');
	await row(page, 'Guêpière').getByRole('button', { name: 'Ajouter au panier' }).click();
	await expect(row(page, 'Guêpière')).toContainText('est dans le panier');
});
