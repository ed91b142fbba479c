import { settings } from '../../runtime/settings';

/** What the shop's options for TI Wishlist say. */
export interface WishlistOptions {
	/** TI WooCommerce Wishlist, its Premium with several lists, or none: then products are kept in the browser. */
	readonly server: '' | 'ti' | 'ti-premium';
	/** There is no server, and the shop has no hearts either: nothing is put aside anywhere. */
	readonly isOff: boolean;
	/** Page of the visitor's own list; empty without one. */
	readonly url: string;
	/** TI's `simple_flow`: a second press takes the product out. */
	readonly simpleFlow: boolean;
	/** A product with options may be put aside before they are chosen. */
	readonly allowParentVariable: boolean;
	/** The counter is not shown at zero. */
	readonly hideZeroCounter: boolean;
	/** Types of list that no product may be added to. */
	readonly protectedTypes: readonly string[];
	/** More fields of a product's form that its heart sends (`archipel_wishlist_fields`). */
	readonly formFields: readonly string[];
	/** More fields for every call: languages of WPML. */
	readonly fields: Readonly<Record<string, string>>;
}

/** Read when they are asked for: most pages never do. */
export function wishlistOptions(): WishlistOptions {
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
		server: server as WishlistOptions['server'],
		isOff: Boolean(off),
		url,
		simpleFlow: Boolean(simpleFlow),
		// The browser's own list has no such rule.
		allowParentVariable: Boolean(allowParentVariable ?? !server),
		hideZeroCounter: Boolean(hideZeroCounter),
		protectedTypes: protectedTypes?.split(',') ?? [],
		formFields: formFields?.split(',') ?? [],
		fields,
	};
}
