import { expect, test, violations, type Page } from './harness';
import { CULOTTE, tile } from './tiles-page';

const tooltip = (page: Page) => page.getByRole('tooltip');
const wishlist = (page: Page) => tile(page, CULOTTE).locator('.tinvwl_add_to_wishlist_button');

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
});
