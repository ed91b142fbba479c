import { settings } from '../../runtime/settings';

/** The shop's wishlist options. */
export interface WishlistOptions {
	/** Backend: TI WooCommerce Wishlist, its Premium version with several lists, or empty: the list is kept in the browser. */
	readonly server: '' | 'ti' | 'ti-premium';
	/** True without a wishlist plugin and without wishlist buttons: the feature is off. */
	readonly isOff: boolean;
	/** URL of the visitor's list page; empty without one. */
	readonly url: string;
	/** TI's `simple_flow`: a second press removes the product. */
	readonly simpleFlow: boolean;
	/** A variable product can be added before its options are chosen. */
	readonly allowParentVariable: boolean;
	/** Hides the counter at zero. */
	readonly hideZeroCounter: boolean;
	/** List types to which products cannot be added. */
	readonly protectedTypes: readonly string[];
	/** Additional form fields that the wishlist button sends (`archipel_wishlist_fields`). */
	readonly formFields: readonly string[];
	/** Additional fields of every call, for WPML languages. */
	readonly fields: Readonly<Record<string, string>>;
}

/** Parses the options on each call, because most pages never use them. */
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
		// The browser's own list allows it.
		allowParentVariable: Boolean(allowParentVariable ?? !server),
		hideZeroCounter: Boolean(hideZeroCounter),
		protectedTypes: protectedTypes?.split(',') ?? [],
		formFields: formFields?.split(',') ?? [],
		fields,
	};
}
