import { wrapForJQuery } from '../../src/shop/jquery-bridge';
import { chosenPayment } from './fields-sent';
import type { PaymentMethods } from './payment-methods';

/** Globals of other WooCommerce scripts, if they are on the page. */
interface CoreGlobals {
	/** Printed by WooCommerce for its checkout script and read by payment methods. */
	readonly wc_checkout_params?: Readonly<Record<string, unknown>>;
	/** WooCommerce's address autocomplete. Totals are updated for its values on blur. */
	readonly wc?: { readonly addressAutocomplete?: { readonly activeProvider?: Readonly<Record<string, unknown>> } };
}

const globals = () => globalThis as CoreGlobals;
const param = (name: string): string | undefined => {
	const value = globals().wc_checkout_params?.[name];
	return typeof value === 'string' && value ? value : undefined;
};

/** Nonce of `update_order_review` printed with the page; it saves a request to the nonce broker. */
export const pageNonce = (): string | undefined => param('update_order_review_nonce');

/** WooCommerce's general error message, HTML. */
export const generalError = (): string | undefined => param('i18n_checkout_error');

/** Whether address autocomplete is active on a field. */
export function isSuggested({ id }: Element): boolean {
	const [, address] = /^(billing|shipping)_address_1$/.exec(id) ?? [];
	return Boolean(address && globals().wc?.addressAutocomplete?.activeProvider?.[address]);
}

/** Functions called by the methods of the handler object. */
interface Work {
	readonly payment: PaymentMethods;
	/** @param html HTML from a payment method's script; it passes the gate. */
	readonly refuse: (html: string) => void;
	readonly lock: () => void;
	readonly askToStay: (asks: boolean) => void;
	readonly update: () => void;
}

/**
 * Returns the object that WooCommerce's script passes to handlers of `checkout_place_order` and similar events (SERVERS.md, S72): the members of its
 * `wc_checkout_form` that payment methods use, under the same names.
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
