import { expect, type Page } from '../harness';
import { CHOSEN, addButton as formButton, chooseVariation } from '../product-page';
import { addButton, CULOTTE, notice } from '../tiles-page';
import { CART_IS_ASKED, lostAfterWork } from '../../faults/spoilt-answers';
import type { ServerCall } from './server-call';

const CART_API = 'src/shop/woocommerce/cart-api.ts';
const BROWSER_SUBMITS = 'a shop without the plugin answers so: the browser then does what it does without scripts';

const retry = (page: Page) => page.locator('.archipel-notice').getByRole('button', { name: 'Réessayer' });

/** Adding a product from a listing; the listing is open. */
export const addingFromTile: ServerCall = {
	name: 'adding from a tile',
	meets: '403',
	survives: 'truncated',
	module: CART_API,
	endpoint: 'add_to_cart',
	open: ({ page }) => expect(addButton(page, CULOTTE)).toBeVisible(),
	act: ({ page }) => addButton(page, CULOTTE).click(),
	async told({ page }) {
		await expect(notice(page, CULOTTE).getByRole('button', { name: 'Réessayer' })).toBeVisible();
		await expect(addButton(page, CULOTTE)).not.toHaveClass(/loading|added/);
	},
	kept: async ({ shop }) => expect(await shop.cart()).toEqual({}),
	again: ({ page }) => retry(page).click(),
	async done({ page, shop }) {
		await expect(addButton(page, CULOTTE)).toHaveClass(/(^| )added( |$)/);
		await expect(page.locator('.archipel-notice[data-state=error]')).toHaveCount(0);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	},
	harmless: lostAfterWork(CART_IS_ASKED),
};

/** Adding the product of a product page. */
export const addingByForm: ServerCall = {
	name: 'adding by the product form',
	meets: 'html',
	survives: 'empty',
	module: CART_API,
	endpoint: 'archipel_add_to_cart',
	open: ({ page }) => chooseVariation(page),
	act: ({ page }) => formButton(page).click(),
	async told({ page }) {
		await expect(retry(page)).toBeVisible();
		await expect(formButton(page)).not.toHaveClass(/loading|added/);
	},
	kept: async ({ shop }) => expect(await shop.cart()).toEqual({}),
	again: ({ page }) => retry(page).click(),
	async done({ page, shop }) {
		await expect(page.locator('.archipel-notice[data-state=success], .woocommerce-message').first()).toBeVisible();
		expect(await shop.cart()).toEqual({ [CHOSEN]: 1 });
	},
	harmless: { ...lostAfterWork(CART_IS_ASKED), empty: BROWSER_SUBMITS },
};
