import { onCountryFields } from '../../../src/dom/country-fields';
import { forgetDraft, keepDraft } from '../../../src/dom/form-draft';
import { SECRET } from '../../../src/dom/form-fields';

const KEY = 'archipel_checkout';

/** What is never kept: passwords, also while they are shown as text, what a browser knows as a card, what is hidden, and consents, which are given anew. */
const NEVER = `${SECRET}, [type=hidden], [type=file], [type=submit], [type=button], [autocomplete$="password"], [autocomplete="one-time-code"], .password-input input, .archipel-password input, [name="terms"], [name^="payment_"], [name^="wc-"], [name^="shipping_method"]`;

/** Where the order and the payment stand: nothing of a payment method is kept, whatever it is called. */
const PAYMENT = '#payment, .woocommerce-checkout-payment, .payment_box, #order_review, .wc-credit-card-form';

/** Names by which plugins call secrets, wherever their fields stand. */
const SECRETS =
	/pass|nonce|token|secret|csrf|xsrf|captcha|turnstile|card[-_]?(num|no|code|cv|exp|holder|name)|(^|[-_])(cc|otp|pin)([-_]|$)|cvc|cvv|iban|expir/i;

/** Keeps what was typed in the fields of a checkout (CHK-08). */
export function keepFields(form: HTMLFormElement, signal: AbortSignal): void {
	keepDraft(form, {
		key: KEY,
		isKept: (field) =>
			field.name !== '' && !field.matches(NEVER) && !SECRETS.test(field.name) && !field.closest(PAYMENT),
		isByField: true,
		onRenewed: onCountryFields,
		signal,
	});
}

/** The order is placed. */
export const forgetFields = (): void => forgetDraft(KEY);
