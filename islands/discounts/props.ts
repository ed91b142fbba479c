import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * Asks for the price again when the quantity changes. The plugin switches it off unless Discount Rules is set to
		 * `show_dynamically`: without that its server answers with the undiscounted price.
		 */
		livePrice: z._default(z.boolean(), true),
		/** Asks for the table of bulk prices of each variation. The plugin switches it off with Discount Rules' own table. */
		variationTable: z._default(z.boolean(), true),
		/** A click on a row of the table sets the quantity that it begins with; the row of the quantity is marked. */
		pickFromTable: z._default(z.boolean(), true),
		/**
		 * When the price cannot be had: `keep` leaves the last one and says that the cart will tell, `empty` empties the place
		 * as the plugin's own script does (DISC-05).
		 */
		onError: z._default(z.enum(['keep', 'empty']), 'keep'),
		/** Where the price stands; selectors that site owners give Discount Rules by its filters. */
		priceTarget: z._default(z.string(), 'div.product p.price'),
		variationPriceTarget: z._default(z.string(), 'div.product .woocommerce-variation-price'),
		/** What is dimmed while the table is on its way. */
		dimTarget: z._default(z.string(), 'div.awdr-bulk-customizable-table'),
		/** Fields that hold the product's or variation's id where the form has none of its own. */
		productIdSource: z._default(z.string(), ''),
		variationIdSource: z._default(z.string(), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
