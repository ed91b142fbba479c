import { describe, expect, test } from 'vitest';
import { sendableFields } from './parts/press-heart';

const show = (fields: string): HTMLFormElement => {
	document.body.innerHTML = `<form class="cart">${fields}</form><form><input name="other" value="autre"></form>`;
	return document.forms[0]!;
};
const hidden = (...names: string[]) => names.map((name) => `<input type="hidden" name="${name}" value="1">`).join('');
const written = (...names: string[]) => names.map((name) => `<input name="${name}" value="1">`).join('');
const sent = (form: HTMLFormElement, alsoSent: readonly string[] = []) => [
	...sendableFields(form, false, alsoSent).keys(),
];

describe('[SEC-03 S8] [WL-01] what a heart sends of its product’s form', () => {
	test('what is chosen: attributes, quantity, variation, the parts of a group', () => {
		const names = ['attribute_pa_couleur', 'quantity', 'variation_id', 'product_id', 'add-to-cart', 'quantity[12]'];
		expect(sent(show(hidden(...names)))).toEqual(names);
		expect(sent(show('<select name="attribute_taille"><option>M</option></select>'))).toEqual(['attribute_taille']);
	});

	test('what the shopper writes and ticks, and what known add-ons hide', () => {
		const form = show(
			`${written('engraving', 'addon-7-mot-0')}<textarea name="mot">Léa</textarea>
			<input type="checkbox" name="gift" checked><input type="checkbox" name="card"><input name="off" value="x" disabled>
			${hidden('wapf_field_groups', 'yith_wapo_is_single', 'ppom[fields][id]', 'tm-epo-counter', 'mnm_quantity[4]')}`,
		);
		expect(sent(form)).toEqual(
			'engraving addon-7-mot-0 mot gift wapf_field_groups yith_wapo_is_single ppom[fields][id] tm-epo-counter mnm_quantity[4]'.split(
				' ',
			),
		);
	});

	test.each([
		['a password', '<input type="password" name="pin" value="1">'],
		['a card', '<input autocomplete="cc-number" name="card" value="1">'],
		['WordPress’ nonces', hidden('_wpnonce', 'shop_nonce', '_wp_http_referer')],
		['a hidden field that is called security', hidden('security')],
		['a captcha', '<textarea name="g-recaptcha-response" style="display:none">03AFc</textarea>'],
		['other captchas', hidden('h-captcha-response', 'cf-turnstile-response')],
		['tokens that are seen', written('csrf', 'auth_token', 'api_key', 'client-secret', 'security')],
		['a token of an add-on', hidden('yith_wapo_token')],
		['whatever else is hidden', hidden('user_id', 'quantity_key', 'my-add-to-cart')],
	])('nothing of this: %s', (_what, fields) => {
		expect(sent(show(fields))).toEqual([]);
	});

	test('what the shop names, by its name or by how it begins; passwords, cards and nonces not even then', () => {
		const form = show(
			`${hidden('gift_id', 'gift_ids', 'engrave-1', 'engrave-2', 'security', 'engrave-nonce')}<input type="password" name="pin" value="1">`,
		);
		expect(sent(form, ['gift_id', 'engrave-*', 'security', 'pin'])).toEqual([
			'gift_id',
			'engrave-1',
			'engrave-2',
			'security',
		]);
	});
});
