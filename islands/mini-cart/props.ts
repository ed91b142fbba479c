import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * `dropdown`: a panel below the link. `drawer`: a panel at the side, above the page.
		 * `inline`: the lines in the host itself, as soon as the cart has a line.
		 */
		display: z._default(z.enum(['dropdown', 'drawer', 'inline']), 'dropdown'),
		/** Opens the panel after an add to cart. A dropdown opens only while its link is in view. */
		openOnAdd: z._default(z.boolean(), false),
		/** Shows the amount that is missing for free shipping, if the shop offers free shipping to this customer. */
		showFreeShipping: z._default(z.boolean(), true),
		/** Hides the island while the cart is empty; its room stays reserved unless `display` is `inline`. */
		hideWhenEmpty: z._default(z.boolean(), false),
		/** The header carts of Storefront and Elementor open the drawer instead of their own panel. */
		headerCarts: z._default(z.boolean(), true),
		/** Prints this cart, as a drawer, in the place of WooCommerce's mini-cart block in a block theme. */
		replacesBlock: z._default(z.boolean(), false),
		/** Offers to add a line, or the whole cart, to a wishlist, if the shop has wishlists (WL-10). */
		toWishlist: z._default(z.boolean(), true),
		/** Shows the label beside the icon on wide screens; otherwise the label is for screen readers only. */
		showLabel: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
