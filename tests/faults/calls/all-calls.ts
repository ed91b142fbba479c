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
