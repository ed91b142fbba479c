import type { Page } from '@playwright/test';
import { settled } from '../cart-page-helpers';
import { expect, mounted } from '../harness';
import { CULOTTE, MASQUE, openTiles } from '../tiles-page';
import { heart, isIn, keptProducts, message, useWishlist } from '../wishlist-helpers';
import { LISTS_ARE_ASKED, lostAfterWork } from '../../faults/spoilt-answers';
import type { ServerCall, World } from './server-call';

const module = 'src/shop/ti-wishlist/wishlist-api.ts';
const retry = (page: Page) => message(page, MASQUE).getByRole('button', { name: 'Réessayer' });
const told = ({ page }: World) => expect(retry(page)).toBeVisible();
const again = ({ page }: World) => retry(page).click();

/** With everything there that a press, an answer and an undo need. */
async function open({ page }: World): Promise<void> {
	await useWishlist(page, 'ti.no-redirect');
	await openTiles(page);
	await heart(page, CULOTTE).click();
	await isIn(heart(page, CULOTTE));
	await expect(message(page, CULOTTE)).toBeVisible();
	await message(page, CULOTTE).getByRole('button', { name: 'Annuler' }).click();
	await isIn(heart(page, CULOTTE), false);
	await expect(heart(page, CULOTTE)).not.toHaveAttribute('aria-busy');
}

async function putAside({ page }: World): Promise<void> {
	if ((await heart(page, MASQUE).getAttribute('aria-pressed')) !== 'true') await heart(page, MASQUE).click();
	await isIn(heart(page, MASQUE));
	await expect(message(page, MASQUE)).toContainText('ajouté');
	await expect(heart(page, MASQUE)).not.toHaveAttribute('aria-busy');
}

const takeOut = ({ page }: World) => message(page, MASQUE).getByRole('button', { name: 'Annuler' }).click();
const stays = ({ page }: World) => isIn(heart(page, MASQUE));
async function isOut({ page }: World): Promise<void> {
	await isIn(heart(page, MASQUE), false);
	await expect(heart(page, MASQUE)).not.toHaveAttribute('aria-busy');
	await expect.poll(() => keptProducts(page)).toEqual([]);
}

/** The cart page of a shopper with Premium's lists: the list has been picked. */
async function openCartPage({ page, shop }: World): Promise<void> {
	await useWishlist(page, 'ti-premium.simple');
	await shop.add(1178);
	await page.goto('/page-panier/');
	await mounted(page, 'form.woocommerce-cart-form');
	await settled(page);
	// With everything there that a press and its answer need.
	await fromCart(page).click();
	await cartNotice(page).getByRole('button', { name: 'Annuler' }).click();
	await expect.poll(() => keptProducts(page)).toEqual([]);
	await settled(page);
}
const fromCart = (page: Page) => page.locator('[data-archipel-to-wishlist]');
const cartNotice = (page: Page) => page.locator('.woocommerce-cart-form .archipel-notice');

/** What hearts ask for, on one page. */
export const heartCalls: readonly ServerCall[] = [
	{
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
			await expect.poll(() => keptProducts(page)).toEqual([1178]);
			await expect(page.locator('.wishlist_products_counter_number')).toHaveText('1');
		},
		harmless: lostAfterWork(LISTS_ARE_ASKED),
	},
	{
		name: 'a product taken out',
		meets: 'html',
		survives: 'drop',
		module,
		endpoint: 'tinvwl',
		open: putAside,
		act: takeOut,
		told,
		kept: stays,
		again,
		done: isOut,
		harmless: lostAfterWork(LISTS_ARE_ASKED),
	},
	{
		name: 'the rows of a product',
		meets: 'empty',
		module,
		endpoint: 'archipel_wishlist',
		open: putAside,
		act: takeOut,
		told,
		kept: stays,
		again,
		done: isOut,
	},
];

/** What the cart page asks for. */
export const toListCall: ServerCall = {
	name: 'a line of the cart to a list',
	meets: '500',
	survives: 'truncated',
	module,
	endpoint: 'wishlist-cart',
	open: openCartPage,
	act: ({ page }) => fromCart(page).click(),
	told: ({ page }) => expect(cartNotice(page).getByRole('button', { name: 'Réessayer' })).toBeVisible(),
	again: ({ page }) => cartNotice(page).getByRole('button', { name: 'Réessayer' }).click(),
	async done({ page }) {
		await expect(cartNotice(page)).toContainText('ajouté aux favoris');
		await expect.poll(() => keptProducts(page)).toEqual([1178]);
	},
	harmless: lostAfterWork(LISTS_ARE_ASKED),
};

/** What the counter of a theme asks for. */
export const counterCall: ServerCall = {
	name: 'the number of a theme',
	meets: 'drop',
	module,
	endpoint: 'osf_update_wishlist_count',
	async open({ page }) {
		await page.goto('/iles/wishlist-counter/');
		await page.evaluate(() => localStorage.setItem('archipel-wishlist', '[]'));
		await page.reload();
		await expect(page.locator('.header-wishlist')).toHaveAttribute('data-archipel-state', 'mounted');
		await answered(page);
		await expect(page.locator('.header-wishlist .count')).toHaveText('0');
	},
	act: ({ page }) => answered(page),
	told: ({ page }) => expect(page.locator('.header-wishlist .count')).toHaveText('0'),
	again: ({ page }) => answered(page),
	done: ({ page }) => expect(page.locator('.header-wishlist .count')).toHaveText('0'),
	silent: 'the number that we know stands there instead',
	console: /property "max"/,
};

/** As after any change, of a page that shows an old number. */
const answered = (page: Page) =>
	page.evaluate(() => {
		document.querySelector('.header-wishlist .count')!.textContent = '7';
		document.body.dispatchEvent(
			new CustomEvent('archipel:wishlist-answered', { bubbles: true, detail: { reply: {} } }),
		);
	});
