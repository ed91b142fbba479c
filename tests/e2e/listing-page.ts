import { expect, visit, type Locator, type Page, type ShopDriver } from './harness';

export const SHOP = '/boutique/';
/** Products of a page. */
export const PER_PAGE = 17;

export const tiles = (page: Page): Locator => page.locator('#main ul.products > li');
export const names = (page: Page): Promise<string[]> =>
	page.locator('#main .woocommerce-loop-product__title').allTextContents();
export const count = (page: Page): Locator => page.locator('.woocommerce-result-count');
export const order = (page: Page): Locator => page.getByRole('combobox', { name: 'Commande' });
export const pageLink = (page: Page, name: string): Locator =>
	page.locator('.woocommerce-pagination').getByRole('link', { name, exact: true });
export const more = (page: Page): Locator => page.getByRole('button', { name: 'Voir plus d’articles' });
export const notice = (page: Page): Locator => page.locator('.archipel-notice');
export const retry = (page: Page): Locator => notice(page).getByRole('button', { name: 'Réessayer' });

/** Opens a list, waits for its island, and marks the page to detect a reload. */
export async function openList(page: Page, address = SHOP): Promise<void> {
	await visit(page, address, 'body');
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

/** Checks that the page was not reloaded. */
export async function expectSamePage(page: Page): Promise<void> {
	expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

/** Page requests of scripts: by GET each asks for the list alone. */
export const listCalls = (shop: ShopDriver): string[] =>
	shop.calls().flatMap(({ url, method, isListAlone }) => {
		const { pathname, search } = new URL(url);
		if (!/^\/(boutique|categorie-produit)\//.test(pathname)) return [];
		expect(isListAlone, `[LIST-12] ${url}`).toBe(method === 'GET');
		return [pathname + search];
	});

/** URL with the owner's options of the island. */
export const withOptions = (options: object, address = SHOP): string =>
	`${address}?options=${encodeURIComponent(JSON.stringify({ listing: options }))}`;

/** A list with a "load more" button. */
export const MORE = withOptions({ pagination: 'load-more' });
const NUMBER = 40;

/** Viewport position of the product. */
const topOf = (page: Page) =>
	tiles(page)
		.nth(NUMBER)
		.evaluate((tile) => tile.getBoundingClientRect().top);

/** Loads three pages and scrolls to a product of the third. */
export async function goToProduct(page: Page): Promise<{ shown: string[]; at: number }> {
	await openList(page, MORE);
	for (const pages of [2, 3]) {
		await more(page).click();
		await expect(tiles(page)).toHaveCount(pages * PER_PAGE);
	}
	const product = tiles(page).nth(NUMBER);
	await product.evaluate((tile) => tile.scrollIntoView({ block: 'center', behavior: 'instant' }));
	const shown = await names(page);
	const at = await topOf(page);
	await product.getByRole('link').first().click();
	await expect(page).toHaveURL(/\/produit\//);
	return { shown, at };
}

export async function expectSamePlace(page: Page, { shown, at }: { shown: string[]; at: number }): Promise<void> {
	await expect.poll(() => names(page)).toEqual(shown);
	await expect.poll(() => topOf(page)).toBeCloseTo(at, 0);
}
