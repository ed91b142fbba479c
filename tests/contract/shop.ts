import { safeParse } from 'zod/v4/core';
import { Browser, type Answer } from '../../fixtures/testing/browser';
import { useShop as openFixtureShop } from '../../fixtures/testing/use-shop';
import { CART_FRAGMENT, fragmentsReplySchema, readFragments } from '../../src/shop/woocommerce/cart-api';

/** URL of a real store seeded like the recordings; without it the fixture shop is started. */
const storeUrl = process.env['STORE_URL'];

/** A product with more variations than WooCommerce preloads. */
export const LARGE_PRODUCT = storeUrl ? 'ensemble-mille' : 'ensemble-sur-mesure';

/** Starts the shop under test for a test file. @returns Function that creates a visitor. */
export function useShop(): () => Browser {
	const fixture = storeUrl ? undefined : openFixtureShop();
	return () => {
		const url = storeUrl ?? fixture!.shop().url;
		return new Browser(url, { 'X-Requested-With': 'XMLHttpRequest', Referer: new URL('/', url).href });
	};
}

/** Id of a product, read from its page. */
export async function productId(visitor: Browser, slug: string): Promise<number> {
	const { text } = await visitor.get(`/produit/${slug}/`);
	const id = (/\bpostid-(\d+)/.exec(text) ?? /id="product-(\d+)"/.exec(text))?.[1];
	if (!id) throw new Error(`no product at /produit/${slug}/`);
	return Number(id);
}

/** The cart in a reply. @throws if there is none */
export function cartOf(reply: Answer) {
	const parsed = safeParse(fragmentsReplySchema(), reply.json());
	if (!parsed.success) throw new Error(`not a fragments reply: ${reply.text.slice(0, 200)}`);
	const { cart } = readFragments(parsed.data);
	if (!cart) throw new Error(`no cart at ${CART_FRAGMENT}: ${Object.keys(parsed.data.fragments).join(', ')}`);
	return cart;
}
