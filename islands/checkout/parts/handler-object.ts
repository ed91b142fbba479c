import { wrapForJQuery } from '../../../src/shop/jquery-bridge';
import { chosenPayment } from './fields-sent';
import type { PaymentMethods } from './payment-methods';

/** What the methods of the object call. */
interface Work {
	readonly payment: PaymentMethods;
	/** @param html Of a payment method's script; goes through the gate. */
	readonly refuse: (html: string) => void;
	readonly lock: () => void;
	readonly askToStay: (asks: boolean) => void;
	readonly update: () => void;
}

/**
 * What WooCommerce's script hands to the handlers of `checkout_place_order` and its like (SERVERS.md, S72): as much of its
 * `wc_checkout_form` as a payment method can want of it, under the same names.
 */
export function handlerObject(form: HTMLFormElement, work: Work): Readonly<Record<string, unknown>> {
	return {
		$checkout_form: wrapForJQuery(form),
		$order_review: wrapForJQuery(form.querySelector('#order_review') ?? undefined),
		dirtyInput: false,
		xhr: false,
		get selectedPaymentMethod() {
			return work.payment.chosen() ?? false;
		},
		get_payment_method: () => chosenPayment(form),
		init_payment_methods: () => work.payment.renew(),
		submit_error: (html: unknown) => work.refuse(String(html)),
		blockOnSubmit: () => work.lock(),
		attachUnloadEventsOnSubmit: () => work.askToStay(true),
		detachUnloadEventsOnSubmit: () => work.askToStay(false),
		trigger_update_checkout: () => work.update(),
		reset_update_checkout_timer: () => {},
		scroll_to_notices: () => form.querySelector('.woocommerce-NoticeGroup')?.scrollIntoView({ block: 'center' }),
	};
}
