import { Browser } from '../../fixtures/testing/browser';
import { useShop as openFixtureShop } from '../../fixtures/testing/use-shop';

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
