import { discountRules } from '../../../src/shop/discount-rules';
import { triggerJQuery } from '../../../src/shop/jquery-bridge';
import { describeError, isAbort } from '../../../src/shop/request-error';
import { emit } from '../../../src/stores/events';
import { quantityField } from './product';

const JQUERY_EVENT = 'advanced_woo_discount_rules_on_get_response_for_dynamic_discount';

/**
 * Answers a script's request for the discount of a quantity by an event on the form, and by the plugin's jQuery event.
 *
 * @param form, $target, options Values given by the script; the jQuery event has the last two.
 */
export async function tellDiscount(
	form: unknown,
	$target: unknown,
	options: unknown,
	signal: AbortSignal,
): Promise<void> {
	if (!(form instanceof HTMLFormElement)) return complain('Incorrect form provided');
	const field =
		form.querySelector<HTMLInputElement>('[name="variation_id"]') ??
		form.querySelector<HTMLInputElement>('[name="add-to-cart"]');
	const productId = Number.parseInt(String(field?.value), 10);
	if (!productId) return complain('Invalid product');
	const quantity = Number(quantityField(form)?.value ?? 0);
	const { custom_price } = options as { custom_price?: unknown };
	const customPrice = custom_price === undefined ? undefined : String(custom_price);
	try {
		const reply = await discountRules.discount({ productId, quantity, customPrice }, signal);
		emit('archipel:product-discount', { productId, quantity, reply }, form);
		triggerJQuery(document.body, JQUERY_EVENT, [reply, $target, options]);
	} catch (error) {
		if (!isAbort(error)) emit('archipel:product-discount-failed', { message: describeError(error) }, form);
	}
}

/** Tells the developer who made the call; the shopper gets no message (DISC-04). */
function complain(reason: 'Incorrect form provided' | 'Invalid product'): void {
	console.error(`[archipel] discounts: ${reason}`);
}
