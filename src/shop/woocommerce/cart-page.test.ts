import { beforeEach, describe, expect, test, vi } from 'vitest';
import { safeHtml } from '../../safety/html';
import { lineOf, readCartPage, readLines, readMethods, readTotals } from './cart-page';

vi.mock('../../safety/html', () => import('../../../tests/setup/open-gate'));

const form = '<form class="woocommerce-cart-form"><input name="woocommerce-cart-nonce" value="0123456789"></form>';
const totals = '<div class="cart_totals"><p class="order-total">10 €</p><p class="wc-proceed-to-checkout">Go</p></div>';
const cart = `<main><div class="woocommerce">${form}${totals}</div></main>`;
const empty = '<div class="woocommerce"><div class="wc-empty-cart-message"><p class="cart-empty">Vide</p></div></div>';
const read = (html: string) => readCartPage(html, document, '/page-panier/');

beforeEach(() => {
	document.body.className = 'woocommerce';
	document.body.innerHTML = cart;
});

describe('a cart page', () => {
	test('[CP-02] gives form, totals, notices and the element around them', () => {
		const page = read(`<div class="woocommerce-message">Ok</div>${cart}`);
		expect(page.form?.className).toBe('woocommerce-cart-form');
		expect(page.totals?.className).toBe('cart_totals');
		expect(page.notices).toHaveLength(1);
		expect(page.root.contains(page.form!) && page.root.contains(page.totals!)).toBe(true);
	});

	test('[CP-02] without a form it is the empty cart', () => {
		expect(read(empty)).toMatchObject({ form: undefined });
		expect(read(empty).root.className).toBe('woocommerce');
	});

	test('a reply that is nothing but a form has an element around it all the same, and what this theme does not print is not asked for', () => {
		document.body.innerHTML = form;
		expect(read(form).root.firstElementChild?.nodeName).toBe('FORM');
		expect(read(form).form).toBeDefined();
	});
});

test('[CP-04] totals are taken out of their reply', () =>
	expect(readTotals(`<br><b>Notice</b>${totals}`, document, '').totals.textContent).toContain('10 €'));

test('lines, coupons and methods: a quantity field and a remove or undo link name their line; others name none', () => {
	expect(lineOf('cart[ab12][qty]')).toBe('ab12');
	expect(lineOf('cart[ab12][gift]')).toBeUndefined();
	expect(lineOf('coupon_code')).toBeUndefined();
	expect(lineOf('/page-panier/?remove_item=ab12&_wpnonce=1')).toBe('ab12');
	expect(lineOf('/page-panier/?a=1&undo_item=cd34')).toBe('cd34');
	expect(lineOf('/page-panier/?archipel_restore_cart=1')).toBeUndefined();
	expect(lineOf(null)).toBeUndefined();
});

test('lines, coupons and methods: the quantities of a form are those that the server printed, past all other fields', () => {
	const page = safeHtml(
		'<a href="?remove_item=a"></a><input name="cart[a][qty]" value="2"><input name="coupon_code" value="x">' +
			'<input name="cart[b][qty]" value="1.5"><a href="?remove_item=c"></a>',
	);
	page.querySelector<HTMLInputElement>('[name^=cart]')!.value = '7';
	expect([...readLines(page)]).toEqual([
		['a', 2],
		['b', 1.5],
		['c', NaN],
	]);
	expect(readLines(undefined).size).toBe(0);
});

test('[CP-04] lines, coupons and methods: coupons are told apart whatever their capitals; of the methods those count that are chosen', () => {
	const html = totals.replace(
		'Go',
		'<a class="woocommerce-remove-coupon" data-coupon="BIENVENUE10"></a>' +
			'<input type="radio" name="shipping_method[0]" data-index="0" value="post">' +
			'<input type="radio" name="shipping_method[0]" data-index="0" value="pickup" checked>' +
			'<input type="hidden" name="shipping_method[1]" data-index="1" value="only">',
	);
	expect(readTotals(html, document, '')).toMatchObject({
		coupons: ['bienvenue10'],
		methods: { 'shipping_method[0]': 'pickup', 'shipping_method[1]': 'only' },
	});
	expect(readMethods(document)).toEqual({});
});
