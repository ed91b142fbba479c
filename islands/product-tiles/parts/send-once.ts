import type { CartAnswer } from '../../../src/shop/woocommerce/cart-api';
import { hasCartCookie } from '../../../src/stores/cart-cache';
import { RequestError } from '../../../src/shop/request-error';
import { pageCart } from '../../../src/ui/page-cart';

/** Buttons whose last call may have been carried out, with the number of pieces in the cart before it. */
const doubts = new WeakMap<Element, number | undefined>();

/**
 * Sends an add to cart whose answer may get lost. The cart asks the server then; if nobody answers that either, the button is
 * remembered, and the next try first looks whether the first one had worked: what the shopper wanted once happens once.
 *
 * @throws RequestError
 */
export async function sendOnce(button: Element, data: Readonly<Record<string, string>>): Promise<CartAnswer> {
	const cart = pageCart();
	if (doubts.has(button)) {
		const answer = await resolveDoubt(button);
		if (answer) return answer;
	}
	const count = cart.cart.peek()?.count ?? (hasCartCookie() ? undefined : 0);
	const heard = cart.reply.peek();
	try {
		return await cart.add(data);
	} catch (error) {
		const isCertain = error instanceof RequestError && error.reason === 'offline';
		if (!isCertain && cart.reply.peek() === heard) doubts.set(button, count);
		throw error;
	}
}

/** Whether the last call of a button may have been carried out although it seemed to fail. */
sendOnce.isUnsure = (button: Element): boolean => doubts.has(button);

async function resolveDoubt(button: Element): Promise<CartAnswer | undefined> {
	const cart = pageCart();
	const before = doubts.get(button);
	const heard = cart.reply.peek();
	await cart.refresh();
	const reply = cart.reply.peek();
	if (!reply || reply === heard) throw new RequestError('lost', 'get_refreshed_fragments');
	doubts.delete(button);
	return before !== undefined && (reply.cart?.count ?? 0) > before ? { ok: true, reply } : undefined;
}
