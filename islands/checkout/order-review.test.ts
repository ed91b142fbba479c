import { expect, test, vi } from 'vitest';
import { calls, openOrder, payment, review, table, type OrderPage } from '../../tests/setup/checkout-order';
import { settle, wantsStillness } from '../../tests/setup/checkout-page';
import { realJQuery } from '../../tests/setup/real-jquery';
import { emit } from '../../src/stores/events';
import { RequestError } from '../../src/shop/request-error';
import { lastAnnouncement } from '../../src/ui/announcer';

let page: OrderPage;

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const asked = (at = -1) => Object.fromEntries(calls.updateReview.mock.calls.at(at)![0]);
const choose = (id: string) => {
	page.field(id).checked = true;
	page.send(id, 'change');
};
/** Chooses a shipping method, and waits for the answer. */
const renew = async (method: string) => {
	choose(method);
	await page.answered();
};
/** Lets a script ask for the totals, and the server answer. */
const refresh = (reply: Partial<ReturnType<typeof review>>) => {
	calls.updateReview.mockResolvedValueOnce({ ...review(table('31,32 €')), ...reply });
	realJQuery(document.body).trigger('update_checkout');
	return page.answered();
};

test('[CHK-10] the page asks once, and tells what WooCommerce’s script tells, in its order', async () => {
	page = await openOrder();
	// Events of the shipping address field, the payment method, then the checkout (SERVERS.md, S73).
	expect(page.heard).toEqual([
		'update_checkout',
		'payment_method_selected',
		'init_checkout',
		'update_checkout',
		'updated_checkout',
	]);
	expect(calls.updateReview).toHaveBeenCalledOnce();
	expect(asked()).toMatchObject({
		payment_method: 'cod',
		country: 'FR',
		s_country: 'FR',
		has_full_address: 'false',
		'shipping_method[0]': 'flat_rate:1',
		post_data: expect.stringContaining('billing_country=FR'),
	});
});

test('[CHK-10] a country that the browser has put back gets its fields first: the totals are asked for once, with both', async () => {
	const isOpen = openOrder('', () => (find<HTMLSelectElement>('#billing_country').value = 'BE'));
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(calls.updateReview).not.toHaveBeenCalled();
	find<HTMLInputElement>('#billing_postcode').value = '1000';
	emit('archipel:address-fields-changed', { country: 'BE' });
	page = await isOpen;
	expect(calls.updateReview).toHaveBeenCalledOnce();
	expect(asked()).toMatchObject({ country: 'BE', postcode: '1000' });
});

test('[CHK-10] a shipping method, also without jQuery: busy at once, the new total is said, and the page is told; the server has the last word, and what is the same stays the same', async () => {
	page = await openOrder('', () => vi.stubGlobal('jQuery', undefined));
	const updated = vi.fn();
	document.addEventListener('archipel:checkout-updated', updated, { once: true });
	const row = find('.cart_item');
	const box = find('.payment_box');
	// The server keeps its own shipping method.
	await renew('shipping_method_0_local_pickup3');
	expect(page.field('shipping_method_0_flat_rate1').checked).toBe(true);
	calls.updateReview.mockResolvedValue(review(table('29,90 €', 'local_pickup:3')));
	choose('shipping_method_0_local_pickup3');
	expect(find('table').getAttribute('aria-busy')).toBe('true');
	expect(find('#payment').getAttribute('aria-busy')).toBe('true');
	await page.answered();
	expect(asked()['shipping_method[0]']).toBe('local_pickup:3');
	expect([find('.amount').textContent, lastAnnouncement()]).toEqual(['29,90 €', 'Nouveau total\u00a0: 29,90 €']);
	expect([updated.mock.calls.length, page.heard]).toEqual([1, []]);
	expect([find('.cart_item') === row, find('.payment_box') === box]).toEqual([true, true]);
	calls.updateReview.mockResolvedValue(review(table('34,80 €', 'flat_rate:1')));
	await renew('shipping_method_0_local_pickup3');
	expect(page.field('shipping_method_0_flat_rate1').checked).toBe(true);
});

test('[CHK-10] what others have put into the order stays, with what is typed and the focus, when all of it is sent anew', async () => {
	page = await openOrder();
	const map = document.createElement('div');
	map.className = 'pickup-points';
	find('.woocommerce-shipping-totals td').append(map);
	const frame = document.createElement('b');
	find('#card-field').append(frame);
	const name = page.field('card-name');
	name.value = 'CLAIRE D';
	name.focus();
	const destination = '<p class="destination">Livraison à Lyon</p>';
	await refresh(review(table('30,00 €', 'flat_rate:1', destination), payment('Au livreur', 'n2')));
	expect(find('.destination').textContent).toBe('Livraison à Lyon');
	expect(find('.payment_method_cod p').textContent).toBe('Au livreur');
	expect([map.isConnected, find('#card-field b') === frame]).toEqual([true, true]);
	expect([page.field('card-name'), document.activeElement]).toEqual([name, name]);
	expect(name.value).toBe('CLAIRE D');
	// The new nonce is used; `<noscript>` content is removed, so that its button is not the form's first.
	expect(find<HTMLInputElement>('[name="woocommerce-process-checkout-nonce"]').value).toBe('n2');
	expect(document.querySelector('noscript')).toBeNull();
});

test('[CHK-10] a newer choice ends the request before, and so does the end of the island; its answer, which may come before the new request leaves, takes nothing back', async () => {
	page = await openOrder();
	const signals = () => calls.updateReview.mock.calls.map(([, , signal]) => signal);
	let answer = (_reply: ReturnType<typeof review>) => {};
	calls.updateReview.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
	choose('shipping_method_0_local_pickup3');
	await vi.waitFor(() => expect(signals()).toHaveLength(2));
	calls.updateReview.mockResolvedValue(review(table('31,00 €', 'flat_rate:1')));
	choose('shipping_method_0_flat_rate1');
	answer(review(table('29,90 €', 'local_pickup:3')));
	await vi.waitFor(() => expect(find('.amount').textContent).toBe('31,00 €'));
	await page.answered();
	expect(asked()['shipping_method[0]']).toBe('flat_rate:1');
	expect([signals()[1]!.aborted, document.querySelector('.archipel-notice')]).toEqual([true, null]);
	calls.updateReview.mockImplementationOnce((_fields, _nonce, signal) => {
		return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
	});
	choose('shipping_method_0_local_pickup3');
	await vi.waitFor(() => expect(signals()).toHaveLength(4));
	page.stop();
	expect(signals()[3]!.aborted).toBe(true);
});

test('[CHK-10] a failure is told below the order, and tried again there; what is refused with the totals stands above the fields; without a cart the server’s words stand in the place of the form', async () => {
	page = await openOrder();
	calls.updateReview.mockRejectedValueOnce(new RequestError('timeout', '/'));
	await renew('shipping_method_0_local_pickup3');
	const notice = find('.archipel-notice');
	expect(notice.previousElementSibling).toBe(find('table'));
	expect(notice.textContent).toContain('trop de temps');
	calls.updateReview.mockResolvedValue(review(table('29,90 €', 'local_pickup:3')));
	notice.querySelector('button')!.click();
	await page.answered();
	expect([find('.amount').textContent, document.querySelector('.archipel-notice')]).toEqual(['29,90 €', null]);

	const messages = '<ul class="woocommerce-error" role="alert"><li>Stock insuffisant.</li></ul>';
	calls.updateReview.mockResolvedValueOnce(review(table('34,80 €'), payment(), { result: 'failure', messages }));
	await renew('shipping_method_0_local_pickup3');
	const group = find('.woocommerce-NoticeGroup-updateOrderReview');
	expect([group.parentElement, group.textContent]).toEqual([page.form, 'Stock insuffisant.']);
	await renew('shipping_method_0_flat_rate1');
	expect(document.querySelector('.woocommerce-NoticeGroup')).toBeNull();
	const expired = '<ul class="woocommerce-error"><li>Session expirée</li></ul>';
	calls.updateReview.mockResolvedValueOnce({ fragments: { 'form.woocommerce-checkout': expired } });
	choose('shipping_method_0_flat_rate1');
	await vi.waitFor(() => expect(page.form.isConnected).toBe(false));
	await settle();
	expect([document.activeElement, find('.woocommerce-error').tabIndex]).toEqual([find('.woocommerce-error'), -1]);
});

test('[CHK-04] what is typed into an address counts a second later, or when the field is left, and only once no required field of it is empty; while WooCommerce suggests addresses, when their field is left', async () => {
	page = await openOrder();
	page.add(
		'<div><p class="address-field"><input class="input-text" id="billing_address_1" name="billing_address_1"></p></div>',
	);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const type = (id: string, value: string) => {
		page.field(id).value = value;
		page.send(id, 'input');
	};
	const before = calls.updateReview.mock.calls.length;
	const sent = () => calls.updateReview.mock.calls.length - before;
	type('billing_postcode', '6900');
	await vi.advanceTimersByTimeAsync(900);
	type('billing_postcode', '69001');
	await vi.advanceTimersByTimeAsync(990);
	expect(sent()).toBe(0);
	await vi.advanceTimersByTimeAsync(20);
	expect([sent(), asked()['postcode']]).toEqual([1, '69001']);
	type('billing_postcode', '');
	page.send('billing_postcode', 'change');
	await vi.advanceTimersByTimeAsync(2000);
	expect(sent()).toBe(1);
	// The phone does not affect the totals; the country does.
	type('billing_phone', '06');
	vi.stubGlobal('wc', { addressAutocomplete: { activeProvider: { billing: 'google' } } });
	type('billing_address_1', '12 rue');
	page.send('billing_address_1', 'change');
	await vi.advanceTimersByTimeAsync(2000);
	expect(sent()).toBe(1);
	vi.useRealTimers();
	await page.leave('billing_address_1');
	await page.answered();
	expect([sent(), asked()['address']]).toEqual([2, '12 rue']);
	type('billing_postcode', '69001');
	await page.leave('billing_postcode');
	expect(sent(), 'a field without suggestions counts by its change').toBe(2);
	page.field('billing_country').value = 'BE';
	page.send('billing_country', 'change');
	expect(find('table').getAttribute('aria-busy')).toBe('true');
	await page.answered();
	expect([sent(), asked()['country']]).toEqual([3, 'BE']);
});

test('[CHK-04] the box of the chosen payment method is open and no other, the button says what it does, and scripts hear of it once', async () => {
	wantsStillness(true);
	page = await openOrder();
	const shown = () => [...document.querySelectorAll<HTMLElement>('.payment_box')].map(({ style }) => style.display);
	expect(shown()[1]).toBe('none');
	page.heard.length = 0;
	page.field('payment_method_card').click();
	expect([shown()[0], shown()[1] === 'none']).toEqual(['none', false]);
	expect(find('#place_order').textContent).toBe('Payer par carte');
	page.field('payment_method_card').click();
	expect(page.heard).toEqual(['payment_method_selected']);
	// A payment method selected by the server does not replace the shopper's choice.
	await refresh(review(table('1 €'), payment('Encore')));
	expect([page.field('payment_method_card').checked, shown()[0]]).toEqual([true, 'none']);
	expect(find('#place_order').textContent).toBe('Payer par carte');
	page.field('payment_method_cod').click();
	expect(find('#place_order').textContent).toBe('Commander');
});

test('[CHK-10] [A11Y-02] what has the focus and goes hands it on inside the order; a selector of jQuery’s own stops nothing, and a reload that the shop wants is done', async () => {
	page = await openOrder();
	const coupon = '<a href="#" class="woocommerce-remove-coupon" data-coupon="x">Enlever</a>';
	await refresh(review(table('31,32 €', 'flat_rate:1', coupon)));
	find('.woocommerce-remove-coupon').focus();
	await refresh(review(table('34,80 €')));
	expect(document.activeElement).toBe(page.field('shipping_method_0_flat_rate1'));

	const amount = '<span class="amount">30,00 €</span>';
	await refresh({ fragments: { '.tile:eq(0)': '<b></b>', '>> x': '', '.order-total .amount': amount } });
	expect(find('.amount').textContent).toBe('30,00 €');

	// A part with several elements is replaced: focus and payment method stay; an identical fragment changes nothing.
	page.field('payment_method_card').click();
	page.field('shipping_method_0_local_pickup3').focus();
	const more = review(`${table('33,00 €')}<p></p>`, `${payment('Carte seule')}<p></p>`);
	await refresh(more);
	expect(document.activeElement).toBe(page.field('shipping_method_0_local_pickup3'));
	expect(page.field('payment_method_card').checked).toBe(true);
	const box = find('.payment_box');
	await refresh(more);
	expect(find('.payment_box')).toBe(box);

	const alone = payment().replace(/<li class="wc_payment_method"><input id="payment_method_card".*?<\/li>/, '');
	await refresh(review(table('33,00 €'), alone));
	expect(page.field('payment_method_cod').style.display).toBe('none');

	const reload = vi.spyOn(location, 'reload').mockReturnValue();
	await refresh({ reload: true, fragments: { '.order-total .amount': '<span class="amount">0 €</span>' } });
	expect([reload.mock.calls.length, find('.amount').textContent]).toEqual([1, '33,00 €']);
});
