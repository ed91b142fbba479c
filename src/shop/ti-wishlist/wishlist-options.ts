import { settings } from '../../runtime/settings';

/** Returns the shop's wishlist options; parsed on each call, because most pages never use them. */
export function wishlistOptions() {
	const {
		server = '',
		url = '',
		off,
		simpleFlow,
		allowParentVariable,
		hideZeroCounter,
		protectedTypes,
		formFields,
		...fields
	} = Object.fromEntries(new URLSearchParams(settings().shop.wishlist));
	return {
		/** Backend: TI WooCommerce Wishlist, its Premium version with several lists, or empty: the list is kept in the browser. */
		server: server as '' | 'ti' | 'ti-premium',
		/** True without a wishlist plugin and without wishlist buttons: the feature is off. */
		isOff: Boolean(off),
		/** URL of the visitor's list page; empty without one. */
		url,
		/** TI's `simple_flow`: a second press removes the product. */
		simpleFlow: Boolean(simpleFlow),
		/** A variable product can be added before its options are chosen; the browser's own list allows it. */
		allowParentVariable: Boolean(allowParentVariable ?? !server),
		hideZeroCounter: Boolean(hideZeroCounter),
		/** List types to which products cannot be added. */
		protectedTypes: protectedTypes?.split(',') ?? [],
		/** Additional form fields that the wishlist button sends (`archipel_wishlist_fields`). */
		formFields: formFields?.split(',') ?? [],
		/** Additional fields of every call, for WPML languages. */
		fields,
	};
}
