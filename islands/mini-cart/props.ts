import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * `dropdown`: a panel under the link. `drawer`: a panel at the side, above the page.
		 * `inline`: the lines themselves, where the host stands, once there are any.
		 */
		display: z._default(z.enum(['dropdown', 'drawer', 'inline']), 'dropdown'),
		/** Opens the panel after an add to cart. A dropdown opens only while its link is in view. */
		openOnAdd: z._default(z.boolean(), false),
		/** Shows what is missing for free shipping, if the shop offers any to this customer. */
		showFreeShipping: z._default(z.boolean(), true),
		/** Hides the island while the cart is empty; its place stays reserved unless it is `inline`. */
		hideWhenEmpty: z._default(z.boolean(), false),
		/** The header carts of Storefront and Elementor open the drawer, in place of their own panel. */
		headerCarts: z._default(z.boolean(), true),
		/** Puts this cart, as a drawer, where a block theme has WooCommerce's mini-cart block. */
		replacesBlock: z._default(z.boolean(), false),
		/** Offers to send a line, or the whole cart, to a wishlist, where the shop has any (WL-10). */
		toWishlist: z._default(z.boolean(), true),
		/** Shows the word beside the icon on wide screens; screen readers hear it in any case. */
		showLabel: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
