import type { Page } from '@playwright/test';
import {
	CULOTTE,
	SOCKS,
	expectNoReload,
	line,
	openCart,
	quantity,
	removeLink,
	settled,
	told,
	totals,
	updateButton,
} from '../cart-page-helpers';
import { expect } from '../harness';
import { lostAfterWork, TOTALS_ARE_ASKED } from '../../faults/spoilt-answers';
import type { ServerCall, World } from './server-call';

const PAGE_API = 'src/shop/woocommerce/cart-page-api.ts';
const COUPON = 'bienvenue10';

/** A call of the cart page, without what is the same for all of them. */
type CartPageCall = Pick<ServerCall, 'name' | 'meets' | 'endpoint' | 'act' | 'done'> & Partial<ServerCall>;

const retry = (page: Page) => told(page).getByRole('button', { name: 'Réessayer' }).first();
const pickUp = (page: Page) => page.getByRole('radio', { name: 'Retrait en boutique' });
const delivery = (page: Page) => page.getByRole('radio', { name: /^Colissimo/ });
const discount = (page: Page) => totals(page).locator('.cart-discount');

async function applyCoupon({ page }: World): Promise<void> {
	await page.locator('#coupon_code').fill(COUPON);
	await page.locator('#coupon_code').press('Enter');
}
async function beDelivered({ page }: World): Promise<void> {
	await delivery(page).click();
	await settled(page);
	await expect(delivery(page)).toBeChecked();
}
async function pickedUp({ page }: World): Promise<void> {
	await expect(totals(page).locator('.order-total td')).toHaveText(/29,90/);
	await expect(pickUp(page)).toBeChecked();
}

/** What changes the totals. */
const ofTotals: readonly CartPageCall[] = [
	{
		name: 'the shipping calculator',
		meets: 'empty',
		endpoint: 'page-cart',
		async act({ page }) {
			await page.getByRole('button', { name: 'Calculer la livraison' }).click();
			await page.getByLabel('Code postal').fill('44000');
			await page.getByLabel('Code postal').press('Enter');
		},
		kept: ({ page }) => expect(page.getByLabel('Code postal')).toHaveValue('44000'),
		async done({ page }) {
			await expect(page.getByRole('button', { name: 'Changer d’adresse' })).toBeVisible();
			await expect(page.locator('#calc_shipping_postcode')).toHaveValue('44000');
		},
	},
	{
		name: 'the nonce for a shipping method',
		meets: 'offline',
		module: 'src/shop/nonce-broker.ts',
		endpoint: 'archipel_nonces',
		act: ({ page }) => pickUp(page).click(),
		kept: ({ page }) => expect(pickUp(page)).not.toBeChecked(),
		done: pickedUp,
	},
	{
		name: 'a shipping method',
		meets: '500',
		survives: 'drop',
		endpoint: 'update_shipping_method',
		open: beDelivered,
		// Not `check()`: without a connection the choice is taken back at once.
		act: ({ page }) => pickUp(page).click(),
		kept: ({ page }) => expect(pickUp(page)).not.toBeChecked(),
		done: pickedUp,
		harmless: lostAfterWork(TOTALS_ARE_ASKED),
	},
	{
		name: 'the totals after a coupon',
		meets: 'types',
		endpoint: 'get_cart_totals',
		act: applyCoupon,
		done: ({ page }) => expect(discount(page)).toHaveCount(1),
	},
	{
		name: 'removing a coupon',
		meets: 'html',
		survives: 'types',
		endpoint: 'remove_coupon',
		act: ({ page }) => page.getByRole('button', { name: `Retirer le code promo ${COUPON}` }).click(),
		kept: ({ page }) => expect(discount(page)).toHaveCount(1),
		done: ({ page }) => expect(discount(page)).toHaveCount(0),
		harmless: lostAfterWork(TOTALS_ARE_ASKED),
	},
	{
		name: 'applying a coupon',
		meets: '403',
		survives: 'truncated',
		endpoint: 'apply_coupon',
		act: applyCoupon,
		kept: ({ page }) => expect(page.locator('#coupon_code')).toHaveValue(COUPON),
		async done({ page }) {
			await expect(discount(page)).toHaveCount(1);
			await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
		},
		harmless: lostAfterWork(TOTALS_ARE_ASKED),
	},
];

/** What changes the lines. */
const ofLines: readonly CartPageCall[] = [
	{
		name: 'new quantities on the cart page',
		meets: 'drop',
		endpoint: 'page-cart',
		async act({ page }) {
			await quantity(page, CULOTTE.name).fill('3');
			await updateButton(page).click();
		},
		kept: ({ page }) => expect(quantity(page, CULOTTE.name)).toHaveValue('3'),
		async done({ page, shop }) {
			await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/69,70/);
			await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'true');
			expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3, [SOCKS.name]: 1 });
		},
	},
	{
		name: 'removing on the cart page',
		meets: '403',
		endpoint: 'page-cart',
		act: ({ page }) => removeLink(page, SOCKS.name).click(),
		kept: ({ page }) => expect(line(page, SOCKS.name)).toBeVisible(),
		async done({ page, shop }) {
			await expect(line(page, SOCKS.name)).toHaveCount(0);
			expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3 });
		},
	},
	{
		name: 'bringing a line back on the cart page',
		meets: 'html',
		endpoint: 'page-cart',
		act: ({ page }) => page.getByRole('link', { name: 'Annuler ?' }).click(),
		async done({ page, shop }) {
			await expect(line(page, SOCKS.name)).toBeVisible();
			expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3, [SOCKS.name]: 1 });
		},
	},
	{
		name: 'emptying the cart',
		meets: 'timeout',
		endpoint: 'page-cart',
		act: ({ page }) => page.getByRole('button', { name: 'Vider le panier' }).click(),
		kept: ({ page }) => expect(line(page, CULOTTE.name)).toBeVisible(),
		async done({ page, shop }) {
			await expect(page.locator('.cart-empty')).toBeVisible();
			expect(await shop.cart()).toEqual({});
		},
	},
];

/** One after the other on one page. */
const onCartPage = (calls: readonly CartPageCall[]): readonly ServerCall[] =>
	calls.map((call, at) => ({
		module: PAGE_API,
		open: ({ page, shop }) => (at > 0 ? settled(page) : openCart(page, shop, [CULOTTE, SOCKS], { emptyButton: true })),
		told: ({ page }) => expect(retry(page)).toBeVisible(),
		again: ({ page }) => retry(page).click(),
		...call,
		async done(world) {
			await call.done(world);
			await settled(world.page);
			await expect(told(world.page)).toHaveCount(0);
			await expectNoReload(world.page);
		},
	}));

export const cartTotalsCalls = onCartPage(ofTotals);
export const cartLineCalls = onCartPage(ofLines);
