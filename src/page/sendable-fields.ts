import { SECRET } from '../dom/form-fields';

/** Hidden fields that may be sent: those of WooCommerce and of known add-on plugins; other hidden fields may hold anything. */
const HIDDEN = new RegExp(
	[
		'^(quantity|variation_id|product_id|add-to-cart)(\\[|$)|^attribute_',
		// Plugins for product add-ons and custom text fields; below: bundles, composites, mix and match, forms, bookings.
		'^(addon-|wapf|yith_wapo|yith_bundle|ppom|wccf|wcpa_|thwepof_|tm-?epo|tmcp|tcaddtocart)',
		'^(bundle_|woosb_|wccp_|mnm_|bkap_|wc_gforms_|wc_bookings_)',
	].join('|'),
);

/** Names of token fields, which may be visible: `g-recaptcha-response` is a text area. */
const TOKEN = /captcha|turnstile|csrf|xsrf|token|secret|security|passw|api[-_]?key/i;

interface FieldChoice {
	/** Whether files are sent. */
	readonly hasFiles: boolean;
	/** Additional field names of the shop; a trailing `*` matches any ending. */
	readonly alsoSent: readonly string[];
}

/**
 * Returns the fields of a product form that may be sent to another address than the form's own (SEC-03 S8): choices and texts of the customer or an
 * add-on. Fields that look like secrets and unknown hidden fields are dropped, unless the shop names them; passwords, payment data and nonces
 * are always dropped.
 */
export function sendableFields(form: HTMLFormElement, { hasFiles, alsoSent }: FieldChoice): FormData {
	const secrets = namesOf(form, SECRET);
	const hidden = namesOf(form, 'input[type=hidden]');
	const isNamed = (name: string) =>
		alsoSent.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
	const isSent = (name: string) =>
		!secrets.has(name) && (isNamed(name) || (!TOKEN.test(name) && (!hidden.has(name) || HIDDEN.test(name))));
	const fields = new FormData();
	for (const [name, value] of new FormData(form))
		if (isSent(name) && (typeof value === 'string' || (hasFiles && value.size))) fields.append(name, value);
	return fields;
}

const namesOf = (form: HTMLFormElement, selector: string) =>
	new Set(Array.from(form.querySelectorAll(selector), (field) => field.getAttribute('name')));
