import { expect, visit, type Page, type ShopDriver } from './harness';

export const SOCKS = '/produit/chaussettes-de-nuit/';
export const LOT = '/produit/nuisette-en-lot/';
export const TABLE = '.awdr-bulk-customizable-table';

export const row = (page: Page, range: string) => page.locator(`${TABLE} tbody tr`).filter({ hasText: range });

/** Opens a product page and waits for its form; with a session, so that the log can be read. */
export async function open(page: Page, shop: ShopDriver, path: string): Promise<void> {
	await shop.add(1178);
	await visit(page, path, 'form.cart');
	await expect(page.locator(`${TABLE} button`).first()).toBeAttached();
	shop.forget();
}

/** Chooses the nth value of the only attribute, in its select or the control that replaces the select. */
export async function choose(page: Page, place: number): Promise<void> {
	await page.locator('.variations select').evaluate((select: HTMLSelectElement, index) => {
		select.selectedIndex = index;
		select.dispatchEvent(new Event('change', { bubbles: true }));
	}, place);
}
