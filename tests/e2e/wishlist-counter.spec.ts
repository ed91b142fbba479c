import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, layoutShifts, test } from './harness';
import { CULOTTE, MASQUE, openTiles } from './tiles-page';
import { heart, isIn, keptProducts, useWishlist } from './wishlist-helpers';

const link = (page: Page) => page.locator('a.wishlist_products_counter');
const panel = (page: Page) => page.getByRole('region', { name: 'Mes favoris' });
const show = (page: Page) => page.getByRole('button', { name: 'Afficher l’aperçu des favoris' });

async function openWithTwo(page: Page): Promise<void> {
	await useWishlist(page, 'ti.no-redirect');
	await openTiles(page);
	for (const name of [CULOTTE, MASQUE]) {
		await heart(page, name).click();
		await isIn(heart(page, name));
		await expect(heart(page, name)).not.toHaveAttribute('aria-busy');
	}
	await page.goto('/boutique/');
	await expect(page.locator('.wishlist_products_counter_number')).toHaveText('2');
}

test('[WL-07] the number stands at the link without moving the header, and is in its name', async ({ page }) => {
	await openWithTwo(page);
	await expect(link(page)).toHaveAccessibleName('Favoris, 2 articles');
	await expect(link(page)).toHaveClass(/wishlist-counter-with-products/);
	// The link grows by its number, as with TI's own script; nothing else moves.
	const moved = (await layoutShifts(page)).flatMap((shift) => shift.replace(/^[\d.]+ /, '').split('; '));
	expect(moved.filter((what) => !what.startsWith('A#.wishlist_products_counter'))).toEqual([]);
});

test('[WL-07] a mouse that rests shows what is in it, and leaves it; a product can be taken out and put back', async ({
	page,
}) => {
	await openWithTwo(page);
	await link(page).hover();
	await expect(panel(page)).toBeVisible();
	await expect(panel(page).getByRole('listitem')).toHaveCount(2);
	// The button for keyboards is seen with the focus only: it has no place of its own in a header.
	expect((await show(page).boundingBox())?.width).toBe(1);
	expect(await violations(page, '.archipel-wishlist-counter__panel')).toEqual([]);
	await panel(page).getByRole('button', { name: 'Retirer Masque satin des favoris' }).click();
	await expect(panel(page).getByRole('listitem')).toHaveCount(1);
	await expect(page.locator('.wishlist_products_counter_number')).toHaveText('1');
	await expect.poll(() => keptProducts(page)).toEqual([1179]);
	await panel(page).getByRole('button', { name: 'Annuler' }).click();
	await expect(panel(page).getByRole('listitem')).toHaveCount(2);
	await expect.poll(async () => (await keptProducts(page)).toSorted()).toEqual([1178, 1179]);
	await page.mouse.move(2, 700);
	await expect(panel(page)).toHaveCount(0);
});

test('[WL-07] by keyboard a button after the link shows it, Escape closes it and gives the focus back', async ({
	page,
}) => {
	await openWithTwo(page);
	await link(page).focus();
	await page.keyboard.press('Tab');
	await expect(show(page)).toBeFocused();
	await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
	await page.keyboard.press('Enter');
	await expect(panel(page)).toBeVisible();
	await expect(show(page)).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('.archipel-wishlist-counter__panel') !== null)).toBe(
		true,
	);
	await page.keyboard.press('Escape');
	await expect(panel(page)).toHaveCount(0);
	await expect(show(page)).toBeFocused();
});

test.describe('under a finger', () => {
	test.use({ hasTouch: true });

	test('[SEC-03 A11] [WL-07] the first tap shows it, one outside closes it, the second follows the link', async ({
		page,
	}) => {
		await openWithTwo(page);
		await link(page).tap();
		await expect(panel(page)).toBeVisible();
		await page.touchscreen.tap(20, 700);
		await expect(panel(page)).toHaveCount(0);
		await link(page).tap();
		await expect(panel(page)).toBeVisible();
		await link(page).tap();
		await expect(page).toHaveURL(/\/favoris\/$/);
	});
});

test('[WL-07] at zero the number goes where the shop wants that, and the link just leads there', async ({ page }) => {
	await useWishlist(page, 'ti.hide-zero.simple.no-redirect');
	await openTiles(page);
	await heart(page, MASQUE).click();
	await expect(page.locator('.wishlist_products_counter_number')).toHaveText('1');
	await expect(heart(page, MASQUE)).not.toHaveAttribute('aria-busy');
	await heart(page, MASQUE).click();
	await expect(page.locator('.wishlist_products_counter_number')).toHaveText('');
	await expect(link(page)).not.toHaveClass(/wishlist-counter-with-products/);
	await expect(show(page)).toBeHidden();
	await link(page).click();
	await expect(page).toHaveURL(/\/favoris\/$/);
});

test('[WL-12] without a wishlist plugin it shows what the browser keeps', async ({ page }) => {
	await useWishlist(page, 'none');
	await openTiles(page);
	await heart(page, MASQUE).click();
	await expect(page.locator('.wishlist_products_counter_number')).toHaveText('1');
	await page.locator('.archipel-wishlist-counter__link').hover();
	await expect(panel(page)).toContainText('Masque satin');
	await panel(page).getByRole('button', { name: 'Retirer Masque satin des favoris' }).click();
	await expect(page.locator('.wishlist_products_counter_number')).toHaveText('0');
	await expect(page.locator('.wishlist_products_counter_number')).toHaveCount(1);
});
