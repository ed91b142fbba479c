import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * Remembers the products that a visitor looks at, in the visitor's own browser. Off, nothing is kept and what was kept is erased.
		 *
		 * @default true
		 */
		record: z._default(z.boolean(), true),
		/**
		 * Most products that are remembered; the oldest goes first.
		 *
		 * @default 12
		 */
		max: z._default(z.int().check(z.minimum(1), z.maximum(24)), 12),
		/**
		 * Prints the panel below the content of shop and product pages. Without it, place it where you want.
		 *
		 * @default true
		 */
		onShopPages: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
