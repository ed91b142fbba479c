import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

/** Names and defaults are those of SW-03 to SW-08. */
export const props = late(() =>
	z.object({
		/** A second click on the chosen swatch opens the attribute again; swatches are then toggle buttons. */
		clearOnReselect: z._default(z.boolean(), false),
		/** Sold-out values can be chosen: the shopper sees the price, and can ask to be told when it is back. */
		clickableOutOfStock: z._default(z.boolean(), true),
		/** A combination that is sold out counts as one that does not exist. */
		disableOutOfStock: z._default(z.boolean(), false),
		/** Values that do not go with the choice can be chosen: the other attributes are then open again. */
		deselectUnavailable: z._default(z.boolean(), false),
		/** The chosen value stands beside the attribute's name. */
		showVariationLabel: z._default(z.boolean(), true),
		/** Between the attribute's name and the value; a space follows. Empty: a colon as the language writes it. */
		variationLabelSeparator: z._default(z.string(), ''),
		/** When one attribute is left open, its values tell how few pieces there are. */
		showVariationStock: z._default(z.boolean(), false),
		/** Number of pieces up to which that is told. */
		stockLabelThreshold: z._default(z.int().check(z.minimum(0)), 5),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
