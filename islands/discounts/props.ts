import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Requests the price when the quantity changes. Switched off unless Discount Rules is set to
		 * `show_dynamically`: otherwise its server returns the undiscounted price.
		 */
		livePrice: z._default(z.boolean(), true),
		/** Requests the table of bulk prices of each variation. Switched off with the table of Discount Rules. */
		variationTable: z._default(z.boolean(), true),
		/** A click on a table row sets its minimum quantity; the row of the current quantity is marked. */
		pickFromTable: z._default(z.boolean(), true),
		/**
		 * After a failed price request: `keep` leaves the last price and refers to the cart, `empty` empties the element, as the
		 * plugin's own script does (DISC-05).
		 */
		onError: z._default(z.enum(['keep', 'empty']), 'keep'),
		/** Selector of the price; site owners set it by filters of Discount Rules. */
		priceTarget: z._default(z.string(), 'div.product p.price'),
		variationPriceTarget: z._default(z.string(), 'div.product .woocommerce-variation-price'),
		/** Selector of elements that are dimmed while the table loads. */
		dimTarget: z._default(z.string(), 'div.awdr-bulk-customizable-table'),
		/** Selectors of fields with the id of the product or variation, for forms without an id. */
		productIdSource: z._default(z.string(), ''),
		variationIdSource: z._default(z.string(), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
