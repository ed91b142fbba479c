const QUANTITY = /^quantity(?:\[|$)/;

/** Fields that nobody else may read: passwords, payment data, nonces. */
export const SECRET = 'input[type="password"], [autocomplete^="cc-"], [name*="nonce" i], [name="_wp_http_referer"]';

/**
 * The texts among the fields, for listeners and analytics: without files, and without what is a secret in the control's form.
 * Of fields with one name the last counts.
 */
export function textFields(data: FormData, control?: Element): Record<string, string> {
	const secrets = control?.closest('form')?.querySelectorAll(SECRET) ?? [];
	const names = new Set(Array.from(secrets, (field) => field.getAttribute('name')));
	return Object.fromEntries(
		[...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !names.has(entry[0])),
	);
}

/**
 * The fields of a form as the browser would send them, with the button that was pressed.
 * Support: FormData takes the button since Chrome 112, Firefox 111, Safari 16.4.
 */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | undefined): FormData {
	const fields = new FormData(form);
	if ((submitter instanceof HTMLInputElement || submitter instanceof HTMLButtonElement) && submitter.name)
		fields.set(submitter.name, submitter.value);
	return fields;
}

/** Whether two forms say the same, files included. */
export function hasSameFields(one: FormData, other: FormData): boolean {
	const [left, right] = [[...one], [...other]];
	return (
		left.length === right.length &&
		left.every(([name, value], index) => right[index]![0] === name && isSame(value, right[index]![1]))
	);
}

const isSame = (one: FormDataEntryValue, other: FormDataEntryValue): boolean =>
	typeof one === 'string' || typeof other === 'string'
		? one === other
		: one.name === other.name &&
			one.size === other.size &&
			// A field without a file gives a new, empty one each time.
			(!one.size || one.lastModified === other.lastModified);

/**
 * The fields of a product form that is sent once for so many presses: `quantity`, or the `quantity[…]` of grouped products,
 * that many times.
 *
 * @returns `undefined` if a quantity is no number, so that it cannot be multiplied.
 */
export function timesPressed(data: FormData, presses: number): FormData | undefined {
	if (presses === 1) return data;
	const all = new FormData();
	let hasQuantity = false;
	for (const [name, value] of data) {
		if (!QUANTITY.test(name)) {
			all.append(name, value);
			continue;
		}
		hasQuantity = true;
		const quantity = Number(value);
		// An empty field of a grouped product is one that is not chosen.
		const isNone = value === '' && name !== 'quantity';
		if (!isNone && (value === '' || !(quantity >= 0))) return undefined;
		// Half pieces add up without the dust of binary fractions.
		all.append(name, isNone ? '' : String(Number((quantity * presses).toFixed(6))));
	}
	if (!hasQuantity) all.append('quantity', String(presses));
	return all;
}
