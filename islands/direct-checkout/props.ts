import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Prints a button on the tiles of products without options. Off: only links of the theme go straight to the checkout.
		 *
		 * @default true
		 */
		onTiles: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
