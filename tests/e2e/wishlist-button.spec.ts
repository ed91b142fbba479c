import { closeByEscape, expect, mounted, requestsOf, test, violations, type Call } from './harness';
import { CULOTTE, MASQUE, openTiles } from './tiles-page';
import { heart, isIn, keptProducts, message, useWishlist } from './wishlist-helpers';

const adds = (calls: readonly Call[]) => calls.filter(({ fields }) => 'tinv_wishlist_id' in fields);

test('[WL-11] [WL-01] who has put nothing aside loads nothing; a press stays', async ({ page, shop, kept }) => {
	await kept.askForFiles();
	// File names have no vowels.
	const ours = requestsOf(page, /dist\/\S*wshlst/);
	await page.goto('/boutique/');
	await page.waitForLoadState('networkidle');
	expect(shop.calls()).toEqual([]);
	expect(ours).toEqual([]);

	// Holds the island's files while the page is open.
	await page.route(/dist\/\S*wshlst/, (route) => (page.url().endsWith('/boutique/') ? undefined : route.continue()));
	await heart(page, MASQUE).evaluate((button: HTMLElement) => button.click());
	expect(await heart(page, MASQUE).evaluate((button) => getComputedStyle(button).opacity)).toBe('0.4');
	await expect.poll(() => ours.length).toBeGreaterThan(0);
	await page.goto('/produit/culotte-taille-haute/');
	await expect.poll(() => keptProducts(page)).toEqual([1178]);
	await expect(page.locator('.wishlist_products_counter_number')).toHaveText('1');
	expect(adds(shop.calls())).toHaveLength(1);
});

test('[WL-01] [WL-06] [WL-11] posted as TI’s script does, told to other tabs', async ({ page, context, shop }) => {
	await openTiles(page);
	await heart(page, MASQUE).click();
	await isIn(heart(page, MASQUE));
	await expect(message(page, MASQUE)).toContainText('Masque satin : ajouté aux favoris.');
	expect(await violations(page, 'li.product .archipel-notice')).toEqual([]);

	shop.forget();
	const other = await context.newPage();
	await openTiles(other);
	await isIn(heart(other, MASQUE));
	await heart(other, MASQUE).hover();
	await expect(other.locator('.archipel-product-tiles__tooltip')).toHaveText('Dans vos favoris');
	await expect(heart(other, MASQUE)).toHaveAccessibleName('Ajouter aux favoris');
	await expect.poll(() => shop.calls('archipel_wishlist').length).toBe(1);
	expect(shop.calls()).toHaveLength(1);
	await heart(page, CULOTTE).click();
	await isIn(heart(other, CULOTTE));
	await expect(heart(page, CULOTTE)).not.toHaveAttribute('aria-busy');
	expect(shop.calls('archipel_wishlist')).toHaveLength(1);
});

test('[WL-05] a product with options: the focus goes to the one that is missing', async ({ page }) => {
	await page.goto('/produit/guepiere-trois-options/');
	// Swatches replace the selects and take over their focus.
	await mounted(page, 'form.variations_form');
	await page.locator('form.cart .tinvwl_add_to_wishlist_button').click();
	const isAtOptions = () => Boolean(document.activeElement?.closest('.variations'));
	await expect.poll(() => page.evaluate(isAtOptions)).toBe(true);
});

test('[WL-12] without a wishlist plugin the browser keeps the list', async ({ page, shop }) => {
	await useWishlist(page, 'none');
	await openTiles(page);
	await heart(page, MASQUE).click();
	await isIn(heart(page, MASQUE));
	await heart(page, CULOTTE).click();
	await isIn(heart(page, CULOTTE));
	expect(await page.evaluate(() => localStorage.getItem('archipel-wishlist'))).toBe('[1178,1179]');
	await expect(page.locator('.wishlist_products_counter_number')).toHaveText('2');
	await heart(page, CULOTTE).click();
	await isIn(heart(page, CULOTTE), false);
	expect(shop.calls()).toEqual([]);
	await page.goto('/produit/culotte-taille-haute/');
	await page.locator('.archipel-wishlist-toggle').click();
	await isIn(page.locator('.archipel-wishlist-toggle'));

	// The plugin keeps wishlists of customers only.
	await useWishlist(page, 'ti.login');
	await page.goto('/boutique/');
	const bar = page.locator('.archipel-bottom-bars .archipel-notice');
	await expect(bar).toContainText('les 2 favoris gardés dans ce navigateur');
	expect(await violations(page, '.archipel-bottom-bars')).toEqual([]);
});

test('[WL-03] several lists: the dialog names those that hold it, takes a new one', async ({ page, shop }) => {
	await useWishlist(page, 'ti-premium.no-redirect');
	await openTiles(page);
	await heart(page, MASQUE).click();
	const dialog = page.getByRole('dialog', { name: 'Dans quelle liste ?' });
	await dialog.getByRole('radio', { name: 'Nouvelle liste' }).check();
	const field = dialog.getByRole('textbox', { name: 'Nom de la nouvelle liste' });
	expect(await violations(page, 'dialog')).toEqual([]);
	await field.fill('<b>Noël</b> & co');
	await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
	await isIn(heart(page, MASQUE));
	await expect(heart(page, MASQUE)).toBeFocused();
	await expect
		.poll(() => adds(shop.calls()).map(({ fields }) => fields['tinv_wishlist_name']))
		.toEqual(['<b>Noël</b> & co']);
	await expect.poll(() => shop.calls('tinvwl').map(({ fields }) => fields['tinvwl-manage-action'])).toEqual(['save']);

	await heart(page, MASQUE).click();
	await expect(dialog.getByRole('radio', { name: /Noël/ })).toBeDisabled();
	await closeByEscape(dialog);
});
