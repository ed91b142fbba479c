import { beforeEach, expect, test, vi } from 'vitest';
import { calls, openOrder, payment, review, table, type OrderPage } from '../../tests/setup/checkout-order';
import { settle } from '../../tests/setup/checkout-page';
import { realJQuery } from '../../tests/setup/real-jquery';
import { RequestError } from '../../src/shop/request-error';
import { announce, lastAnnouncement } from '../../src/ui/announcer';
import { UnclearOrder, type OrderReply } from '../../src/shop/woocommerce/checkout-api';

const gone = vi.hoisted((): string[] => []);
vi.mock('../../src/safety/server-redirect', () => ({
	followRedirect: (address: string) => Boolean(gone.push(address)),
}));

let page: OrderPage;
beforeEach(() => {
	gone.length = 0;
	calls.placeOrder.mockResolvedValue(SUCCESS);
});

const SUCCESS: OrderReply = { result: 'success', redirect: 'https://banque.example/payer?id=7', order_id: 7 };
const refusal = (messages: string, more: object = {}): OrderReply => ({
	result: 'failure',
	messages,
	refresh: false,
	reload: false,
	...more,
});
const LIST =
	'<ul class="woocommerce-error" role="alert"><li data-id="billing_email"><strong>E-mail</strong> non valide.</li></ul>';
const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const press = () => page.field('place_order').click();
const ended = async () => {
	await vi.waitFor(() => expect(page.form.classList).not.toContain('processing'));
	await settle();
};
/** Fields of the first order. */
const sent = () => Object.fromEntries(calls.placeOrder.mock.calls[0]![0]);
const followed = () => vi.waitFor(() => expect(gone).toHaveLength(1));
const notice = () => document.querySelector('.archipel-notice')?.textContent ?? '';
/** Adds a handler of a payment method as its script does, through jQuery. */
const listen = (event: string, handler: (...args: unknown[]) => unknown) => realJQuery(page.form).on(event, handler);
/** Whether the browser would ask for confirmation before leaving. */
const asksToStay = () => {
	const event = new Event('beforeunload', { cancelable: true });
	dispatchEvent(event);
	return event.defaultPrevented;
};

test('[CHK-09] pressed twice, by Enter, by a script, and while the totals are on their way: one order, after the totals, with all that stands in the form', async () => {
	page = await openOrder();
	await page.fill('billing_email', 'claire@exemple.fr');
	let answer: (() => void) | undefined;
	const reply = review(table('30,00 €', 'local_pickup:3'), payment('Autre', 'n2'));
	calls.updateReview.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(reply))));
	await page.tick('shipping_method_0_local_pickup3');
	await vi.waitFor(() => expect(answer).toBeDefined());
	const asked = vi.fn();
	listen('checkout_place_order', asked);
	press();
	press();
	page.form.requestSubmit();
	realJQuery(page.form).trigger('submit');
	await settle();
	expect(calls.placeOrder).not.toHaveBeenCalled();
	expect([page.form.classList.contains('processing'), asksToStay()]).toEqual([true, true]);
	answer!();
	await followed();
	expect([calls.placeOrder.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1]);
	expect(sent()).toMatchObject({
		billing_email: 'claire@exemple.fr',
		payment_method: 'cod',
		'shipping_method[0]': 'local_pickup:3',
		// New nonce from the totals response.
		'woocommerce-process-checkout-nonce': 'n2',
	});
	expect(sent()).not.toHaveProperty('woocommerce_checkout_place_order');
	// Redirects to the payment provider. Until then another press or an update sends nothing.
	expect([gone, asksToStay()]).toEqual([['https://banque.example/payer?id=7'], false]);
	press();
	realJQuery(document.body).trigger('update_checkout');
	await settle();
	expect([calls.placeOrder.mock.calls.length, calls.updateReview.mock.calls.length]).toEqual([1, 2]);
});

test('[CHK-07] [CHK-09] a refusal: the list has the focus, also after Enter in a field, its errors stand at the fields, scripts hear the server’s words; the next press is another order', async () => {
	page = await openOrder();
	const heard: unknown[] = [];
	realJQuery(document.body).on('checkout_error', (_event, html) => void heard.push(html));
	calls.placeOrder.mockResolvedValueOnce(refusal(LIST, { refresh: true }));
	page.field('billing_phone').focus();
	page.form.requestSubmit();
	await ended();
	await page.answered();
	expect(document.activeElement).toBe(find('.woocommerce-NoticeGroup-checkout .woocommerce-error'));
	expect([page.errors('billing_email'), heard]).toEqual([['E-mail non valide.'], [LIST]]);
	// The nonce had expired, so the totals are requested again for a new one.
	expect(calls.updateReview).toHaveBeenCalledTimes(2);
	press();
	await followed();
	const [first, second] = calls.placeOrder.mock.calls.map(([, key]) => key);
	expect(first).not.toBe(second);
	expect(calls.askOrder).not.toHaveBeenCalled();
});

test('[CHK-09] [A11Y-06] that an order is being sent is said after a second, and no more once it is answered; nobody is asked to stay for a form that has left the page', async () => {
	page = await openOrder();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const said = async (pause: number) => {
		announce('Avant');
		calls.placeOrder.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, pause, refusal(LIST))));
		press();
		await vi.advanceTimersByTimeAsync(1200);
		return lastAnnouncement();
	};
	expect(await said(1100)).toBe('Envoi de la commande…');
	expect(await said(900)).toBe('Avant');
	await said(2000);
	expect(asksToStay()).toBe(true);
	page.stop();
	expect(asksToStay()).toBe(false);
	await vi.advanceTimersByTimeAsync(800);
});

test('[CHK-09] while nobody answers nothing is sent again, and it is said so; once the shop has said that there is no order, it is sent under the same name', async () => {
	page = await openOrder();
	calls.placeOrder.mockRejectedValueOnce(new RequestError('lost', '/'));
	calls.askOrder.mockRejectedValue(new RequestError('lost', '/'));
	press();
	await ended();
	expect(notice()).toContain('Nous ne savons pas encore si votre commande est passée.');
	press();
	await ended();
	expect(calls.placeOrder).toHaveBeenCalledOnce();
	expect(page.heard.filter((event) => event === 'checkout_error')).toHaveLength(2);
	calls.askOrder.mockResolvedValue(undefined);
	find<HTMLButtonElement>('.archipel-notice button').click();
	await followed();
	const keys = calls.placeOrder.mock.calls.map(([, key]) => key);
	expect([keys.length, keys[0] === keys[1], notice()]).toEqual([2, true, '']);
});

test('[CHK-09] that nothing was ordered is said, and that an order broke off in its payment, too', async () => {
	page = await openOrder();
	calls.placeOrder.mockRejectedValue(new RequestError('http', '/', { status: 500 }));
	calls.askOrder.mockResolvedValue(undefined);
	press();
	await ended();
	expect(notice()).toContain('Rien n’a été commandé.');
	calls.askOrder.mockRejectedValue(new UnclearOrder('invalid', '/'));
	press();
	await ended();
	expect(notice()).toContain('Ne payez pas une seconde fois');
	expect(document.querySelector('.archipel-notice button')).toBeNull();
});

test('[CHK-09] a reload that the shop wants is done, and no order is asked for; a failure that says nothing may be an order all the same: the shop is asked; else WooCommerce’s own words are said', async () => {
	page = await openOrder();
	const reload = vi.spyOn(location, 'reload').mockReturnValue();
	calls.placeOrder.mockResolvedValueOnce(refusal('', { reload: true }));
	press();
	await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
	expect(calls.askOrder).not.toHaveBeenCalled();
	page.form.classList.remove('processing');

	vi.stubGlobal('wc_checkout_params', { i18n_checkout_error: 'Vérifiez votre <a href="/compte/">compte</a>.' });
	calls.placeOrder.mockResolvedValueOnce(refusal(''));
	calls.askOrder.mockResolvedValueOnce(undefined);
	press();
	await ended();
	expect(find('.woocommerce-NoticeGroup-checkout').textContent).toBe('Vérifiez votre compte.');
	calls.placeOrder.mockResolvedValueOnce(refusal(''));
	calls.askOrder.mockResolvedValueOnce(SUCCESS);
	press();
	await followed();
});

test('[CHK-10] a payment method’s script is asked, with what it finds in WooCommerce’s: it may stop the order, and send it later by itself', async () => {
	page = await openOrder();
	page.field('payment_method_card').click();
	const asked: string[] = [];
	listen('checkout_place_order', () => void asked.push('any'));
	listen('checkout_place_order_cod', () => void asked.push('cod'));
	let token = '';
	listen('checkout_place_order_card', (_event, core) => {
		const { get_payment_method: method, $checkout_form: form } = core as {
			get_payment_method: () => string;
			$checkout_form: readonly Element[];
		};
		asked.push(method(), String(form[0] === page.form));
		return token !== '';
	});
	press();
	await settle();
	expect(asked).toEqual(['any', 'card', 'true']);
	expect([calls.placeOrder.mock.calls.length, page.form.classList.contains('processing')]).toEqual([0, false]);
	token = 't1';
	page.add('<input type="hidden" name="card_token" value="t1">');
	realJQuery(page.form).trigger('submit');
	await followed();
	expect(sent()).toMatchObject({ payment_method: 'card', card_token: 't1' });
	expect(calls.placeOrder).toHaveBeenCalledOnce();
});

test('[CHK-10] a script hears of success, and may refuse it; its own error is shown like the server’s', async () => {
	page = await openOrder();
	let core: { submit_error: (html: string) => void } | undefined;
	const replies: unknown[] = [];
	listen('checkout_place_order', (_event, given) => void (core = given as typeof core));
	listen('checkout_place_order_success', (_event, reply) => {
		replies.push(reply);
		return replies.length > 1;
	});
	press();
	await ended();
	expect([replies, gone]).toEqual([[SUCCESS], []]);
	expect(find('.woocommerce-error').textContent).toContain('n’a pas pu être traitée');
	core!.submit_error(LIST);
	await settle();
	expect(page.errors('billing_email')).toEqual(['E-mail non valide.']);
	press();
	await followed();
});

test('[CHK-09] [CHK-10] an order takes what was just typed along, and no totals are asked for it; lines end as a browser ends them; a payment that goes on in this page keeps the form shut until its script opens it; who comes back to the page can order again', async () => {
	page = await openOrder();
	page.add('<textarea name="order_comments">a\nb</textarea>');
	const asked = calls.updateReview.mock.calls.length;
	const reply = { ...SUCCESS, redirect: '#confirmer' };
	calls.placeOrder.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 50, reply)));
	page.field('billing_postcode').value = '33000';
	page.send('billing_postcode', 'input');
	realJQuery(document.body).trigger('update_checkout');
	press();
	await followed();
	expect(sent()).toMatchObject({ billing_postcode: '33000', order_comments: 'a\r\nb' });
	await settle();
	expect(calls.updateReview).toHaveBeenCalledTimes(asked);
	press();
	await settle();
	expect([calls.placeOrder.mock.calls.length, page.form.classList.contains('processing')]).toEqual([1, true]);
	page.form.classList.remove('processing');
	press();
	await vi.waitFor(() => expect(gone).toHaveLength(2));
	dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	expect(page.form.classList).not.toContain('processing');
	press();
	await vi.waitFor(() => expect(gone).toHaveLength(3));
});
