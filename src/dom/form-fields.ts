const QUANTITY = /^quantity(?:\[|$)/;

/** Selector of fields that must not be passed on: passwords, payment data, nonces. */
export const SECRET = 'input[type="password"], [autocomplete^="cc-"], [name*="nonce" i], [name="_wp_http_referer"]';

/**
 * Returns the text fields for listeners and analytics: without files and without secret fields of the control's form.
 * Of several fields with one name the last counts.
 */
export function textFields(data: FormData, control?: Element): Record<string, string> {
	const secrets = control?.closest('form')?.querySelectorAll(SECRET) ?? [];
	const names = new Set(Array.from(secrets, (field) => field.getAttribute('name')));
	return Object.fromEntries(
		[...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !names.has(entry[0])),
	);
}

export function formData(fields: Readonly<Record<string, string | number>>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
	return form;
}

/**
 * Returns the fields of a form as the browser would send them, including the pressed button.
 * Support: FormData takes the button since Chrome 112, Firefox 111, Safari 16.4.
 */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | undefined): FormData {
	const fields = new FormData(form);
	if (isNamed(submitter)) fields.set(submitter.name, submitter.value);
	return fields;
}

const isNamed = (submitter: HTMLElement | undefined): submitter is HTMLInputElement | HTMLButtonElement =>
	(submitter instanceof HTMLInputElement || submitter instanceof HTMLButtonElement) && submitter.name !== '';

/** Whether two forms have equal fields, files included. */
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
			// An empty file field creates a new empty File each time.
			(!one.size || one.lastModified === other.lastModified);

/**
 * Multiplies the quantities of a product form by a number of presses, to send them as one request: `quantity`, or `quantity[…]`
 * of grouped products.
 *
 * @returns `undefined` if a quantity is not a number.
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
		// An empty field of a grouped product means: not chosen.
		const isNone = value === '' && name !== 'quantity';
		if (!isNone && (value === '' || !(quantity >= 0))) return undefined;
		// Removes floating-point rounding errors from fractional quantities.
		all.append(name, isNone ? '' : String(Number((quantity * presses).toFixed(6))));
	}
	if (!hasQuantity) all.append('quantity', String(presses));
	return all;
}

/**
 * Submits a form with its pressed button by the browser, without a submit event. Calls the prototype's `submit`, because a button named `submit`
 * shadows the form's method.
 */
export function submitNatively(form: HTMLFormElement, submitter: HTMLElement | undefined): void {
	if (isNamed(submitter)) {
		const field = form.appendChild(document.createElement('input'));
		Object.assign(field, { type: 'hidden', name: submitter.name, value: submitter.value });
	}
	HTMLFormElement.prototype.submit.call(form);
}
