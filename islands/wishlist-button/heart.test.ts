import { describe, expect, test } from 'vitest';
import { readHeart } from './heart';
import { sendableFields } from './parts/press-heart';

const TI =
	'<a role="button" class="tinvwl_add_to_wishlist_button $" data-tinv-wl-product="72" data-tinv-wl-productvariation="0" data-tinv-wl-producttype="variable"></a>';
const form = (variation: string, heart: string) =>
	`<form class="cart variations_form" data-product_id="72"><input name="variation_id" value="${variation}">${heart}</form>`;
const read = (html: string) => {
	document.body.innerHTML = html;
	return readHeart(document.querySelector<HTMLElement>('.tinvwl_add_to_wishlist_button, [data-archipel-wishlist]')!);
};

describe('[WL-05] what a heart stands for', () => {
	test('in a form the variation that is chosen now; beside its form too, but not that of another product; on a tile the product, whatever variation of it; ours names product and type by itself', () => {
		expect(read(form('', TI))).toMatchObject({ product: 72, variation: 0, isAny: false });
		expect(read(form('1188', TI))).toMatchObject({ product: 72, variation: 1188, isAny: false, type: 'variable' });
		expect(read(`${form('1188', '')}${TI}`)).toMatchObject({ variation: 1188 });
		expect(read(`${form('1188', '').replace('72', '73')}${TI}`)?.form).toBeUndefined();
		expect(read(TI.replace('variation="0"', 'variation="1190"'))).toMatchObject({ variation: 1190, isAny: false });
		const tile = TI.replace('$', 'tinvwl-loop');
		expect(read(`${form('1188', '')}${tile}`)).toMatchObject({ variation: 0, isAny: true, form: undefined });
		const own = '<button data-archipel-wishlist="9"></button>';
		expect(read(own)).toMatchObject({ product: 9, type: 'simple', isAny: true });
	});

	test.each(['', '0', '-1', 'x', '1.5', '9007199254740993'])('none without a product: %s', (id) => {
		expect(read(`<button data-archipel-wishlist="${id}"></button>`)).toBeUndefined();
	});
});

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
		const names = ['engraving', 'addon-7-mot-0', 'mot', 'gift', 'wapf_field_groups', 'yith_wapo_is_single'];
		expect(sent(form)).toEqual([...names, 'ppom[fields][id]', 'tm-epo-counter', 'mnm_quantity[4]']);
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
