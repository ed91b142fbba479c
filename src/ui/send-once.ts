import type { CartAnswer } from '../shop/woocommerce/cart-api';
import { hasCartCookie } from '../stores/cart-cache';
import { RequestError } from '../shop/request-error';
import { pageCart } from './page-cart';

/** Controls whose last call may have been carried out, with the number of pieces in the cart before it. */
const doubts = new WeakMap<Element, number | undefined>();

/**
 * Sends an add to cart whose answer may get lost. The cart asks the server then; if nobody answers that either, the control is
 * remembered, and the next try first looks whether the first one had worked: what the shopper wanted once happens once.
 *
 * @param send Adds to the page's cart.
 * @throws RequestError
 */
export async function sendOnce(control: Element, send: () => Promise<CartAnswer>): Promise<CartAnswer> {
	const cart = pageCart();
	if (doubts.has(control)) {
		const answer = await resolveDoubt(control);
		if (answer) return answer;
	}
	const count = cart.cart.peek()?.count ?? (hasCartCookie() ? undefined : 0);
	const heard = cart.reply.peek();
	try {
		return await send();
	} catch (error) {
		const isCertain = error instanceof RequestError && error.reason === 'offline';
		if (!isCertain && cart.reply.peek() === heard) doubts.set(control, count);
		throw error;
	}
}

/** Whether the last call of a control may have been carried out although it seemed to fail. */
sendOnce.isUnsure = (control: Element): boolean => doubts.has(control);

async function resolveDoubt(control: Element): Promise<CartAnswer | undefined> {
	const cart = pageCart();
	const before = doubts.get(control);
	const heard = cart.reply.peek();
	await cart.refresh();
	const reply = cart.reply.peek();
	if (!reply || reply === heard) throw new RequestError('lost', 'get_refreshed_fragments');
	doubts.delete(control);
	return before !== undefined && (reply.cart?.count ?? 0) > before ? { ok: true, reply } : undefined;
}
