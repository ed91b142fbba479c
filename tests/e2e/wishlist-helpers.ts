import { expect, type Locator, type Page } from './harness';
import { tile } from './tiles-page';

/** The wishlist button on a product's tile. */
export const heart = (page: Page, name: string): Locator =>
	tile(page, name).locator('.tinvwl_add_to_wishlist_button, [data-archipel-wishlist]');

export const message = (page: Page, name: string): Locator => tile(page, name).locator('.archipel-notice');

/** Selects the shop's wishlist plugin and its options: `ti-premium.simple`, `none`. */
export const useWishlist = (page: Page, server: string) =>
	page.context().addCookies([{ name: 'shop_wishlist', value: server, domain: '127.0.0.1', path: '/' }]);

/** The server's wishlist of this visitor: product ids in order. */
export async function keptProducts(page: Page): Promise<number[]> {
	const reply = await page.request.get('/?wc-ajax=archipel_wishlist');
	const text = await reply.text();
	// PHP notices may precede the JSON.
	const { items } = JSON.parse(text.slice(text.indexOf('{'))) as { items: Record<string, string> };
	return Object.values(items).flatMap(([width = '', ...text]) => {
		const code = `\\w{${width}}`;
		// Removes rows and variations.
		const products = text.join('').replaceAll(new RegExp(`\\.${code}|${code}:`, 'g'), '');
		return (products.match(new RegExp(code, 'g')) ?? []).map((product) => Number.parseInt(product, 36));
	});
}

export const isIn = (button: Locator, is = true): Promise<void> =>
	expect(button).toHaveAttribute('aria-pressed', String(is));
