import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Sends a changed quantity automatically; the update button then serves only visitors without JavaScript (CP-01). */
		autoUpdate: z._default(z.boolean(), true),
		/** Milliseconds from the last change of a quantity to the automatic update. */
		autoUpdateDelay: z._default(z.number().check(z.minimum(100), z.maximum(5000)), 800),
		/**
		 * Rules of plus and minus (QTY-02, QTY-03). `auto`: those of the page builder's cart table inside one,
		 * those of the theme everywhere else.
		 */
		quantityRules: z._default(z.enum(['auto', 'theme', 'plugin', 'builder-cart', 'builder-product']), 'auto'),
		/**
		 * Behaviour after the last line was removed and `archipel:cart-emptied` was sent. `swap` shows the empty cart in place,
		 * as WooCommerce does; `reload` loads the page again, as the page builder's cart does (SERVERS.md, S31); `auto`
		 * does what the owner of the cart's markup does.
		 */
		whenEmptied: z._default(z.enum(['auto', 'swap', 'reload']), 'auto'),
		/** Prints a button that empties the cart; its notice has an undo link. */
		emptyButton: z._default(z.boolean(), false),
		/** Prints buttons that add a line, or the whole cart, to a wishlist, if the shop has one (WL-10). */
		toWishlist: z._default(z.boolean(), true),
		/** Cross-sells side by side where there is room (900 px); fewer on narrow screens (CP-06). */
		crossSellsToShow: z._default(z.int().check(z.minimum(1), z.maximum(8)), 4),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
