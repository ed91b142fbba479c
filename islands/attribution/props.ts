import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** What a visitor must have allowed. `none`: nobody is followed, and what was kept before is deleted. */
		purpose: z._default(z.enum(['audience', 'advertising', 'content', 'none']), 'advertising'),
		/**
		 * Months for which it is kept where a visitor came from, cut to whole minutes: less than one is until the browser is closed, as
		 * WooCommerce's own 0.00001 is meant (SERVERS.md, S177). 0: six months. Left out: WooCommerce's.
		 */
		lifetime: z._default(z.number().check(z.minimum(0)), 0.00001),
		/** Minutes without a page after which the next one begins another visit. Left out: WooCommerce's. */
		session: z._default(z.int().check(z.minimum(1)), 30),
		/** Writes cookies as base64, for servers whose firewall refuses what they say. Left out: WooCommerce's. */
		base64: z._default(z.boolean(), false),
		/** Hours by which the time of the first page is put off from UTC. */
		timezoneOffset: z._default(z.int().check(z.minimum(-12), z.maximum(14)), 0),
		/** Gives each visitor a number from 100000 to 999999, to be told on the telephone. */
		promoCode: z._default(z.boolean(), false),
		/** What the names of the fields begin with. Left out: WooCommerce's. */
		prefix: z._default(z.string(), 'wc_order_attribution_'),
		/** Fields and what they hold, such as `{"utm_source":"current.src"}`. Left out: WooCommerce's. */
		fields: z.optional(z.record(z.string(), z.string())),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
