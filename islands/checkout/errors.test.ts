import { expect, test } from 'vitest';
import { openCheckout, settle, type CheckoutPage } from '../../tests/setup/checkout-page';
import { printConfig } from '../../tests/setup/print-config';
import { realJQuery } from '../../tests/setup/real-jquery';

let page: CheckoutPage;

test.each([
	['billing_first_name', '', 'Prénom est un champ obligatoire.'],
	['billing_postcode', '6900', 'Ce code postal n’est pas valide pour le pays choisi.'],
	[
		'billing_phone',
		'ma mère',
		'Ce numéro de téléphone n’est pas valide\u00a0: écrivez-le avec des chiffres, des espaces ou les signes +\u00a0-\u00a0.\u00a0(\u00a0)\u00a0/.',
	],
	['billing_email', 'claire@', 'Cette adresse e-mail n’est pas valide. Exemple\u00a0: nom@exemple.fr.'],
])('[CHK-07] %s with “%s” says what is wrong, as the description of the field', async (id, value, text) => {
	page = openCheckout();
	await page.fill(id, value);
	const field = page.field(id);
	expect([page.errors(id), page.described(id).at(-1)]).toEqual([[text], text]);
	expect(field.getAttribute('aria-invalid')).toBe('true');
	expect(field.closest('.woocommerce-invalid')).toBe(field.closest('.form-row'));
	// Input removes the error.
	field.dispatchEvent(new Event('input', { bubbles: true }));
	expect(page.errors(id)).toEqual([]);
	expect([field.getAttribute('aria-invalid'), field.closest('.woocommerce-invalid')]).toEqual([null, null]);
});

test('[CHK-05] [CHK-07] the words are English on an English page, and name the address where there are two', async () => {
	printConfig({ locale: 'en' });
	page = openCheckout();
	await page.tick('ship-to-different-address-checkbox');
	await page.fill('billing_first_name', '');
	await page.fill('shipping_city', '');
	expect(page.errors('billing_first_name')).toEqual(['Prénom (billing) is a required field.']);
	expect(page.errors('shipping_city')).toEqual(['Ville (shipping) is a required field.']);
});

test('[CHK-07] a field that is left is never judged more strictly than by the server', async () => {
	page = openCheckout();
	const right: Record<string, string> = {
		// Invalid for WooCommerce's script, valid for WordPress.
		billing_email: 'a..b@exemple.fr',
		billing_postcode: '69 001',
		billing_phone: '+33 (0)6.01',
		billing_first_name: '<b>',
	};
	for (const [id, value] of Object.entries(right)) {
		const field = page.field(id);
		field.setAttribute('aria-invalid', 'true');
		field.closest('.form-row')!.classList.add('woocommerce-invalid', 'woocommerce-invalid-email');
		await page.fill(id, value);
		expect(page.errors(id), id).toEqual([]);
		expect([field.hasAttribute('aria-invalid'), field.closest('.woocommerce-invalid')], id).toEqual([false, null]);
	}
	await page.fill('billing_phone', '');
	// The shipping address is not used.
	await page.leave('shipping_city');
	// The country hides the field.
	page.field('billing_first_name_field').style.display = 'none';
	await page.fill('billing_first_name', '');
	// No account is requested.
	page.add(
		'<input type="checkbox" name="createaccount"><div class="create-account"><p class="form-row validate-required"><input id="account_password" name="account_password"></p></div>',
	);
	await page.leave('account_password');
	const all = ['billing_phone', 'shipping_city', 'billing_first_name', 'account_password'];
	expect(all.flatMap(page.errors)).toEqual([]);
});

test('[CHK-07] in a field that is left, formats are the server’s alone where the shop has rules of its own', async () => {
	page = openCheckout({ own: { checkFormats: false } });
	await page.fill('billing_postcode', 'X');
	await page.fill('billing_email', 'claire@');
	await page.fill('billing_first_name', '');
	const all = ['billing_postcode', 'billing_email', 'billing_first_name'];
	expect(all.flatMap(page.errors)).toEqual(['Prénom est un champ obligatoire.']);
});

test('[CHK-07] the conditions say so when they are left without a tick; a button beside them, and a payment method’s own field, are nobody’s business', async () => {
	const box = '<div class="payment_box"><p class="form-row validate-required"><input id="carte" /></p></div>';
	page = openCheckout({ html: (html) => html.replace('<div class="form-row place-order">', `$&${box}`) });
	await page.leave('place_order');
	await page.leave('carte');
	expect(document.querySelectorAll('.archipel-field-error')).toHaveLength(0);
	await page.leave('terms');
	expect(page.errors('terms')).toEqual(['Cochez cette case pour passer commande.']);
	await page.leave('place_order');
	expect(page.field('terms').getAttribute('aria-invalid')).toBe('true');
	await page.tick('terms');
	expect(page.errors('terms')).toEqual([]);
});

test('[CHK-07] who comes back at once is not told, and a press is over before anything moves', async () => {
	page = openCheckout();
	page.field('billing_first_name').focus();
	await page.leave('billing_first_name');
	expect(page.errors('billing_first_name')).toEqual([]);
	page.field('billing_first_name').blur();
	await settle();
	page.send('billing_first_name', 'input');
	document.dispatchEvent(new Event('pointerdown'));
	await page.leave('billing_first_name');
	expect(page.errors('billing_first_name')).toEqual([]);
	document.dispatchEvent(new Event('pointerup'));
	await settle();
	expect(page.errors('billing_first_name')).toHaveLength(1);
});

test('[CHK-07] a country that is chosen judges the postcode anew, also by jQuery alone; an address that is not asked for any more takes its errors along', async () => {
	page = openCheckout();
	await page.fill('billing_postcode', '1000');
	expect(page.errors('billing_postcode')).toHaveLength(1);
	page.field('billing_country').value = 'BE';
	realJQuery(page.field('billing_country')).trigger('change');
	await settle();
	expect(page.errors('billing_postcode')).toEqual([]);
	await page.fill('billing_country', 'GB');
	expect(page.errors('billing_postcode')).toHaveLength(1);
	await page.tick('ship-to-different-address-checkbox');
	await page.leave('shipping_city');
	expect(page.errors('shipping_city')).toHaveLength(1);
	await page.tick('ship-to-different-address-checkbox', false);
	expect(page.errors('shipping_city')).toEqual([]);
	// A required region select added by a country change shows no error before it loses the focus.
	page.add('<p class="form-row validate-required"><select id="billing_state"><option value=""></option></select></p>');
	realJQuery(page.field('billing_state')).trigger('change');
	await settle();
	expect(page.errors('billing_state')).toEqual([]);
	// The new country's fields are replaced and may be optional.
	await page.fill('billing_first_name', '');
	page.field('billing_first_name_field').classList.remove('validate-required');
	realJQuery(document.body).trigger('country_to_state_changed');
	await settle();
	expect(page.errors('billing_first_name')).toEqual([]);
});

test('[CHK-07] WooCommerce’s script, which unties what it finds right itself, does not untie our words', async () => {
	page = openCheckout();
	await page.fill('billing_postcode', '1');
	for (const name of ['aria-describedby', 'aria-invalid']) page.field('billing_postcode').removeAttribute(name);
	page.field('billing_phone').removeAttribute('aria-describedby');
	await settle();
	expect(page.field('billing_postcode').getAttribute('aria-invalid')).toBe('true');
	expect(page.described('billing_postcode')).toEqual(page.errors('billing_postcode'));
	expect(page.described('billing_phone')).toEqual(['Pour le livreur seulement.']);
});

test('when it stops, the form is as it was', async () => {
	page = openCheckout();
	const before = new DOMParser().parseFromString(document.body.innerHTML, 'text/html').querySelector('form')!;
	for (const control of before.querySelectorAll('[inputmode], [autocapitalize], [spellcheck]'))
		for (const name of ['inputmode', 'autocapitalize', 'spellcheck']) control.removeAttribute(name);
	await page.fill('billing_first_name', '');
	page.stop();
	await settle();
	expect(page.form.innerHTML).toBe(before.innerHTML);
	await page.fill('billing_first_name', '');
	expect(page.errors('billing_first_name')).toEqual([]);
});
