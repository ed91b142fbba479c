import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Prints a heart on the tiles of product lists, unless a wishlist plugin prints one.
		 *
		 * @default true
		 */
		onTiles: z._default(z.boolean(), true),
		/**
		 * Prints a heart on product pages, unless a wishlist plugin prints one.
		 *
		 * @default true
		 */
		onProduct: z._default(z.boolean(), true),
		/**
		 * Milliseconds for which a message is shown without hover or focus (WL-09). Errors stay.
		 *
		 * @default 6000
		 */
		noticeDuration: z._default(z.int().check(z.minimum(1000), z.maximum(60_000)), 6000),
		/**
		 * Follows TI Wishlist's redirect to the list 4 seconds after an add (WL-02), with a message that offers to stay. TI redirects unless its owner
		 * has switched that off. If off, the message has a link to the list instead.
		 *
		 * @default false
		 */
		redirect: z._default(z.boolean(), false),
		/**
		 * Sends files chosen in the product's form to the wishlist plugin, which stores them. Only for shops whose product options need files.
		 *
		 * @default false
		 */
		sendFiles: z._default(z.boolean(), false),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
