import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Address of the wishlist page, for a placed link.
		 *
		 * @default the wishlist plugin's page; without one, the page with the island `wishlist-table`
		 */
		url: z._default(z.string(), ''),
		/**
		 * Shows the latest products below the link, on hover, touch and by keyboard (WL-07).
		 *
		 * @default true
		 */
		panel: z._default(z.boolean(), true),
		/**
		 * Maximum of products in the panel.
		 *
		 * @default 5
		 */
		max: z._default(z.int().check(z.minimum(1), z.maximum(20)), 5),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
