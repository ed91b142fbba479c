import type { ServerCall } from '../../e2e/calls/server-call';
import type { AdapterCall } from './adapter-call';
import { cartCalls } from './cart-calls';
import { cartPageCalls } from './cart-page-calls';
import { checkoutCalls } from './checkout-calls';
import { listCalls } from './list-calls';
import { loginCalls } from './login-calls';
import { productCalls } from './product-calls';
import { visitorCalls } from './visitor-calls';
import { wishlistCalls } from './wishlist-calls';

/** Every call that the adapters make. */
export const adapterCalls: readonly AdapterCall[] = [
	...cartCalls,
	...cartPageCalls,
	...checkoutCalls,
	...listCalls,
	...loginCalls,
	...productCalls,
	...visitorCalls,
	...wishlistCalls,
];

/** The call behind that of a browser: of the same name, else the first of its endpoint. */
export function adapterOf({ name, endpoint }: ServerCall): AdapterCall {
	const same = adapterCalls.filter((call) => call.endpoint === endpoint);
	return same.find((call) => call.name === name) ?? same[0]!;
}
