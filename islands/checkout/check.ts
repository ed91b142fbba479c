import { isPhone, isPostcode, withoutBlanks } from '../../src/shop/woocommerce/address-rules';
import { isEmail } from '../../src/shop/wordpress/is-email';
import { t } from './messages';
import { addressOf, controlsIn, isAsked, nameOf, partOfAddress } from './rows';

/** Kinds of faults, named as in WooCommerce's CSS classes. `postcode` is our addition: WooCommerce's script leaves it to the server. */
export const KINDS = ['required-field', 'email', 'phone', 'postcode'] as const;

export interface Fault {
	readonly text: string;
	/** Suffix of WooCommerce's class `woocommerce-invalid-…`. */
	readonly kind?: (typeof KINDS)[number];
}

/**
 * Returns the error for which the server would refuse a row (CHK-07), by its `validate-…` classes, which change with the country. Returns undefined in
 * uncertain cases, which the server decides.
 *
 * @param checksFormats Whether formats are checked besides required fields.
 */
export function faultOf(form: HTMLFormElement, row: HTMLElement, checksFormats: boolean): Fault | undefined {
	const controls = controlsIn(row);
	const [control] = controls;
	if (!control || controls.some(({ disabled }) => disabled) || !isAsked(form, row)) return undefined;
	const has = (rule: string) => row.classList.contains(`validate-${rule}`);
	if (control.matches('[type=checkbox], [type=radio]')) {
		const isOpen = has('required') && !controls.some((one) => (one as HTMLInputElement).checked);
		if (!isOpen) return undefined;
		return { text: t(control.type === 'radio' ? 'unchosen' : 'unticked'), kind: 'required-field' };
	}
	const value = withoutBlanks(control.value);
	if (!value)
		return has('required') ? { text: t('required', { field: nameOf(form, row) }), kind: 'required-field' } : undefined;
	// The server strips text that looks like markup or percent-encoding before validation.
	if (!checksFormats || /[<%]/.test(value)) return undefined;
	if (has('email') && !isEmail(value)) return { text: t('email'), kind: 'email' };
	if (has('phone') && !isPhone(value)) return { text: t('phone'), kind: 'phone' };
	const address = addressOf(control);
	// If the form has no country field, only the server knows the country.
	const country = has('postcode') && address && partOfAddress(form, address, 'country');
	return country && !isPostcode(value, country) ? { text: t('postcode'), kind: 'postcode' } : undefined;
}
