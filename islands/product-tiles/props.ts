import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Shows the name of a tile's button that has only an icon, on hover and focus (TILE-01).
		 *
		 * @default true
		 */
		tooltips: z._default(z.boolean(), true),
		/**
		 * Shows a message at the tile after an add to the cart, besides the state of the button; the message disappears by itself
		 * (CART-16). Screen readers get an announcement in any case.
		 *
		 * @default false
		 */
		addedNotice: z._default(z.boolean(), false),
		/**
		 * Milliseconds for which that message is shown while nobody reads it, and after which the button becomes the link to the
		 * cart (CART-16).
		 *
		 * @default 3000
		 */
		noticeDuration: z._default(z.int().check(z.minimum(1000), z.maximum(60_000)), 3000),
		/**
		 * Prints the colours of variable products on their tiles (SW-09): five at most, and a link to the others. Cached until the product changes.
		 *
		 * @default false
		 */
		swatches: z._default(z.boolean(), false),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
