import { expect } from '../harness';
import { MASQUE, openTiles } from '../tiles-page';
import { heart, isIn, keptProducts, message, useWishlist } from '../wishlist-helpers';
import { tryAgain, type ServerCall } from './server-call';

export const heartCall: ServerCall = {
	name: 'a heart',
	meets: '500',
	survives: 'types',
	endpoint: 'wishlist-add',
	async open({ page }) {
		await useWishlist(page, 'ti.no-redirect');
		await openTiles(page);
	},
	act: ({ page }) => heart(page, MASQUE).click(),
	retry: (page) => tryAgain(message(page, MASQUE)),
	kept: ({ page }) => isIn(heart(page, MASQUE), false),
	async done({ page }) {
		await isIn(heart(page, MASQUE));
		await expect.poll(() => keptProducts(page)).toEqual([1178]);
		await expect(page.locator('.wishlist_products_counter_number')).toHaveText('1');
	},
};
