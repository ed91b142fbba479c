import { expect, visit, type Page } from './harness';

export const BODY = 72;
export const BRIEFS = 1179;
export const MASK = 1178;
export const SOLD_OUT = 1180;

export const LIST = '/favoris/';
export const TABLE = '.tinv-wishlist form[data-tinvwl_sharekey]';
export const MANAGE = '/favoris/listes/';

/** Adds products to the wishlist as their buttons do. */
export async function wish(page: Page, ...products: number[]): Promise<void> {
	for (const product of products)
		await page.context().request.post('/produit/culotte-taille-haute/', {
			multipart: { tinv_wishlist_id: '', product_type: 'simple', product_id: String(product), product_variation: '0' },
		});
}

/** Creates a list of the visitor. */
export async function makeList(page: Page, name: string, privacy = 'private'): Promise<void> {
	await page.context().request.post(LIST, {
		form: { action: 'tinwl_create_wishlist', wishlist_name: name, wishlist_privacy: privacy },
	});
}

export const row = (page: Page, name: string) => page.locator('tr.wishlist_item', { hasText: name });
export const names = (page: Page) => page.locator('tr.wishlist_item .product-name a').allTextContents();
export const message = (page: Page) => page.locator('.archipel-wishlist-table__message .archipel-notice');

export async function openTable(page: Page, path = LIST): Promise<void> {
	await visit(page, path, TABLE);
	await expect(page.locator('tr.wishlist_item').first()).toBeVisible();
}
