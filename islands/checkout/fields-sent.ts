import { controlsIn, isAsked, partOfAddress, shipsElsewhere } from './rows';

const METHODS =
	'select.shipping_method, input[name^="shipping_method"][type="radio"]:checked, input[name^="shipping_method"][type="hidden"]';

/** Maps parameters of `update_order_review` to address field names. */
const PARTS = {
	country: 'country',
	state: 'state',
	postcode: 'postcode',
	city: 'city',
	address: 'address_1',
	address_2: 'address_2',
};

export const chosenPayment = (form: HTMLFormElement): string | undefined =>
	form.querySelector<HTMLInputElement>('input[name="payment_method"]:checked')?.value;

/** Serializes the form like jQuery's `serialize`: without files and buttons, line ends as CRLF. */
export function serialize(form: HTMLFormElement): URLSearchParams {
	const fields = new URLSearchParams();
	for (const [name, value] of new FormData(form))
		if (typeof value === 'string') fields.append(name, value.replaceAll(/\r?\n|\r/g, '\r\n'));
	return fields;
}

/**
 * Returns the parameters of WooCommerce's totals request (SERVERS.md, S61), without the nonce.
 *
 * @param withMethods Whether to send the selected shipping methods; after a coupon the server chooses again.
 */
export function reviewFields(form: HTMLFormElement, withMethods: boolean): URLSearchParams {
	const shipping = shipsElsewhere(form) ? 'shipping' : 'billing';
	const address = (kind: string, prefix: string) =>
		Object.entries(PARTS).map(([name, part]): [string, string] => [
			prefix + name,
			partOfAddress(form, kind, part) ?? '',
		]);
	const rows = [...form.querySelectorAll<HTMLElement>('.address-field.validate-required')];
	const isFull = rows.every((row) => !isAsked(form, row) || controlsIn(row)[0]?.value !== '');
	const fields = new URLSearchParams([
		['payment_method', chosenPayment(form) ?? ''],
		...address('billing', ''),
		...address(shipping, 's_'),
		['has_full_address', String(isFull)],
		['post_data', serialize(form).toString()],
	]);
	if (withMethods)
		for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(METHODS))
			fields.append(`shipping_method[${control.dataset['index'] ?? ''}]`, control.value);
	return fields;
}
