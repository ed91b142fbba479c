import type { MutationOptions } from '../../../src/shop/mutation';
import { checkoutApi, UnclearOrder, type OrderReply } from '../../../src/shop/woocommerce/checkout-api';

/**
 * An order as a write: whoever has lost its answer asks for it by its name before it is sent again (CHK-09).
 *
 * @param fields The form as it is by then.
 */
export function orderChange(fields: () => URLSearchParams): Pick<
	MutationOptions<OrderReply>,
	'send' | 'wasDone' | 'mayBeLate'
> & {
	/** Whether the order is in the shop, and nobody will ever know whether it was paid. */
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
		// A refusal says why.
		mayBeLate: ({ result, messages, reload }) => result === 'failure' && !messages && reload !== true,
	};
}
