import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

/** Names and defaults are those of SW-03 to SW-08. */
export const props = lazy(() =>
	z.object({
		/** Whether a second click on the chosen swatch clears the choice; swatches are then toggle buttons. */
		clearOnReselect: z._default(z.boolean(), false),
		/** Whether sold-out values can be chosen, to see their price or to subscribe to a back-in-stock message. */
		clickableOutOfStock: z._default(z.boolean(), true),
		/** Whether a sold-out combination counts as non-existent. */
		disableOutOfStock: z._default(z.boolean(), false),
		/** Whether values that conflict with the current choice can be chosen; the other attributes are then cleared. */
		deselectUnavailable: z._default(z.boolean(), false),
		/** Shows the chosen value beside the attribute's name. */
		showVariationLabel: z._default(z.boolean(), true),
		/** Separator between the attribute's name and the value; a space follows. Empty: a colon in the typography of the language. */
		variationLabelSeparator: z._default(z.string(), ''),
		/** Shows the remaining stock of each value while one attribute is left without a choice. */
		showVariationStock: z._default(z.boolean(), false),
		/** Largest stock that `showVariationStock` shows. */
		stockLabelThreshold: z._default(z.int().check(z.minimum(0)), 5),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
