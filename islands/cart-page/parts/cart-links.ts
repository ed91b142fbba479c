import { nonceBroker } from '../../../src/shop/nonce-broker';
import { RequestError } from '../../../src/shop/request-error';
import type { CartPage } from '../../../src/shop/woocommerce/cart-page';
import { cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';

const NONCE = 'woocommerce-cart';

/**
 * Follows a remove or undo link. With a stale nonce the server does nothing and says nothing (contracts, table row 11):
 * then once more with a fresh one.
 *
 * @param wasDone Whether this page shows what was wanted.
 * @throws RequestError `stale-nonce` if the server does not do it then either.
 */
export async function followLink(href: string, wasDone: (page: CartPage) => boolean): Promise<CartPage> {
	const page = await cartPageApi.open(href);
	if (wasDone(page) || page.notices.length) return page;
	const url = new URL(href, document.baseURI);
	url.searchParams.set('_wpnonce', nonceIn(page) ?? (await nonceBroker.get(NONCE)));
	const again = await cartPageApi.open(url.href);
	if (wasDone(again) || again.notices.length) return again;
	throw new RequestError('stale-nonce', href);
}

/** Every cart form brings the nonce for the next change. */
export function nonceIn({ form }: Pick<CartPage, 'form'>): string | undefined {
	return form?.querySelector<HTMLInputElement>(`[name="${NONCE}-nonce"]`)?.value;
}
