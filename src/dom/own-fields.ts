import { SECRET } from './form-fields';

/** What WooCommerce needs to know of a choice, and the hidden fields of add-ons that are known; what else is hidden may be anything. */
const HIDDEN = new RegExp(
	[
		'^(quantity|variation_id|product_id|add-to-cart)(\\[|$)|^attribute_',
		// Bundles, composites, mix and match, bookings, forms, and what shoppers write on products.
		'^(addon-|wapf|yith_wapo|yith_bundle|ppom|wccf|wcpa_|thwepof_|tm-?epo|tmcp|tcaddtocart)',
		'^(bundle_|woosb_|wccp_|mnm_|bkap_|wc_gforms_|wc_bookings_)',
	].join('|'),
);

/** Tokens stand in visible fields, too: `g-recaptcha-response` is a text area. */
const TOKEN = /captcha|turnstile|csrf|xsrf|token|secret|security|passw|api[-_]?key/i;

interface FieldChoice {
	/** Files are sent, too. */
	readonly hasFiles: boolean;
	/** Names that the shop adds; a `*` at the end stands for whatever follows. */
	readonly alsoSent: readonly string[];
}

/**
 * The fields of a product's form that may be sent elsewhere than where the form goes (SEC-03 S8): what is chosen and written in it, by the shopper or by
 * an add-on. What looks like a secret stays on the page, and so does every hidden field that is not known, unless the shop names it; passwords,
 * payment data and nonces stay whatever it names.
 */
export function ownFields(form: HTMLFormElement, { hasFiles, alsoSent }: FieldChoice): FormData {
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
