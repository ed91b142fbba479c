import { FAULT_KINDS } from '../../fixtures/faults/fault-kinds';

/** All faults between page and shop (REL-01). */
export const FAULTS = ['offline', ...FAULT_KINDS] as const;
export type CallFault = (typeof FAULTS)[number];

/** Faults that the page handles without a message, with the reason. */
export type Harmless = Partial<Record<CallFault, string>>;

/** Reasons: the client checks the result after a lost response. */
export const CART_IS_ASKED = 'the cart is asked, and shows that it was done';
export const TOTALS_ARE_ASKED = 'the totals are asked, and show that it was done';
export const ORDER_IS_ASKED = 'the shop is asked for the order, and has it';
export const LISTS_ARE_ASKED = 'the lists are asked, and show that it was done';

const HALF = 'what has come of a list is one';
const NOTHING = 'no suggestions: another search of the shop answers instead';
const UNREAD = 'what is answered says nothing';
const NOBODY = 'the answer is a redirect, whose body nobody reads';
const REDIRECT: Harmless = { truncated: NOBODY, types: NOBODY };
const ASKED_AGAIN: Harmless = Object.fromEntries(
	['500', '403', 'html', 'truncated', 'types', 'empty'].map((fault) => [fault, 'WooCommerce itself is asked, by POST']),
);
const MESSAGE: Harmless = { truncated: 'the reply is a message, of which a part is enough' };

/** Faulty responses of an endpoint that are still usable. */
export const USABLE: Readonly<Record<string, Harmless>> = {
	wpf_autocomplete: {
		empty: 'Themify answers an empty body where nothing matches',
		types: 'a label is a text, whatever it says',
	},
	archipel_variation: ASKED_AGAIN,
	osf_product_view: {
		truncated: 'the theme answers nothing, or what other plugins make of nothing',
		types: 'the theme answers nothing, or what other plugins make of nothing',
		empty: 'the theme answers nothing',
	},
	checkout: { 403: 'WooCommerce answers a stale nonce with a failure like any other' },
	osf_woo_search: { empty: NOTHING, truncated: HALF },
	'rest/shopengine/v1/advanced-search/': { empty: NOTHING, truncated: HALF },
	'wp-comments-post': REDIRECT,
	login: REDIRECT,
	'rest/archipel/v1/consent': {
		truncated: 'the answer has no body that could be wrong',
		types: 'the answer has no body that could be wrong',
	},
	'rest/wp/v2/users/1': { html: UNREAD, truncated: UNREAD, types: UNREAD, empty: UNREAD },
	tinwl_create_wishlist: MESSAGE,
	tinwl_notifications_update: MESSAGE,
	tinwl_estimate: MESSAGE,
};
