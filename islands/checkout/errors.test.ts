import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCheckout, settle, type CheckoutPage } from '../../tests/setup/checkout-page';
import { printConfig } from '../../tests/setup/print-config';
import { realJQuery } from '../../tests/setup/real-jquery';

let page: CheckoutPage;
beforeEach(() => {
	sessionStorage.clear();
	vi.stubGlobal('jQuery', realJQuery);
});
afterEach(() => {
	page.stop();
	realJQuery(document.body).off();
	vi.unstubAllGlobals();
	printConfig();
});

/** What a screen reader says of a field besides its name. */
const described = (id: string) =>
	(page.field(id).getAttribute('aria-describedby') ?? '')
		.split(' ')
		.filter(Boolean)
		.map((one) => document.getElementById(one)?.textContent);

describe('a field that is left', () => {
	test.each([
		['billing_first_name', '', 'Prénom est un champ obligatoire.'],
		['billing_first_name', '  ', 'Prénom est un champ obligatoire.'],
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
		expect([page.errors(id), described(id).at(-1)]).toEqual([[text], text]);
		expect([field.getAttribute('aria-invalid'), field.closest('.woocommerce-invalid')]).toEqual([
			'true',
			field.closest('.form-row'),
		]);
		// Whoever writes is left in peace.
		field.dispatchEvent(new Event('input', { bubbles: true }));
		expect([page.errors(id), field.getAttribute('aria-invalid'), field.closest('.woocommerce-invalid')]).toEqual([
			[],
			null,
			null,
		]);
	});

	test('[CHK-05] [CHK-07] the words are English on an English page, and name the address where there are two', async () => {
		printConfig({ locale: 'en' });
		page = openCheckout();
		await page.tick('ship-to-different-address-checkbox');
		await page.fill('billing_first_name', '');
		await page.fill('shipping_city', '');
		expect([page.errors('billing_first_name'), page.errors('shipping_city')]).toEqual([
			['Prénom (billing) is a required field.'],
			['Ville (shipping) is a required field.'],
		]);
	});

	test('[CHK-07] is never judged more strictly than by the server', async () => {
		page = openCheckout();
		const right: Record<string, string> = {
			// WooCommerce's script marks it, WordPress takes it.
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
			expect([id, page.errors(id), field.hasAttribute('aria-invalid'), field.closest('.woocommerce-invalid')]).toEqual([
				id,
				[],
				false,
				null,
			]);
		}
		await page.fill('billing_phone', '');
		// Nobody asks for the other address.
		await page.leave('shipping_city');
		// A country does without the field.
		page.field('billing_first_name_field').style.display = 'none';
		await page.fill('billing_first_name', '');
		expect(['billing_phone', 'shipping_city', 'billing_first_name'].flatMap(page.errors)).toEqual([]);
	});

	test('[CHK-07] formats are the server’s alone where the shop has rules of its own', async () => {
		page = openCheckout({ own: { checkFormats: false } });
		await page.fill('billing_postcode', 'X');
		await page.fill('billing_email', 'claire@');
		await page.fill('billing_first_name', '');
		expect(['billing_postcode', 'billing_email', 'billing_first_name'].flatMap(page.errors)).toEqual([
			'Prénom est un champ obligatoire.',
		]);
	});

	test('[CHK-07] the conditions say so when they are left without a tick; a button beside them, and a payment method’s own field, are nobody’s business', async () => {
		page = openCheckout({
			html: (html) =>
				html.replace(
					'<div class="form-row place-order">',
					'$&<div class="payment_box"><p class="form-row validate-required"><input id="carte" /></p></div>',
				),
		});
		await page.leave('place_order');
		await page.leave('carte');
		expect(document.querySelectorAll('.archipel-row-error')).toHaveLength(0);
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
		page.field('billing_first_name').dispatchEvent(new Event('input', { bubbles: true }));
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
		// Its fields come anew, and may not be required there.
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
		expect([page.field('billing_postcode').getAttribute('aria-invalid'), described('billing_postcode')]).toEqual([
			'true',
			page.errors('billing_postcode'),
		]);
		expect(described('billing_phone')).toEqual(['Pour le livreur seulement.']);
	});

	test('when it stops, the form is as it was', async () => {
		page = openCheckout();
		const before = new DOMParser().parseFromString(document.body.innerHTML, 'text/html').querySelector('form')!;
		for (const control of before.querySelectorAll('[inputmode], [autocapitalize], [spellcheck]'))
			for (const name of ['inputmode', 'autocapitalize', 'spellcheck']) control.removeAttribute(name);
		before.querySelector('#billing_postcode')!.removeAttribute('autocomplete');
		await page.fill('billing_first_name', '');
		page.stop();
		await settle();
		expect(page.form.innerHTML).toBe(before.innerHTML);
		await page.fill('billing_first_name', '');
		expect(page.errors('billing_first_name')).toEqual([]);
	});
});

/** Tells that the server has refused, as WooCommerce's script does: its list, the event, its words below the fields. */
async function refuse(list: string, inline: readonly string[] = []): Promise<HTMLElement> {
	document.querySelector('.woocommerce-NoticeGroup-checkout')?.remove();
	const group = document.createElement('div');
	group.className = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout';
	group.innerHTML = `<div role="alert">${list}</div>`;
	page.form.prepend(group);
	(document.activeElement as HTMLElement | null)?.blur();
	realJQuery(document.body).trigger('checkout_error', [list]);
	for (const id of inline) {
		const words = document.createElement('p');
		words.className = 'checkout-inline-error-message';
		words.textContent = 'Facturation';
		page.field(id).closest('.form-row')!.append(words);
		page.field(id).setAttribute('aria-describedby', `${id}_description`);
	}
	await settle();
	return group.querySelector<HTMLElement>('.woocommerce-error, .is-error')!;
}

const NAME =
	'<li data-id="billing_first_name"><a href="#billing_first_name"><strong>Facturation Prénom</strong> est un champ obligatoire.</a></li>';
const EMAIL = '<li data-id="billing_email">\n\t<strong>Facturation Adresse e-mail</strong> n’est pas valide. </li>';

describe('a refused order', () => {
	test('[CHK-07] each error stands at its field once, in the server’s words; the list has the focus and a name, and leads to each field without leaving the address', async () => {
		page = openCheckout();
		await page.fill('billing_phone', 'x');
		const list = await refuse(`<ul class="woocommerce-error">${NAME}${EMAIL}</ul>`, [
			'billing_first_name',
			'billing_email',
		]);
		expect(page.errors('billing_first_name')).toEqual(['Facturation Prénom est un champ obligatoire.']);
		expect(described('billing_email')).toContain('Facturation Adresse e-mail n’est pas valide.');
		expect(page.errors('billing_email')).toHaveLength(1);
		// It has let the phone number pass.
		expect([page.errors('billing_phone'), page.field('billing_phone').getAttribute('aria-invalid')]).toEqual([
			[],
			null,
		]);
		expect([document.activeElement, list.getAttribute('aria-label')]).toEqual([list, 'À corriger avant de commander']);
		const links = [...list.querySelectorAll('a')];
		expect(links.map((link) => link.textContent.trim())).toEqual([
			'Facturation Prénom est un champ obligatoire.',
			'Facturation Adresse e-mail n’est pas valide.',
		]);
		for (const [at, id] of ['billing_first_name', 'billing_email'].entries()) {
			links[at]!.click();
			expect([document.activeElement?.id, location.hash]).toEqual([id, '']);
		}
	});

	test('[CHK-07] one error alone is no list: its banner leads to the field, too; a link of the server’s own stays', async () => {
		page = openCheckout();
		const banner = await refuse(
			'<div class="wc-block-components-notice-banner is-error" role="alert" data-id="billing_postcode"><div class="wc-block-components-notice-banner__content"><strong>Code postal</strong> n’est pas valide. <a href="https://exemple.fr/">Le chercher</a></div></div>',
		);
		expect(page.errors('billing_postcode')).toEqual(['Code postal n’est pas valide. Le chercher']);
		expect([document.activeElement, banner.getAttribute('role')]).toEqual([banner, 'group']);
		const [own, theirs] = banner.querySelectorAll('a');
		expect([own!.textContent, theirs!.href]).toEqual(['Code postal', 'https://exemple.fr/']);
		own!.click();
		expect(document.activeElement).toBe(page.field('billing_postcode'));
	});

	test('[CHK-07] a refusal that is about no field has the focus, and is no list of corrections; fields stay right', async () => {
		page = openCheckout();
		await page.fill('billing_first_name', '');
		const list = await refuse('<ul class="woocommerce-error"><li>Moyen de paiement non valide.</li></ul>');
		expect([document.activeElement, list.getAttribute('aria-label')]).toEqual([list, null]);
		expect(document.querySelectorAll('.archipel-row-error')).toHaveLength(0);
	});

	test('[CHK-07] who has gone on to a field keeps it', async () => {
		page = openCheckout();
		const told = refuse(`<ul class="woocommerce-error">${NAME}</ul>`);
		page.field('billing_phone').focus();
		await told;
		expect([document.activeElement, page.errors('billing_first_name')]).toEqual([
			page.field('billing_phone'),
			['Facturation Prénom est un champ obligatoire.'],
		]);
	});

	test('[CHK-07] a page that was posted without a script comes with its list: the same is told at the fields', async () => {
		page = openCheckout({
			html: (html) => `<ul class="woocommerce-error" role="alert">${EMAIL}<li data-id="ailleurs">Rien</li></ul>${html}`,
		});
		await settle();
		const list = document.querySelector('.woocommerce-error')!;
		expect([page.errors('billing_email'), document.activeElement, list.getAttribute('role')]).toEqual([
			['Facturation Adresse e-mail n’est pas valide.'],
			list,
			null,
		]);
		list.querySelector('a')!.click();
		expect(document.activeElement).toBe(page.field('billing_email'));
	});

	test('[SEC-01] no markup of an error reaches a field', async () => {
		page = openCheckout();
		await refuse(
			'<ul class="woocommerce-error"><li data-id="billing_email">&lt;img src=x onerror=alert(1)&gt; non</li></ul>',
		);
		expect(page.errors('billing_email')).toEqual(['<img src=x onerror=alert(1)> non']);
		expect(page.form.querySelector('img')).toBeNull();
	});
});
