import { closeByEscape, expect, test, violations, type Locator, type Page } from './harness';
import { CULOTTE, tile } from './tiles-page';

const tooltip = (page: Page) => page.getByRole('tooltip');
const wishlist = (page: Page) => tile(page, CULOTTE).locator('.tinvwl_add_to_wishlist_button');
const away = async (page: Page) => {
	await page.mouse.move(0, 0);
	await expect(tooltip(page)).toHaveCount(0);
};
const comesBack = async (page: Page, button: Locator) => {
	const { x, y } = (await button.boundingBox())!;
	await page.mouse.move(x + 5, y + 5);
	await expect(tooltip(page)).toHaveCount(0);
	await page.mouse.move(0, 0);
	await button.hover();
	await expect(tooltip(page)).toBeVisible();
};

test('[TILE-01] [A11Y-01] the name of a tile’s button shows to the pointer', async ({ page }) => {
	await page.goto('/boutique/');
	await wishlist(page).hover();
	await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
	await test.step('it may be hovered itself', async () => {
		expect(await violations(page, ['[role=tooltip]', 'li.post-1179'])).toEqual([]);
		await tooltip(page).hover();
		// Longer than the delay before the tooltip closes.
		await page.waitForTimeout(400);
		await expect(tooltip(page)).toBeVisible();
		await away(page);
	});
	await test.step('all five buttons have one, as the shop prints them', async () => {
		const buttons = {
			'.add_to_cart_button': 'Ajouter au panier',
			'[data-archipel-quick-view]': 'Aperçu rapide',
			'.tinvwl_add_to_wishlist_button': /favoris|souhaits|wishlist/i,
			'[data-archipel-compare]': 'Comparer',
			'[data-archipel-direct-checkout]': 'Commander directement',
		};
		for (const [selector, text] of Object.entries(buttons)) {
			await tile(page, CULOTTE).locator(selector).first().hover();
			await expect(tooltip(page)).toContainText(text);
		}
	});
	await test.step('a press hides it: it does not come back over the tile before the pointer has left', async () => {
		const add = tile(page, CULOTTE).locator('.add_to_cart_button');
		await add.hover();
		await expect(tooltip(page)).toBeVisible();
		await add.click();
		await expect(tooltip(page)).toHaveCount(0);
		await expect(add).toHaveClass(/\badded\b/);
		await comesBack(page, add);
	});
});

test('[TILE-01] [SEC-03 A10] the name of a tile’s button shows to the focus, and goes with a key', async ({ page }) => {
	await page.goto('/boutique/');
	const add = tile(page, CULOTTE).locator('.add_to_cart_button');
	await wishlist(page).press('Shift+Tab');
	await page.keyboard.press('Tab');
	await expect(wishlist(page)).toBeFocused();
	await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
	await closeByEscape(tooltip(page));
	await expect(wishlist(page)).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(add).toBeFocused();
	await expect(tooltip(page)).toContainText('Ajouter au panier');
	await page.keyboard.press('Tab');
	await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
	await page.keyboard.press('Shift+Tab');
	await expect(tooltip(page)).toContainText('Ajouter au panier');
	await page.keyboard.press('Enter');
	await expect(tooltip(page)).toHaveCount(0);
});
