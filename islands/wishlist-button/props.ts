import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * Prints a heart on the tiles of product lists, where no wishlist plugin prints its own.
		 *
		 * @default true
		 */
		onTiles: z._default(z.boolean(), true),
		/**
		 * Prints a heart on product pages, where no wishlist plugin prints its own.
		 *
		 * @default true
		 */
		onProduct: z._default(z.boolean(), true),
		/**
		 * Milliseconds for which a message is shown while nobody reads it (WL-09). Errors stay.
		 *
		 * @default 6000
		 */
		noticeDuration: z._default(z.int().check(z.minimum(1000), z.maximum(60_000)), 6000),
		/**
		 * Goes to the list 4 seconds after an add, where TI Wishlist asks for it (WL-02); it does so unless its owner has switched that off. The shopper is told, and can stay. Off: she stays where she is, and the message has the way to the list.
		 *
		 * @default false
		 */
		redirect: z._default(z.boolean(), false),
		/**
		 * Sends files that were chosen in the product's form along with it. Only for shops whose product options need them: they are kept by the wishlist plugin.
		 *
		 * @default false
		 */
		sendFiles: z._default(z.boolean(), false),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
