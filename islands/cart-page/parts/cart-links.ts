import { nonceBroker } from '../../../src/shop/nonce-broker';
import { RequestError } from '../../../src/shop/request-error';
import type { CartPage } from '../../../src/shop/woocommerce/cart-page';
import { cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';
import { settings } from '../../../src/runtime/settings';

const NONCE = 'woocommerce-cart';

/** Whether a cart page shows what was wanted. */
export type WasDone = (page: CartPage) => boolean;

/**
 * The cart page after a change. If the answer to the change is lost, the server may have made it all the same: then the
 * cart page as it is now tells, so that nothing is done twice.
 *
 * @throws RequestError of the change if it was not made, as far as can be known.
 */
export async function afterChange(change: () => Promise<CartPage>, wasDone: WasDone): Promise<CartPage> {
	try {
		return await change();
	} catch (error) {
		if (!isDoubtful(error)) throw error;
		const page = await cartPageApi.read(settings().shop.cartUrl).catch(() => undefined);
		if (page && wasDone(page)) return page;
		throw error;
	}
}

/** Without a connection nothing was sent, and a refused nonce changes nothing; after any other failure nobody knows. */
export function isDoubtful(error: unknown): boolean {
	return error instanceof RequestError && error.reason !== 'offline' && error.reason !== 'stale-nonce';
}

/**
 * Follows a remove or undo link. With a stale nonce the server does nothing and says nothing (contracts, table row 11):
 * then once more with a fresh one.
 *
 * @throws RequestError `stale-nonce` if the server does not do it then either.
 */
export function followLink(href: string, wasDone: WasDone): Promise<CartPage> {
	return afterChange(async () => {
		const page = await cartPageApi.open(href);
		if (wasDone(page) || page.notices.length) return page;
		const url = new URL(href, document.baseURI);
		url.searchParams.set('_wpnonce', nonceIn(page) ?? (await nonceBroker.get(NONCE)));
		const again = await cartPageApi.open(url.href);
		if (wasDone(again) || again.notices.length) return again;
		throw new RequestError('stale-nonce', href);
	}, wasDone);
}

/** Every cart form brings the nonce for the next change. */
export function nonceIn({ form }: Pick<CartPage, 'form'>): string | undefined {
	return form?.querySelector<HTMLInputElement>(`[name="${NONCE}-nonce"]`)?.value;
}
