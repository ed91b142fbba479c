import { expect, mounted, violations, type Page } from '../harness';
import { CHOSEN, addButton as formButton, chooseVariation } from '../product-page';
import { addButton, CULOTTE, notice } from '../tiles-page';
import { tryAgain, type ServerCall } from './server-call';

const checkoutLink = (page: Page) => page.locator('[data-archipel-direct-checkout="1179"]');

/** Adding a product from a listing; the listing is open. */
export const addingFromTile: ServerCall = {
	name: 'adding from a tile',
	meets: '403',
	survives: 'truncated',
	endpoint: 'add_to_cart',
	open: ({ page }) => expect(addButton(page, CULOTTE)).toBeVisible(),
	act: ({ page }) => addButton(page, CULOTTE).click(),
	retry: (page) => tryAgain(notice(page, CULOTTE)),
	async told({ page }) {
		await expect(addButton(page, CULOTTE)).not.toHaveClass(/loading|added/);
		await expect(notice(page, CULOTTE).getByRole('button', { name: 'Fermer' })).toBeVisible();
		expect(await violations(page, 'li.post-1179')).toEqual([]);
	},
	kept: async ({ shop }) => expect(await shop.cart()).toEqual({}),
	async done({ page, shop }) {
		await expect(addButton(page, CULOTTE)).toHaveClass(/(^| )added( |$)/);
		await expect(page.locator('.archipel-notice[data-state=error]')).toHaveCount(0);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	},
};

/** Adding the product of a product page. */
export const addingByForm: ServerCall = {
	name: 'adding by the product form',
	meets: 'html',
	// A shop without the plugin answers so: the browser then does what it does without scripts.
	survives: 'empty',
	endpoint: 'archipel_add_to_cart',
	open: ({ page }) => chooseVariation(page),
	act: ({ page }) => formButton(page).click(),
	told: ({ page }) => expect(formButton(page)).not.toHaveClass(/loading|added/),
	kept: async ({ shop }) => expect(await shop.cart()).toEqual({}),
	async done({ page, shop }) {
		await expect(page.locator('.archipel-notice[data-state=success], .woocommerce-message').first()).toBeVisible();
		expect(await shop.cart()).toEqual({ [CHOSEN]: 1 });
	},
};

/** Going to the checkout with a product of a listing; the listing is open, with a piece of the product in the cart. */
export const checkoutCall: ServerCall = {
	name: 'going to the checkout with a product',
	meets: '500',
	endpoint: 'archipel_add_to_cart',
	async open({ page }) {
		await checkoutLink(page).hover();
		await mounted(page, 'body');
	},
	act: ({ page }) => checkoutLink(page).click(),
	kept: async ({ shop }) => expect(await shop.cart()).toEqual({ [CULOTTE]: 1 }),
	async done({ page, shop }) {
		await expect(page).toHaveURL(/\/commande\/$/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 2 });
	},
};
