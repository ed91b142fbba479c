import { expect, test, vi } from 'vitest';
import { openCheckout, settle, wantsStillness, type CheckoutPage } from '../../tests/setup/checkout-page';
import { realJQuery } from '../../tests/setup/real-jquery';
import { pressKey } from '../../tests/setup/press-key';

let page: CheckoutPage;

const keyboard = (id: string) =>
	['autocomplete', 'inputmode', 'autocapitalize', 'spellcheck'].map((name) => page.field(id).getAttribute(name));

test('every field says which keyboard it wants; what a shop says stays; that for postcodes follows the country, and the field that WooCommerce’s script makes for the regions is told what fills it', async () => {
	page = openCheckout({ html: (html) => html.replace('id="billing_first_name"', '$& autocapitalize="characters"') });
	expect(keyboard('billing_email')).toEqual(['section-billing billing email', 'email', 'none', 'false']);
	expect(keyboard('billing_phone')).toEqual(['section-billing billing tel', 'tel', null, null]);
	expect(keyboard('billing_postcode')).toEqual(['section-billing billing postal-code', 'numeric', null, null]);
	expect(keyboard('billing_first_name')).toEqual(['section-billing billing given-name', null, 'characters', null]);

	await page.fill('billing_country', 'GB');
	expect(keyboard('billing_postcode')).toEqual(['section-billing billing postal-code', 'text', 'characters', null]);
	const state = '<p class="form-row"><input id="billing_state" name="billing_state" /></p>';
	page.add(state);
	const expected = ['section-billing billing address-level1', null, null, null];
	realJQuery(document.body).trigger('country_to_state_changed');
	expect(keyboard('billing_state')).toEqual(expected);
	// Our own event, with which the address fields island reports changed fields.
	page.field('billing_state').outerHTML = '<select id="billing_state" name="billing_state"></select>';
	page.form.dispatchEvent(new CustomEvent('archipel:address-fields-changed', { bubbles: true, detail: {} }));
	expect(keyboard('billing_state')).toEqual(expected);
});

const isOpen = () => page.field('billing_phone-description').style.display !== 'none';
// A browser dispatches `focus` in the capture phase without bubbling; happy-dom does not.
const focus = (id: string) => page.send(id, 'focus');
const click = (id: string) => page.send(id, 'click');
const press = (key: string) => pressKey(page.field('billing_phone'), key);

test.each(['focus', 'click'])('[CHK-06] a description opens by %s; Escape closes it, and does nothing else', (how) => {
	page = openCheckout();
	// WooCommerce's listener on the field must find the description open already.
	const found: boolean[] = [];
	page.field('billing_phone').addEventListener(how, () => found.push(isOpen()));
	(how === 'focus' ? focus : click)('billing_phone');
	expect(found).toEqual([true]);
	expect([isOpen(), page.field('billing_phone-description').hasAttribute('aria-hidden')]).toEqual([true, false]);
	expect([press('Enter'), isOpen()]).toEqual([false, true]);
	const heard = vi.fn();
	page.form.addEventListener('keydown', heard);
	expect([press('Escape'), isOpen(), heard.mock.calls.length]).toEqual([true, false, 0]);
	expect([press('Escape'), heard.mock.calls.length]).toEqual([false, 1]);
});

test('[CHK-06] a description describes its field, also where the server does not say so; it closes by a click elsewhere, by the focus elsewhere once nothing is pressed, and not by a click on itself', async () => {
	page = openCheckout({ before: () => document.getElementById('billing_phone')!.removeAttribute('aria-describedby') });
	expect(page.field('billing_phone').getAttribute('aria-describedby')).toBe('billing_phone-description');
	focus('billing_phone');
	click('billing_phone-description');
	expect(isOpen()).toBe(true);
	click('order_review');
	expect(isOpen()).toBe(false);
	click('billing_phone');
	document.dispatchEvent(new Event('pointerdown'));
	focus('billing_email');
	await settle();
	expect(isOpen()).toBe(true);
	document.dispatchEvent(new Event('pointerup'));
	await settle();
	expect(isOpen()).toBe(false);
});

test('[CHK-02] [CHK-06] [A11Y-03] a description slides in for 250 ms, and does not move for who wants no motion, and neither does what WooCommerce’s script slides, until the island stops; one that is always there stays', () => {
	const { fx } = realJQuery as unknown as { fx: { off: boolean } };
	const animate = vi.fn((..._how: unknown[]) => ({ finished: Promise.resolve(), cancel() {} }) as never);
	page = openCheckout();
	page.field('billing_phone-description').animate = animate;
	focus('billing_phone');
	expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 250 });
	page.stop();
	wantsStillness(true);
	page = openCheckout();
	page.field('billing_phone-description').animate = animate;
	focus('billing_phone');
	expect([isOpen(), animate.mock.calls.length]).toEqual([true, 1]);
	expect(fx.off).toBe(true);
	page.stop();
	expect(fx.off).toBe(false);
	page = openCheckout({ html: (html) => html.replace('style="display: none"', '') });
	focus('billing_phone');
	click('order_review');
	expect(isOpen()).toBe(true);
});
