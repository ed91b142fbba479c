import { USABLE, type Harmless } from '../../faults/spoilt-answers';
import { addingByForm, addingFromTile, buyingNow } from './adding-calls';
import { cartLineCalls, cartTotalsCalls } from './cart-page-calls';
import { contactCalls } from './contact-calls';
import { discountCalls } from './discount-calls';
import { filterCalls, filterSuggestionsCall } from './filter-calls';
import { listCalls } from './list-calls';
import { miniCartCalls } from './mini-cart-calls';
import { bannerCall, rolesCall } from './popup-calls';
import { opalListCall, productCalls, variationCall } from './product-calls';
import { otherSearchCalls, searchCalls } from './search-calls';
import type { ServerCall } from './server-call';
import { proofCall, reviewCalls, sharesCall } from './visitor-calls';
import { loopCall, widgetCalls } from './widget-calls';
import { counterCall, heartCalls, toListCall } from './wishlist-calls';
import { wishlistFormCalls, wishlistTableCalls } from './wishlist-list-calls';

/** The calls that a browser makes on one visit, one after the other. */
export const visits: readonly (readonly ServerCall[])[] = [
	[...heartCalls, addingFromTile],
	[addingByForm],
	[buyingNow],
	miniCartCalls,
	cartTotalsCalls,
	cartLineCalls,
	[rolesCall],
	[bannerCall],
	[variationCall],
	[...productCalls, ...searchCalls],
	[opalListCall],
	contactCalls,
	discountCalls,
	filterCalls,
	[filterSuggestionsCall],
	listCalls,
	otherSearchCalls,
	reviewCalls,
	[sharesCall],
	[proofCall],
	[loopCall],
	widgetCalls,
	wishlistTableCalls,
	wishlistFormCalls,
	[toListCall],
	[counterCall],
];

/** Every call that the islands make. */
export const browserCalls: readonly ServerCall[] = visits.flat();

/** Faults after which the page gets along by itself. */
export const harmlessTo = ({ endpoint, harmless }: ServerCall): Harmless => ({ ...USABLE[endpoint], ...harmless });

/** How a call goes out, or that nobody is told of it. */
export function kindOf({ endpoint, silent }: ServerCall): string {
	if (silent) return 'silent';
	if (/^(rest\/|cf7-)/.test(endpoint)) return 'rest';
	return /^(page-|wp-comments|wishlist-|tinwl_)/.test(endpoint) ? 'page' : 'ajax';
}
