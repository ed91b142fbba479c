import { isPhone, isPostcode, withoutBlanks } from '../../../src/shop/woocommerce/address-rules';
import { isEmail } from '../../../src/shop/wordpress/is-email';
import { t } from '../messages';
import { addressOf, controlsIn, isAsked, nameOf, partOfAddress } from './rows';

/** Kinds of faults, as WooCommerce's classes call them. The postcode is ours: its script leaves that to the server. */
export const KINDS = ['required-field', 'email', 'phone', 'postcode'] as const;

/** What is wrong with a row. */
export interface Fault {
	readonly text: string;
	/** What WooCommerce calls it, in its class `woocommerce-invalid-…`. */
	readonly kind?: (typeof KINDS)[number];
}

/**
 * What the server would refuse in a row (CHK-07), by the row's `validate-…` classes, which change with the country. Nothing where that is not sure: the
 * server judges.
 *
 * @param checksFormats Whether more is checked than that something is there.
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
	// The server strips what looks like markup or an encoded sign before it judges.
	if (!checksFormats || /[<%]/.test(value)) return undefined;
	if (has('email') && !isEmail(value)) return { text: t('email'), kind: 'email' };
	if (has('phone') && !isPhone(value)) return { text: t('phone'), kind: 'phone' };
	const address = addressOf(control);
	// Where the form asks for no country, the server knows it.
	const country = has('postcode') && address && partOfAddress(form, address, 'country');
	return country && !isPostcode(value, country) ? { text: t('postcode'), kind: 'postcode' } : undefined;
}
