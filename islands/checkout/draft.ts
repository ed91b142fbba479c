import { onCountryFields } from './address-changes';
import { forgetDraft, keepDraft } from '../../src/dom/form-draft';
import { SECRET } from '../../src/dom/form-fields';

const KEY = 'archipel_checkout';

/** Fields that are never stored: passwords (also while shown as text), card fields by autocomplete, hidden fields, and consents. */
const NEVER = `${SECRET}, [type=hidden], [type=file], [type=submit], [type=button], [autocomplete$="password"], [autocomplete="one-time-code"], .password-input input, .archipel-password input, [name="terms"], [name^="payment_"], [name^="wc-"], [name^="shipping_method"]`;

/** Containers of order review and payment: no payment field is stored, whatever its name. */
const PAYMENT = '#payment, .woocommerce-checkout-payment, .payment_box, #order_review, .wc-credit-card-form';

/** Field names that suggest a secret, anywhere in the form. */
const SECRETS =
	/pass|nonce|token|secret|csrf|xsrf|captcha|turnstile|card[-_]?(num|no|code|cv|exp|holder|name)|(^|[-_])(cc|otp|pin)([-_]|$)|cvc|cvv|iban|expir/i;

/** Stores checkout field values in the tab's session storage and restores them (CHK-08). */
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

/** Deletes the draft after the order is placed. */
export const forgetFields = (): void => forgetDraft(KEY);
