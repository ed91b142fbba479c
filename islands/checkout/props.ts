import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Handles totals, payment, coupons and sending instead of WooCommerce's script. If false, that script stays on the page. */
		carriesOrder: z._default(z.boolean(), true),
		/** Validates e-mail, postcode and phone when their fields lose the focus. False for shops whose rules are looser than WooCommerce's. */
		checkFormats: z._default(z.boolean(), true),
		/** Keeps field values in the tab's session storage until the order is placed. */
		keepFields: z._default(z.boolean(), true),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
