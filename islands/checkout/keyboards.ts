import { hasDigitsOnly } from '../../src/shop/woocommerce/address-rules';
import { addressOf, CONTROLS, partOfAddress, type Control } from './rows';

/** Autocomplete tokens of address fields (WCAG 1.3.5), as WooCommerce sets them. */
const TOKENS: Readonly<Record<string, string>> = {
	first_name: 'given-name',
	last_name: 'family-name',
	company: 'organization',
	country: 'country',
	address_1: 'address-line1',
	address_2: 'address-line2',
	city: 'address-level2',
	state: 'address-level1',
	postcode: 'postal-code',
	phone: 'tel',
	email: 'email',
};

const ACCOUNT: Readonly<Record<string, string>> = {
	account_username: 'username',
	account_password: 'new-password',
	'account_password-2': 'new-password',
};

/** Returns the attributes for the on-screen keyboard, capitalization and spellchecking of a field. */
function keyboardOf(form: HTMLFormElement, { name }: Control): Readonly<Record<string, string>> {
	const [, address = '', field = ''] = /^(billing|shipping)_(.+)$/.exec(name) ?? [];
	if (field === 'email') return { inputmode: 'email', autocapitalize: 'none', spellcheck: 'false' };
	if (field === 'phone') return { inputmode: 'tel' };
	if (/^(first_name|last_name|city)$/.test(field)) return { autocapitalize: 'words' };
	if (field !== 'postcode') return {};
	return hasDigitsOnly(partOfAddress(form, address, 'country') ?? '')
		? { inputmode: 'numeric' }
		: { inputmode: 'text', autocapitalize: 'characters' };
}

/**
 * Sets keyboard and autocomplete attributes on fields that do not have them.
 *
 * @returns A function that updates the attributes after fields or countries have changed.
 */
export function assistFields(form: HTMLFormElement, signal: AbortSignal): () => void {
	/** Names of attributes set by this function, by control: only these may be changed later. */
	const given = new Map<Control, Set<string>>();
	const give = (control: Control, name: string, value: string) => {
		const own = given.get(control) ?? new Set();
		if (control.hasAttribute(name) && !own.has(name)) return;
		control.setAttribute(name, value);
		given.set(control, own.add(name));
	};
	const assist = () => {
		for (const control of form.querySelectorAll<Control>(CONTROLS)) {
			const address = addressOf(control);
			const token = address && TOKENS[control.name.slice(address.length + 1)];
			if (token) give(control, 'autocomplete', `section-${address} ${address} ${token}`);
			else if (ACCOUNT[control.name]) give(control, 'autocomplete', ACCOUNT[control.name]!);
			if (!control.matches('select'))
				for (const [name, value] of Object.entries(keyboardOf(form, control))) give(control, name, value);
		}
	};
	assist();
	signal.addEventListener('abort', () => {
		for (const [control, names] of given) names.forEach((name) => control.removeAttribute(name));
	});
	return assist;
}
