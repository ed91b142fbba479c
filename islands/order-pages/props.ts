import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** Above the checkout on a phone, a line with the total that unfolds into products and the coupon; pictures in the order review. */
		summary: z._default(z.boolean(), true),
		/** E-mail address first, a company that nobody has asked for folded. */
		shortForm: z._default(z.boolean(), true),
		/** The button says that it obliges to pay, and how much. */
		priceOnButton: z._default(z.boolean(), true),
		/** Offers a guest an account where the order is confirmed, if the shop lets visitors register. */
		guestAccount: z._default(z.boolean(), true),
		/** Address of the page on which a contract is withdrawn from; empty: no link. */
		withdrawal: z._default(z.string(), ''),
		/** Prints the link to it at the end of every page as well. */
		withdrawalInFooter: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
