import { expect, test, vi } from 'vitest';
import { forgetVisitor } from '../../src/page/forget-button';
import { openCheckout, settle, type CheckoutPage } from '../../tests/setup/checkout-page';
import { realJQuery } from '../../tests/setup/real-jquery';
import enhance from './enhance';

let page: CheckoutPage;

const reopen = (options?: Parameters<typeof openCheckout>[0]) => {
	page.stop();
	page = openCheckout(options);
};
const kept = () => Object.entries(sessionStorage).flat().join(' ');
/** Opens the page of an order. */
const arrive = (html: string) => {
	page.stop();
	document.body.innerHTML = html;
	const context = { signal: new AbortController().signal } as never;
	void enhance(document.querySelector<HTMLElement>('ul')!, { carriesOrder: true, checkFormats: true }, context);
};

test('[CHK-08] what was typed and chosen is back after a reload, with the other address and without a word; it is right or wrong only when it is left again; what somebody wrote, or the browser put back, before we came stays', async () => {
	page = openCheckout();
	await page.tick('ship-to-different-address-checkbox');
	await page.fill('billing_first_name', 'Claire');
	await page.fill('billing_country', 'BE');
	await page.fill('billing_email', 'claire@');
	await page.fill('shipping_city', 'Liège');
	const changed = vi.fn();
	document.addEventListener('change', changed);
	reopen();
	await settle();
	document.removeEventListener('change', changed);
	const fields = ['billing_first_name', 'billing_country', 'billing_email', 'shipping_city'];
	expect(page.values(...fields)).toEqual(['Claire', 'BE', 'claire@', 'Liège']);
	expect(page.field('ship-to-different-address-checkbox').checked).toBe(true);
	const marked = [...document.querySelectorAll('[data-archipel-kept]')].map(({ id }) => id);
	expect(marked).toEqual(fields.toSpliced(3, 0, 'ship-to-different-address-checkbox'));
	// WooCommerce's script gets `change` events of the fields it depends on.
	expect(changed.mock.calls.map(([event]) => (event as Event).target)).toContain(page.field('billing_country'));
	expect(document.querySelectorAll('.archipel-notice, .archipel-field-error')).toHaveLength(0);
	reopen({ before: () => void (page.field('billing_first_name').value = 'Clara') });
	expect(page.values('billing_first_name', 'billing_email')).toEqual(['Clara', 'claire@']);
});

test('[CHK-08] [SEC-03] never a password, also while it is shown, nothing of a payment, no consent, nothing hidden, no file, whatever they are called', async () => {
	const secrets = [
		'<input name="account_password" type="password" />',
		'<span class="password-input"><input name="mot" type="text" /></span>',
		'<input name="billing_passport" />',
		'<input name="carte" autocomplete="cc-number" />',
		'<input name="my_card_number" />',
		'<input name="cardnumber" />',
		'<input name="compte_iban" />',
		'<input name="wc-stripe-payment-token" />',
		'<input type="hidden" name="wc_order_attribution_x" />',
		'<input name="jeton_nonce" />',
		'<input type="file" name="piece" />',
		'<div class="payment_box"><input name="porteur" /></div>',
		'<div id="order_review"><input name="relais" /></div>',
		'<input type="checkbox" name="terms" value="secret" />',
	].map((html, at) => html.replace('<input', `<input id="secret-${at}"`));
	page = openCheckout({
		html: (html) => html.replace('<div class="woocommerce-shipping-fields">', `${secrets.join('')}$&`),
	});
	for (const at of secrets.keys()) {
		const field = page.field(`secret-${at}`);
		if (field.type === 'checkbox') await page.tick(field.id);
		else if (field.type !== 'file') await page.fill(field.id, 'secret');
	}
	await page.tick('terms');
	await page.fill('billing_first_name', 'Claire');
	expect(kept()).toContain('Claire');
	expect(kept()).not.toMatch(/secret|terms/);
});

const printed = (name: string, value: string) => (html: string) =>
	html.replace(new RegExp(`(name="${name}"[^>]*?)value=""`), `$1value="${value}"`);

test('[CHK-08] an address that the server has from elsewhere stands; one that it was sent from here, before it was put right, does not', async () => {
	page = openCheckout();
	await page.fill('billing_postcode', '6900');
	await page.fill('billing_first_name', 'Claire');
	await page.fill('billing_postcode', '69001');
	const values = () => page.values('billing_postcode', 'billing_first_name');
	// The session contains the refused value.
	reopen({ html: printed('billing_postcode', '6900') });
	expect(values()).toEqual(['69001', 'Claire']);
	await page.fill('billing_first_name', '');
	reopen({ html: printed('billing_first_name', 'Claire') });
	expect(values()).toEqual(['69001', '']);
	await page.fill('billing_first_name', 'Claire');
	// As after a login or a shipping calculation in the cart.
	reopen({ html: printed('billing_postcode', '75011') });
	expect(values()).toEqual(['75011', 'Claire']);
});

/** Adds the field of a region, as WooCommerce's script does for a country. */
const addRegion = () => {
	page.add('<p class="form-row"><input id="billing_state" name="billing_state" value="" /></p>');
	realJQuery(document.body).trigger('country_to_state_changed');
};

test('[CHK-08] a list that a script stands in for tells jQuery alone, and the regions of a country come after it', async () => {
	page = openCheckout();
	page.field('billing_country').value = 'GB';
	realJQuery(page.field('billing_country')).trigger('change');
	expect(kept()).toContain('"billing_country":"GB"');
	addRegion();
	await page.fill('billing_state', 'Kent');
	reopen();
	expect(page.field('billing_country').value).toBe('GB');
	addRegion();
	expect(page.field('billing_state').value).toBe('Kent');
	// An emptied field stays empty.
	await page.fill('billing_state', '');
	realJQuery(document.body).trigger('country_to_state_changed');
	expect(page.field('billing_state').value).toBe('');
});

test('[CHK-08] fields that a script takes out of the form for a moment, as WooCommerce’s does to sort them, are not forgotten, but when they were emptied', async () => {
	page = openCheckout();
	await page.fill('billing_first_name', 'Claire');
	const row = page.field('billing_first_name_field');
	const place = row.nextElementSibling!;
	await page.fill('billing_first_name', '');
	expect(kept()).toBe('');
	row.remove();
	await page.fill('billing_email', 'c');
	expect(sessionStorage.getItem('archipel_checkout')).not.toContain('Claire');
	place.before(row);
	await page.fill('billing_first_name', 'Claire');
	row.remove();
	await page.fill('billing_email', 'claire@exemple.fr');
	await page.fill('billing_email', '');
	place.before(row);
	reopen();
	expect(page.field('billing_first_name').value).toBe('Claire');
});

test('[CHK-08] the page of a placed order empties it, the page of a failed one does not', async () => {
	page = openCheckout();
	await page.fill('billing_first_name', 'Claire');
	arrive('<p class="woocommerce-thankyou-order-failed"></p><ul class="wc-block-order-confirmation-summary-list"></ul>');
	expect(kept()).toContain('Claire');
	arrive('<ul class="order_details"></ul>');
	expect(kept()).toContain('Claire');
	arrive('<ul class="woocommerce-order-overview"></ul>');
	expect(kept()).toBe('');
});

test('[CHK-08] [PRIV-01] who has their traces erased leaves an empty form, and nothing of them comes back with what is typed next', async () => {
	page = openCheckout();
	await page.fill('billing_first_name', 'Claire');
	await page.fill('billing_country', 'GB');
	await page.fill('billing_email', 'x');
	addRegion();
	await page.fill('billing_state', 'Kent');
	reopen();
	const changed = vi.fn();
	page.form.addEventListener('change', ({ target }) => {
		changed((target as Element).id);
		if (changed.mock.calls.length === 1) addRegion();
	});
	forgetVisitor();
	await settle();
	expect(changed.mock.calls.flat(), 'lists that scripts stand in for').toEqual(['billing_country']);
	const fields = ['billing_first_name', 'billing_email', 'billing_country', 'billing_state'];
	expect(page.values(...fields)).toEqual(['', '', 'FR', '']);
	expect([kept(), document.querySelectorAll('.archipel-field-error').length]).toEqual(['', 0]);
	page.field('billing_state').parentElement!.remove();
	await page.fill('billing_email', 'y');
	expect(kept()).not.toMatch(/Claire|Kent/);
	addRegion();
	await page.fill('billing_email', 'z');
	realJQuery(document.body).trigger('country_to_state_changed');
	expect(page.field('billing_state').value).toBe('');
});
