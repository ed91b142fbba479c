import { USABLE, type Harmless } from '../../faults/spoilt-answers';
import { addingByForm, addingFromTile } from './adding-calls';
import { cartPageCalls } from './cart-page-calls';
import { messageCall } from './contact-calls';
import { discountCalls } from './discount-calls';
import { filterCalls } from './filter-calls';
import { moreCall } from './list-calls';
import { miniCartCalls } from './mini-cart-calls';
import { productCalls, variationCall } from './product-calls';
import { reviewCall } from './review-calls';
import { searchCall } from './search-calls';
import type { ServerCall } from './server-call';
import { loopCall, widgetCalls } from './widget-calls';
import { heartCall } from './wishlist-calls';
import { wishlistListCalls } from './wishlist-list-calls';

/** The calls that a browser makes on one visit, one after the other. */
export const visits: readonly (readonly ServerCall[])[] = [
	[heartCall, addingFromTile],
	[addingByForm],
	miniCartCalls,
	cartPageCalls,
	[variationCall],
	[...productCalls, searchCall],
	[messageCall],
	discountCalls,
	filterCalls,
	[moreCall],
	[reviewCall],
	[loopCall],
	widgetCalls,
	wishlistListCalls,
];

/** One for each way in which an island tells of a call that went wrong; Vitest has every call (tests/faults). */
export const browserCalls: readonly ServerCall[] = visits.flat();

/** Faults after which the page gets along by itself. */
export const harmlessTo = ({ endpoint, harmless }: ServerCall): Harmless => ({ ...USABLE[endpoint], ...harmless });

/** How a call goes out. */
export function kindOf({ endpoint }: ServerCall): string {
	if (/^(rest\/|cf7-)/.test(endpoint)) return 'rest';
	return /^(page-|wp-comments|wishlist-|tinwl_)/.test(endpoint) ? 'page' : 'ajax';
}
