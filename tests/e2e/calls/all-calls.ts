import { addingByForm, addingFromTile, checkoutCall } from './adding-calls';
import { cartPageCalls } from './cart-page-calls';
import { messageCall } from './contact-calls';
import { discountTableCall } from './discount-calls';
import { filterCalls } from './filter-calls';
import { moreCall } from './list-calls';
import { miniCartCalls } from './mini-cart-calls';
import { productCalls, variationCall } from './product-calls';
import { searchCall } from './search-calls';
import type { ServerCall } from './server-call';
import { loopCall, moreProductsCall } from './widget-calls';
import { heartCall } from './wishlist-calls';
import { wishlistListCalls } from './wishlist-list-calls';

/** Calls of one browser visit each, in order. */
export const visits: readonly (readonly ServerCall[])[] = [
	[heartCall, addingFromTile, checkoutCall],
	[addingByForm],
	miniCartCalls,
	cartPageCalls,
	[variationCall],
	[...productCalls, searchCall],
	[messageCall],
	[discountTableCall],
	filterCalls,
	[moreCall],
	[loopCall],
	[moreProductsCall],
	wishlistListCalls,
];

/** Calls in browser tests: one for each way in which an island reports a failure; Vitest covers every call (tests/faults). */
export const browserCalls: readonly ServerCall[] = visits.flat();
