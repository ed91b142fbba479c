import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Destination of Google Analytics’ shopping events: `tag-manager` uses the data layer for the owner’s container, `tag` the Google tag (gtag.js),
		 * `off` none. The island loads no Google script; the owner installs it.
		 */
		google: z._default(z.enum(['off', 'tag-manager', 'tag']), 'off'),
		/** With `tag`: the property that gets the events, `G-…`. Empty: every property of the page’s tag. */
		measurementId: z._default(z.string().check(z.regex(/^(G-[A-Z0-9]{4,20})?$/)), ''),
		/** Id of the Meta pixel that gets views of categories. Empty: none. */
		pixelId: z._default(z.string().check(z.regex(/^\d{0,20}$/)), ''),
		/**
		 * Attributes whose selected option is sent as `item_variant`, by name or by slug without `pa_`. Other attributes are not sent, because a size is
		 * personal data. Read by PHP.
		 */
		variants: z._default(z.array(z.string()), ['couleur', 'coloris', 'color', 'colour']),
		/** Sends prices with taxes; Google recommends prices without. Read by PHP. */
		withTax: z._default(z.boolean(), false),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
