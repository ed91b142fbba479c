import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * Who gets Google Analytics’ shopping events: `tag-manager` puts them into the data layer for the owner’s container, `tag` sends them with
		 * the Google tag (gtag.js). `off`: nobody. The tag itself is the owner’s: no script is loaded here.
		 */
		google: z._default(z.enum(['off', 'tag-manager', 'tag']), 'off'),
		/** With `tag`: the one property that gets the events, `G-…`. Empty: every property of the page’s tag. */
		measurementId: z._default(z.string().check(z.regex(/^(G-[A-Z0-9]{4,20})?$/)), ''),
		/** Number of the Meta pixel that is told which categories are looked at. Empty: none. */
		pixelId: z._default(z.string().check(z.regex(/^\d{0,20}$/)), ''),
		/**
		 * Attributes whose chosen option is told as `item_variant`, by name or slug without `pa_`. No other is: a size says something about a
		 * person. Read by PHP.
		 */
		variants: z._default(z.array(z.string()), ['couleur', 'coloris', 'color', 'colour']),
		/** Prices with taxes. Google asks for values without them. Read by PHP. */
		withTax: z._default(z.boolean(), false),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
