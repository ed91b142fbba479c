import { hasDigitsOnly } from '../../src/shop/woocommerce/address-rules';
import { addressOf, CONTROLS, partOfAddress, type Control } from './rows';

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
 * Sets the keyboard attributes on fields that do not have them, and the autocomplete token of the regions (WCAG 1.3.5).
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
			// WooCommerce prints the autocomplete token of every field, but its script makes another field for the regions of a country, without it.
			if (address && control.name === `${address}_state`)
				give(control, 'autocomplete', `section-${address} ${address} address-level1`);
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
