import type { MutationOptions } from '../../../src/shop/mutation';
import { checkoutApi, type OrderReply } from '../../../src/shop/woocommerce/checkout-api';

/**
 * An order as a write: whoever has lost its answer asks for it by its name before it is sent again (CHK-09).
 *
 * @param fields The form as it is by then.
 */
export function orderChange(
	fields: () => URLSearchParams,
): Pick<MutationOptions<OrderReply>, 'send' | 'wasDone' | 'mayBeLate'> {
	let sent = '';
	return {
		send({ key }) {
			sent = key;
			return checkoutApi.placeOrder(fields(), key);
		},
		wasDone: () => checkoutApi.askOrder(sent),
		// A refusal says why.
		mayBeLate: ({ result, messages, reload }) => result === 'failure' && !messages && reload !== true,
	};
}
