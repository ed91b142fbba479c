import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** Totals, payment, coupons and sending, without WooCommerce's script; off, that script stays beside the island. */
		carriesOrder: z._default(z.boolean(), true),
		/** E-mail addresses, postcodes and phone numbers are checked as soon as their fields are left. Off where the shop's own rules are looser than WooCommerce's. */
		checkFormats: z._default(z.boolean(), true),
		/** What has been typed is kept in this tab until the order. */
		keepFields: z._default(z.boolean(), true),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
