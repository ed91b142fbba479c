import { USABLE, type Harmless } from '../../faults/spoilt-answers';
import { chooseFaults, type Faced } from '../../faults/choose-faults';
import { addingCalls } from './adding-calls';
import { cartPageCalls } from './cart-page-calls';
import { contactCalls } from './contact-calls';
import { discountCalls } from './discount-calls';
import { filterCalls } from './filter-calls';
import { listCalls } from './list-calls';
import { miniCartCalls } from './mini-cart-calls';
import { popupCalls } from './popup-calls';
import { productCalls } from './product-calls';
import { searchCalls } from './search-calls';
import type { ServerCall } from './server-call';
import { visitorCalls } from './visitor-calls';
import { widgetCalls } from './widget-calls';
import { wishlistCalls } from './wishlist-calls';
import { wishlistListCalls } from './wishlist-list-calls';

/** Calls that belong together. */
const families = {
	addingCalls,
	miniCartCalls,
	cartPageCalls,
	popupCalls,
	productCalls,
	contactCalls,
	discountCalls,
	filterCalls,
	listCalls,
	searchCalls,
	visitorCalls,
	widgetCalls,
	wishlistListCalls,
	wishlistCalls,
};

/** Every call that the islands make. */
export const browserCalls: readonly ServerCall[] = Object.values(families).flat();

const harmlessOf = ({ endpoint, harmless }: ServerCall): Harmless => ({ ...USABLE[endpoint], ...harmless });

/** How a call goes out, or that nobody is told of it. */
function kindOf({ endpoint, silent }: ServerCall): string {
	if (silent) return 'silent';
	if (/^(rest\/|cf7-)/.test(endpoint)) return 'rest';
	return /^(page-|wp-comments|wishlist-|tinwl_)/.test(endpoint) ? 'page' : 'ajax';
}

/** A call with its family and its kind, and the faults that it meets in a browser. */
export interface FacedCall {
	readonly call: ServerCall;
	readonly family: string;
	readonly kind: string;
	readonly harmless: Harmless;
	readonly faced: Faced;
}

const candidates = Object.entries(families).flatMap(([family, calls]) =>
	calls.map((call: ServerCall) => ({ call, family, kind: kindOf(call), harmless: harmlessOf(call) })),
);
const chosen = chooseFaults(candidates);

/** The browser's table. */
export const facedCalls: readonly FacedCall[] = candidates.map((candidate, at) => ({
	...candidate,
	faced: chosen[at]!,
}));
