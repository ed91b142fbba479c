import { discountRules, type DiscountReply } from '../../../src/shop/discount-rules';
import { describeError, isAbort } from '../../../src/shop/request-error';
import { emit } from '../../../src/stores/events';
import { quantityField } from './product';

/** Answers a script's request for the discount of a quantity by an event on the form. @param form Value given by the script. */
export async function tellDiscount(
	form: unknown,
	customPrice: string | undefined,
	signal: AbortSignal,
	tellJQuery: (reply: DiscountReply) => void,
): Promise<void> {
	if (!(form instanceof HTMLFormElement)) return complain('Incorrect form provided');
	const field =
		form.querySelector<HTMLInputElement>('[name="variation_id"]') ??
		form.querySelector<HTMLInputElement>('[name="add-to-cart"]');
	const productId = Number.parseInt(String(field?.value), 10);
	if (!productId) return complain('Invalid product');
	const quantity = Number(quantityField(form)?.value ?? 0);
	try {
		const reply = await discountRules.discount({ productId, quantity, customPrice }, signal);
		emit('archipel:product-discount', { productId, quantity, reply }, form);
		tellJQuery(reply);
	} catch (error) {
		if (!isAbort(error)) emit('archipel:product-discount-failed', { message: describeError(error) }, form);
	}
}

/** Tells the developer who made the call; the shopper gets no message (DISC-04). */
function complain(reason: 'Incorrect form provided' | 'Invalid product'): void {
	console.error(`[archipel] discounts: ${reason}`);
}
