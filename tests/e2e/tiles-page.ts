import type { Locator, Page } from '@playwright/test';
import { mounted, rewrite } from './harness';

/** Simple products of the first page of the shop, in stock, by name. */
export const CULOTTE = 'Culotte taille haute';
export const CHAUSSETTES = 'Chaussettes de nuit (remise par lot)';
/** Sold individually: a second one is refused. */
export const MASQUE = 'Masque satin';

export const LIST = 'ul.products';

/** The shop page, with its tiles ready for clicks. @param query Without the question mark. */
export async function openTiles(page: Page, query = ''): Promise<void> {
	await page.goto(`/boutique/${query && `?${query}`}`);
	await mounted(page, LIST);
}

export function tile(page: Page, name: string): Locator {
	return page.locator('li.product').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** The button that adds a product, in either language. */
export function addButton(page: Page, name: string): Locator {
	return tile(page, name).locator('.add_to_cart_button');
}

export function notice(page: Page, name: string): Locator {
	return tile(page, name).locator('.archipel-notice');
}

/** An owner who wants a message at the tile besides what the button says. */
export const withNotice = (page: Page): Promise<void> =>
	rewrite(page, '/boutique/', (html) =>
		html.replace(/"product-tiles":\{/, '"product-tiles":{"props":{"addedNotice":true},'),
	);

/** Requests that add, for `hold`. */
export const isAdd = (url: URL): boolean => url.searchParams.get('wc-ajax') === 'add_to_cart';
