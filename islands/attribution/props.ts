import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Consent purpose that is required. `none`: visitors are not tracked, and stored data is deleted. */
		purpose: z._default(z.enum(['audience', 'advertising', 'content', 'none']), 'advertising'),
		/**
		 * Cookie lifetime in months, cut to whole minutes. Less than one minute means a session cookie, as intended by WooCommerce's 0.00001 (SERVERS.md,
		 * S177). 0: six months. Default: WooCommerce's value.
		 */
		lifetime: z._default(z.number().check(z.minimum(0)), 0.00001),
		/** Minutes without a page view after which a new visit begins. Default: WooCommerce's value. */
		session: z._default(z.int().check(z.minimum(1)), 30),
		/** Writes cookies as base64, for servers whose firewall blocks the plain values. Default: WooCommerce's value. */
		base64: z._default(z.boolean(), false),
		/** Offset from UTC in hours for the time of the first page. */
		timezoneOffset: z._default(z.int().check(z.minimum(-12), z.maximum(14)), 0),
		/** Gives each visitor a code from 100000 to 999999, to be told on the telephone. */
		promoCode: z._default(z.boolean(), false),
		/** Prefix of the field names. Default: WooCommerce's. */
		prefix: z._default(z.string(), 'wc_order_attribution_'),
		/** Map of field names to values, such as `{"utm_source":"current.src"}`. Default: WooCommerce's. */
		fields: z.optional(z.record(z.string(), z.string())),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
