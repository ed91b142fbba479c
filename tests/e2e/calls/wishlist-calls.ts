import { expect } from '../harness';
import { CULOTTE, MASQUE, openTiles } from '../tiles-page';
import { heart, isIn, keptProducts, message, useWishlist } from '../wishlist-helpers';
import { tryAgain, type ServerCall, type World } from './server-call';

/** Opens the list with all code loaded for a press and its response. */
async function open({ page }: World): Promise<void> {
	await useWishlist(page, 'ti.no-redirect');
	await openTiles(page);
	await heart(page, CULOTTE).click();
	await isIn(heart(page, CULOTTE));
	await expect(message(page, CULOTTE)).toBeVisible();
	await expect(heart(page, CULOTTE)).not.toHaveAttribute('aria-busy');
}

export const heartCall: ServerCall = {
	name: 'a heart',
	meets: 'offline',
	survives: 'types',
	endpoint: 'wishlist-add',
	open,
	act: ({ page }) => heart(page, MASQUE).click(),
	retry: (page) => tryAgain(message(page, MASQUE)),
	kept: ({ page }) => isIn(heart(page, MASQUE), false),
	async done({ page }) {
		await isIn(heart(page, MASQUE));
		await expect.poll(() => keptProducts(page)).toEqual([1178, 1179]);
		await expect(page.locator('.wishlist_products_counter_number')).toHaveText('2');
	},
};
