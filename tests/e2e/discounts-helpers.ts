import { expect, hold, rewrite, visit, type Page, type ShopDriver } from './harness';

export const SOCKS = '/produit/chaussettes-de-nuit/';
export const LOT = '/produit/nuisette-en-lot/';
export const TABLE = '.awdr-bulk-customizable-table';
export const LOWEST = 'Prix le plus bas des 30 derniers jours';

export const price = (page: Page) => page.locator('div.product p.price');
export const variationPrice = (page: Page) => page.locator('.woocommerce-variation-price .price');
export const quantity = (page: Page) => page.locator('form.cart [name=quantity]');
export const row = (page: Page, range: string) => page.locator(`${TABLE} tbody tr`).filter({ hasText: range });
export const note = (page: Page) => page.locator('.archipel-notice').filter({ hasText: 'Prix à confirmer au panier.' });
export const tableNote = (page: Page) =>
	page.locator('.archipel-notice').filter({ hasText: 'Le tableau des remises n’a pas pu être chargé.' });

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

/** Holds table responses until the returned function is called. */
export async function holdTable(page: Page): Promise<() => void> {
	return hold(
		page,
		'**/admin-ajax.php',
		(request) => request.postData()?.includes('get_variable_product_bulk_table') ?? false,
	);
}

/** Inserts a reference price in the markup of other plugins. */
export async function withReferencePrice(page: Page): Promise<void> {
	await rewrite(page, /^\/produit\//, (html) =>
		html.replace(
			/(<p class="price">[\s\S]*?)(<\/p>)/,
			`$1<span class="omnibus">${LOWEST} : <span class="woocommerce-Price-amount amount">8,50 €</span></span>$2`,
		),
	);
}
