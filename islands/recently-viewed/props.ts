import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Records the products that a visitor views, in the visitor's own browser. If off, nothing is recorded and the record is erased.
		 *
		 * @default true
		 */
		record: z._default(z.boolean(), true),
		/**
		 * Maximum of recorded products; the oldest is dropped first.
		 *
		 * @default 12
		 */
		max: z._default(z.int().check(z.minimum(1), z.maximum(24)), 12),
		/**
		 * Prints the panel below the content of shop and product pages. If off, the owner places the panel.
		 *
		 * @default true
		 */
		onShopPages: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
