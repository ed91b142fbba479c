import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { calls, openOrder, review, table, type OrderPage } from '../../tests/setup/checkout-order';
import { settle, wantsStillness } from '../../tests/setup/checkout-page';
import { RequestError } from '../../src/shop/request-error';
import type { CouponAnswer } from '../../src/shop/woocommerce/cart-page-api';
import { lastAnnouncement } from '../../src/ui/announcer';

type Coupons = Record<'applyCoupon' | 'removeCoupon', Mock<(code: string, email?: string) => Promise<CouponAnswer>>>;
const coupons = vi.hoisted((): Coupons => ({ applyCoupon: vi.fn(), removeCoupon: vi.fn() }) as never);
vi.mock('../../src/shop/woocommerce/cart-page-api', () => ({ cartPageApi: coupons }));

/** WooCommerce's markup above the checkout. */
const ABOVE = `<div class="woocommerce-info">Livraison offerte dès 60 €</div><div class="woocommerce-error">D’avant</div><div class="woocommerce-notices-wrapper"></div>
<div class="woocommerce-form-login-toggle"><div class="woocommerce-info"><a href="#" class="showlogin">Connexion</a></div></div>
<form class="woocommerce-form woocommerce-form-login login" method="post"><input name="username" id="username"></form>
<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info"><a href="#" role="button" aria-expanded="false" class="showcoupon">Code promo</a></div></div>
<form class="checkout_coupon" method="post" id="woocommerce-checkout-form-coupon"><input name="coupon_code" class="input-text" id="coupon_code"><button name="apply_coupon">Appliquer</button></form>`;

let page: OrderPage;
beforeEach(async () => {
	wantsStillness(true);
	page = await openOrder(ABOVE);
	page.heard.length = 0;
});

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const isShown = (selector: string) => find(selector).style.display !== 'none';
const answer = (kind: string, text: string): CouponAnswer => {
	const notice = document.createElement('div');
	notice.className = kind;
	notice.textContent = text;
	return { ok: kind !== 'woocommerce-error', notices: [notice], text };
};
const applied = () => answer('woocommerce-message', 'Code appliqué.');
/** What is told above the form. */
const said = () => find('.woocommerce-notices-wrapper').textContent;
const apply = async (code: string) => {
	page.field('coupon_code').value = code;
	find<HTMLFormElement>('.checkout_coupon').requestSubmit();
	await settle();
	await page.answered();
};

test('[CHK-02] a coupon: what is wrong is said at its field; a right one is told above the checkout, its form shut, the order asked anew with the server’s shipping', async () => {
	find('.showcoupon').click();
	await settle();
	await page.fill('billing_email', 'claire@exemple.fr');
	page.field('coupon_code').focus();
	coupons.applyCoupon.mockResolvedValueOnce(answer('woocommerce-error', 'Code inconnu.'));
	await apply('rien');
	expect(coupons.applyCoupon).toHaveBeenCalledWith('rien', 'claire@exemple.fr');
	const field = page.field('coupon_code');
	expect(find('#coupon-error-notice').textContent).toBe('Code inconnu.');
	expect([field.getAttribute('aria-describedby'), document.activeElement]).toEqual(['coupon-error-notice', field]);
	field.dispatchEvent(new Event('input', { bubbles: true }));
	expect([document.querySelector('#coupon-error-notice'), field.getAttribute('aria-invalid')]).toEqual([null, null]);

	coupons.applyCoupon.mockResolvedValueOnce(applied());
	const link = '<a href="#" class="woocommerce-remove-coupon" data-coupon="bienvenue10">Enlever</a>';
	calls.updateReview.mockResolvedValue(review(table('31,32 €', 'flat_rate:1', link)));
	await apply('bienvenue10');
	expect([said(), isShown('.checkout_coupon'), field.value]).toEqual(['Code appliqué.', false, '']);
	expect(document.activeElement).toBe(find('.showcoupon'));
	const sent = Object.fromEntries(calls.updateReview.mock.calls.at(-1)![0]);
	expect([find('.amount').textContent, 'shipping_method[0]' in sent]).toEqual(['31,32 €', false]);

	// The former error is removed; info notices stay.
	expect(document.querySelector('.woocommerce-error')).toBeNull();
	expect(find('.woocommerce-info').textContent).toBe('Livraison offerte dès 60 €');

	coupons.removeCoupon.mockResolvedValueOnce(answer('woocommerce-message', 'Code enlevé.'));
	calls.updateReview.mockResolvedValue(review(table('34,80 €')));
	field.value = 'deuxième';
	find('.woocommerce-remove-coupon').click();
	await settle();
	await page.answered();
	expect(coupons.removeCoupon).toHaveBeenCalledWith('bienvenue10');
	expect([said(), find('.amount').textContent, field.value]).toEqual(['Code enlevé.', '34,80 €', 'deuxième']);
	expect(page.heard.filter((event) => event.includes('coupon'))).toEqual([
		'applied_coupon_in_checkout',
		'applied_coupon_in_checkout',
		'removed_coupon_in_checkout',
	]);
});

test('[CHK-02] [REL-01] a coupon without an answer is told at its field, which keeps the code; two presses are one call; a code that is typed while another one is applied stays, and so does its form', async () => {
	find('.showcoupon').click();
	await settle();
	coupons.applyCoupon.mockRejectedValueOnce(new RequestError('timeout', '/'));
	await Promise.all([apply('bienvenue10'), apply('bienvenue10')]);
	expect(coupons.applyCoupon).toHaveBeenCalledOnce();
	expect(page.field('coupon_code').value).toBe('bienvenue10');
	const late = expect.stringContaining('trop de temps');
	expect([find('.archipel-notice').textContent, lastAnnouncement()]).toEqual([late, late]);
	coupons.applyCoupon.mockResolvedValueOnce(applied());
	find<HTMLButtonElement>('.archipel-notice button').click();
	await settle();
	await page.answered();
	expect(said()).toBe('Code appliqué.');

	find('.showcoupon').click();
	await settle();
	coupons.applyCoupon.mockImplementationOnce(async () => {
		page.field('coupon_code').value = 'deuxième';
		return applied();
	});
	await apply('bienvenue10');
	expect([said(), page.field('coupon_code').value]).toEqual(['Code appliqué.', 'deuxième']);
	expect(isShown('.checkout_coupon')).toBe(true);
});

test('[CHK-03] another address is there for who asks for it, and the order follows, once: the delivery address is the one that is asked for, and of a full address the shop is told', async () => {
	await page.fill('billing_postcode', '69001');
	await page.fill('billing_first_name', 'Claire');
	page.add('<input name="shipping_postcode" value="33000">');
	expect(isShown('.shipping_address')).toBe(false);
	const asked = async (isElsewhere: boolean) => {
		const before = calls.updateReview.mock.calls.length;
		await page.tick('ship-to-different-address-checkbox', isElsewhere);
		expect(isShown('.shipping_address')).toBe(isElsewhere);
		await page.answered();
		const [sent, ...others] = calls.updateReview.mock.calls.slice(before).map(([fields]) => Object.fromEntries(fields));
		expect(others).toEqual([]);
		return [sent!['postcode'], sent!['s_postcode'], sent!['has_full_address']];
	};
	expect([await asked(true), await asked(false)]).toEqual([
		['69001', '33000', 'true'],
		['69001', '69001', 'true'],
	]);
	page.field('billing_postcode').value = '';
	expect((await asked(true))[2]).toBe('false');
});

test('[CHK-02] [CHK-03] boxes slide for 400 ms; an account and the terms open for who asks, and a password that a browser filled in meanwhile is not taken', async () => {
	page.add(
		'<input type="checkbox" name="createaccount" id="createaccount"><div class="create-account" style="display: none"><input type="password" id="account_password" value="deviné"></div><div class="woocommerce-terms-and-conditions" style="display: none">CGV</div><a class="woocommerce-terms-and-conditions-link" href="/cgv/">CGV</a>',
	);
	await page.tick('createaccount');
	expect([isShown('.create-account'), page.field('account_password').value]).toEqual([true, '']);
	page.field('account_password').value = 'choisi';
	await page.tick('ship-to-different-address-checkbox');
	expect(page.field('account_password').value).toBe('choisi');
	await page.tick('createaccount', false);
	expect(isShown('.create-account')).toBe(false);
	const link = find('.woocommerce-terms-and-conditions-link');
	const press = () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
	expect([press(), isShown('.woocommerce-terms-and-conditions')]).toEqual([false, true]);
	expect([press(), isShown('.woocommerce-terms-and-conditions')]).toEqual([false, false]);
	// The terms are on a separate page.
	find('.woocommerce-terms-and-conditions').remove();
	link.addEventListener('click', (event) => (expect(event.defaultPrevented).toBe(false), event.preventDefault()));
	press();

	wantsStillness(false);
	const animate = vi.fn(() => ({ finished: Promise.resolve(), cancel() {} }));
	find('form.login').animate = animate as never;
	find('.showlogin').click();
	await settle();
	expect(animate.mock.calls).toEqual([[expect.anything(), expect.objectContaining({ duration: 400 })]]);
});

test('[CHK-04] where a theme has no place for notices, what is said of a coupon has one above the form', async () => {
	find('.woocommerce-notices-wrapper').remove();
	document.body.insertAdjacentHTML('afterbegin', '<aside><div class="woocommerce-notices-wrapper"></div></aside>');
	coupons.applyCoupon.mockResolvedValueOnce(applied());
	await apply('bienvenue10');
	const wrapper = page.form.previousElementSibling!;
	expect([wrapper.className, wrapper.textContent]).toEqual(['woocommerce-notices-wrapper', 'Code appliqué.']);
});
