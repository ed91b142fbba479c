import { settings } from '../../runtime/settings';

/** What the shop's options for TI Wishlist say. */
export interface WishlistOptions {
	/** TI's `simple_flow`: a second press takes the product out. */
	readonly simpleFlow: boolean;
	/** A product with options may be put aside before they are chosen. */
	readonly allowParentVariable: boolean;
	/** The counter is not shown at zero. */
	readonly hideZeroCounter: boolean;
	/** Types of list that no product may be added to. */
	readonly protectedTypes: readonly string[];
	/** More fields for every call: languages of WPML. */
	readonly fields: Readonly<Record<string, string>>;
}

/** Read when they are asked for: most pages never do. */
export function wishlistOptions(): WishlistOptions {
	const { simpleFlow, allowParentVariable, hideZeroCounter, protectedTypes, ...fields } = Object.fromEntries(
		new URLSearchParams(settings().shop.wishlist.options),
	);
	return {
		simpleFlow: Boolean(simpleFlow),
		allowParentVariable: Boolean(allowParentVariable),
		hideZeroCounter: Boolean(hideZeroCounter),
		protectedTypes: protectedTypes?.split(',') ?? [],
		fields,
	};
}
