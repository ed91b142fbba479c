import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Prints a collapsible summary with total, products and coupon above the checkout on phones, and images in the order review. */
		summary: z._default(z.boolean(), true),
		/** Moves the e-mail field to the top and collapses the optional company field. */
		shortForm: z._default(z.boolean(), true),
		/** Puts the obligation to pay and the total into the text of the order button. */
		priceOnButton: z._default(z.boolean(), true),
		/** Offers guests an account on the confirmation page, if the shop allows registration. */
		guestAccount: z._default(z.boolean(), true),
		/** URL of the withdrawal page for contracts; empty prints no link. */
		withdrawal: z._default(z.string(), ''),
		/** Prints the link to the withdrawal page in the footer of every page, too. */
		withdrawalInFooter: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
