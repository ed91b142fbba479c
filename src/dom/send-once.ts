import type { CartAnswer } from '../shop/woocommerce/cart-api';
import { hasCartCookie } from '../stores/cart-cache';
import { RequestError } from '../shop/request-error';
import { pageCart } from './page-cart';

/** Wishes that may have been carried out, with the number of pieces in the cart before. */
const doubts = new WeakMap<object, number | undefined>();

/**
 * Sends an add to cart whose answer may get lost. The cart asks the server then; if nobody answers that either, the wish is
 * remembered, and the next try first looks whether the first one had worked: what the shopper wanted once happens once.
 *
 * @param wish What is tried again: the same object each time.
 * @param send Adds to the page's cart.
 * @throws RequestError
 */
export async function sendOnce(wish: object, send: () => Promise<CartAnswer>): Promise<CartAnswer> {
	const cart = pageCart();
	if (doubts.has(wish)) {
		const answer = await resolveDoubt(wish);
		if (answer) return answer;
	}
	const count = cart.cart.peek()?.count ?? (hasCartCookie() ? undefined : 0);
	const heard = cart.reply.peek();
	try {
		return await send();
	} catch (error) {
		const isCertain = error instanceof RequestError && error.reason === 'offline';
		if (!isCertain && cart.reply.peek() === heard) doubts.set(wish, count);
		throw error;
	}
}

/** Whether the last call of a wish may have been carried out although it seemed to fail. */
sendOnce.isUnsure = (wish: object): boolean => doubts.has(wish);

async function resolveDoubt(wish: object): Promise<CartAnswer | undefined> {
	const cart = pageCart();
	const before = doubts.get(wish);
	const heard = cart.reply.peek();
	await cart.refresh();
	const reply = cart.reply.peek();
	if (!reply || reply === heard) throw new RequestError('lost', 'get_refreshed_fragments');
	doubts.delete(wish);
	return before !== undefined && (reply.cart?.count ?? 0) > before ? { ok: true, reply } : undefined;
}
