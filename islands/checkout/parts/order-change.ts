import type { MutationOptions } from '../../../src/shop/mutation';
import { checkoutApi, UnclearOrder, type OrderReply } from '../../../src/shop/woocommerce/checkout-api';

/**
 * Sending an order as a mutation: if the answer is lost, the server is asked by the order's key before anything is sent again (CHK-09).
 *
 * @param fields Reads the form when it is sent.
 */
export function orderChange(fields: () => URLSearchParams): Pick<
	MutationOptions<OrderReply>,
	'send' | 'wasDone' | 'mayBeLate'
> & {
	/** Whether PHP died during the payment: the order exists, and its payment is unknown. */
	readonly isUnclear: () => boolean;
} {
	let sent = '';
	let isUnclear = false;
	return {
		isUnclear: () => isUnclear,
		send({ key }) {
			sent = key;
			return checkoutApi.placeOrder(fields(), key);
		},
		async wasDone() {
			try {
				return await checkoutApi.askOrder(sent);
			} catch (error) {
				isUnclear = error instanceof UnclearOrder;
				throw error;
			}
		},
		// A refusal has messages. Without any, the browser may have sent the request twice, and the first one made the order.
		mayBeLate: ({ result, messages, reload }) => result === 'failure' && !messages && reload !== true,
	};
}
