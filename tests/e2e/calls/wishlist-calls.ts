import { expect, type Page } from '../harness';
import { CULOTTE, MASQUE, openTiles } from '../tiles-page';
import { heart, isIn, keptProducts, message, useWishlist } from '../wishlist-helpers';
import { LISTS_ARE_ASKED, lostAfterWork } from '../../faults/spoilt-answers';
import type { ServerCall, World } from './server-call';

const module = 'src/shop/ti-wishlist/wishlist-api.ts';
const retry = (page: Page) => message(page, MASQUE).getByRole('button', { name: 'Réessayer' });
const told = ({ page }: World) => expect(retry(page)).toBeVisible();
const again = ({ page }: World) => retry(page).click();

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
	module,
	endpoint: 'wishlist-add',
	open,
	act: ({ page }) => heart(page, MASQUE).click(),
	told,
	kept: ({ page }) => isIn(heart(page, MASQUE), false),
	again,
	async done({ page }) {
		await isIn(heart(page, MASQUE));
		await expect.poll(() => keptProducts(page)).toEqual([1178, 1179]);
		await expect(page.locator('.wishlist_products_counter_number')).toHaveText('2');
	},
	harmless: lostAfterWork(LISTS_ARE_ASKED),
};
