import { discountRules, type DiscountReply } from '../../../src/shop/discount-rules';
import { provideOnJQuery, triggerJQuery, unwrapFromJQuery } from '../../../src/shop/jquery-bridge';
import { describeError, isAbort } from '../../../src/shop/request-error';
import { emit, type ArchipelEvents } from '../../../src/stores/events';
import { quantityField } from './product';

const JQUERY_EVENT = 'advanced_woo_discount_rules_on_get_response_for_dynamic_discount';

/**
 * Answers scripts that ask what a quantity saves (DISC-03): by the event `archipel:get-product-discount` on a form, or by
 * the interface of the plugin's script, `$.AdvanceWooDiscountRules.getDynamicDiscountPriceFromCartForm($form, $target, options)`.
 */
export function answerDiscountQuestions(form: HTMLFormElement, signal: AbortSignal): void {
	form.addEventListener(
		'archipel:get-product-discount',
		(event) => {
			const { customPrice } =
				(event as CustomEvent<ArchipelEvents['archipel:get-product-discount'] | null>).detail ?? {};
			const tellJQuery = (reply: DiscountReply) =>
				triggerJQuery(document.body, JQUERY_EVENT, [
					reply,
					undefined,
					customPrice ? { custom_price: customPrice } : [],
				]);
			void tellDiscount(form, customPrice, signal, tellJQuery);
		},
		{ signal },
	);
	provideOnJQuery(
		'AdvanceWooDiscountRules',
		{
			getDynamicDiscountPriceFromCartForm($form: unknown, $target: unknown, options: unknown) {
				const asked = unwrapFromJQuery($form);
				if (!(asked instanceof HTMLFormElement)) return complain('Incorrect form provided');
				const { custom_price } = (options ?? {}) as { custom_price?: unknown };
				const price = custom_price === undefined ? undefined : String(custom_price);
				void tellDiscount(asked, price, signal, (reply) =>
					triggerJQuery(document.body, JQUERY_EVENT, [reply, $target, options ?? []]),
				);
			},
		},
		signal,
	);
}

async function tellDiscount(
	form: HTMLFormElement,
	customPrice: string | undefined,
	signal: AbortSignal,
	tellJQuery: (reply: DiscountReply) => void,
): Promise<void> {
	const field =
		form.querySelector<HTMLInputElement>('[name="variation_id"]') ??
		form.querySelector<HTMLInputElement>('[name="add-to-cart"]');
	const productId = Number.parseInt(field?.value ?? '', 10);
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

/** For whoever wrote the call, not for the shopper (specification, section 8). */
function complain(reason: 'Incorrect form provided' | 'Invalid product'): void {
	console.error(`[archipel] discounts: ${reason}`);
}
