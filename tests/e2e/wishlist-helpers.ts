import type { Locator, Page } from '@playwright/test';
import { expect } from './harness';
import { tile } from './tiles-page';

/** The heart on the tile of a product. */
export const heart = (page: Page, name: string): Locator =>
	tile(page, name).locator('.tinvwl_add_to_wishlist_button, [data-archipel-wishlist]');

export const message = (page: Page, name: string): Locator => tile(page, name).locator('.archipel-notice');

/** The shop's wishlist plugin, with options of it: `ti-premium.simple`, `none`. */
export async function useWishlist(page: Page, server: string): Promise<void> {
	await page.context().addCookies([{ name: 'shop_wishlist', value: server, domain: '127.0.0.1', path: '/' }]);
}

/** What the server has in this visitor's lists: product ids, in their order. */
export async function keptProducts(page: Page): Promise<number[]> {
	const reply = await page.request.get('/?wc-ajax=archipel_wishlist');
	const text = await reply.text();
	// A shop may talk before it answers.
	const { items } = JSON.parse(text.slice(text.indexOf('{'))) as { items: Record<string, string> };
	return Object.values(items).flatMap(([width = '', ...text]) => {
		const code = `\\w{${width}}`;
		// Without rows and variations.
		const products = text.join('').replaceAll(new RegExp(`\\.${code}|${code}:`, 'g'), '');
		return (products.match(new RegExp(code, 'g')) ?? []).map((product) => Number.parseInt(product, 36));
	});
}

export const isIn = (button: Locator, is = true): Promise<void> =>
	expect(button).toHaveAttribute('aria-pressed', String(is));
