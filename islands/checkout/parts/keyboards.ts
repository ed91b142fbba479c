import { hasDigitsOnly } from '../../../src/shop/woocommerce/address-rules';
import { addressOf, CONTROLS, partOfAddress, type Control } from './rows';

/** What fills a field of an address by itself (WCAG 1.3.5): WooCommerce's own tokens. */
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

/** Which keyboard a telephone shows for a field, and what it makes of what is typed. */
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
 * Native keyboards, and what browsers fill in by themselves, on every field that does not say.
 *
 * @returns The function that looks again: fields and countries change.
 */
export function assistFields(form: HTMLFormElement, signal: AbortSignal): () => void {
	/** Attributes that we have set, by control: they may change with the country. */
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
