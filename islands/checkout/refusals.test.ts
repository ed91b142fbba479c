import { expect, test } from 'vitest';
import { openCheckout, settle, type CheckoutPage } from '../../tests/setup/checkout-page';
import { realJQuery } from '../../tests/setup/real-jquery';

let page: CheckoutPage;

/** Simulates a refusal as WooCommerce's script shows it: error list, event, inline messages. */
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
const EMAIL =
	'<li data-id="billing_email">\n\t<strong>Facturation Adresse e-mail</strong> n’est pas &lt;b&gt;valide. </li>';

test('[CHK-07] [SEC-01] each error stands at its field once, in the server’s words, as text; the list has the focus and a name, and leads to each field without leaving the address', async () => {
	page = openCheckout();
	await page.fill('billing_phone', 'x');
	// Invalid for WooCommerce's script, valid for the server.
	const other = page.field('billing_postcode').closest('.form-row')!;
	other.classList.add('woocommerce-invalid');
	const ids = ['billing_first_name', 'billing_email'];
	const list = await refuse(`<ul class="woocommerce-error">${NAME}${EMAIL}</ul>`, ids);
	expect(page.errors('billing_first_name')).toEqual(['Facturation Prénom est un champ obligatoire.']);
	expect(page.described('billing_email')).toContain('Facturation Adresse e-mail n’est pas <b>valide.');
	expect(page.errors('billing_email')).toHaveLength(1);
	expect(other.className).not.toContain('woocommerce-invalid');
	// The server accepted the phone number.
	expect([page.errors('billing_phone'), page.field('billing_phone').getAttribute('aria-invalid')]).toEqual([[], null]);
	expect([document.activeElement, list.getAttribute('aria-label')]).toEqual([list, 'À corriger avant de commander']);
	const links = [...list.querySelectorAll('a')];
	expect(links.map((link) => link.textContent.trim())).toEqual([
		'Facturation Prénom est un champ obligatoire.',
		'Facturation Adresse e-mail n’est pas <b>valide.',
	]);
	for (const [at, id] of ids.entries()) {
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
	expect(document.querySelectorAll('.archipel-field-error')).toHaveLength(0);
});

test('[CHK-07] who has gone on to a field keeps it; of two errors of a field the first stands there', async () => {
	page = openCheckout();
	const second = '<li data-id="billing_first_name">Trop court.</li>';
	const told = refuse(`<ul class="woocommerce-error">${NAME}${second}</ul>`);
	page.field('billing_phone').focus();
	await told;
	expect(document.activeElement).toBe(page.field('billing_phone'));
	expect(page.errors('billing_first_name')).toEqual(['Facturation Prénom est un champ obligatoire.']);
});

test('[CHK-07] a page that was posted without a script comes with its list: the same is told at the fields', async () => {
	page = openCheckout({
		html: (html) => `<ul class="woocommerce-error" role="alert">${EMAIL}<li data-id="ailleurs">Rien</li></ul>${html}`,
	});
	await settle();
	const list = document.querySelector('.woocommerce-error')!;
	expect(page.errors('billing_email')).toEqual(['Facturation Adresse e-mail n’est pas <b>valide.']);
	expect([document.activeElement, list.getAttribute('role')]).toEqual([list, null]);
	list.querySelector('a')!.click();
	expect(document.activeElement).toBe(page.field('billing_email'));
});
