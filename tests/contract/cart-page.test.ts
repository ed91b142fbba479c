import { describe, expect, test } from 'vitest';
import { productId, useShop } from './shop';
import type { Answer, Browser, Fields } from '../../fixtures/testing/browser';

const visit = useShop();
const CART = '/page-panier/';
const STALE = '0123456789';

/** Returns the first capture group of a pattern in a response. */
function find(reply: Answer, pattern: RegExp): string {
	const found = pattern.exec(reply.text)?.[1];
	if (found === undefined) throw new Error(`no ${pattern} in ${reply.text.slice(0, 200)}`);
	return found.replaceAll('&#038;', '&').replaceAll('&amp;', '&');
}

const nonceOf = (reply: Answer) => find(reply, /name="woocommerce-cart-nonce"\s+value="([0-9a-f]{10})"/);
const keyOf = (reply: Answer) => find(reply, /name="cart\[([0-9a-f]{32})\]\[qty\]"/);
const quantityOf = (reply: Answer) => Number(find(reply, /name="cart\[[0-9a-f]{32}\]\[qty\]"\s+value="(\d+)"/));
const hasNotice = (reply: Answer) => /class="woocommerce-(message|error)"/.test(reply.text);
const isEmpty = (reply: Answer) => /wc-empty-cart-message/.test(reply.text);

/** A visitor with one product in the cart, and the cart page. */
async function withCart(): Promise<{ visitor: Browser; page: Answer }> {
	const visitor = visit();
	await visitor.wcAjax('add_to_cart', { product_id: await productId(visitor, 'culotte-taille-haute'), quantity: 1 });
	return { visitor, page: await visitor.get(CART) };
}

/** Posts to the cart page as the browser does: with the cart page as referrer, following the redirect. */
async function post(visitor: Browser, fields: Fields): Promise<Answer> {
	const reply = await visitor.post(CART, fields);
	return reply.status === 302 ? visitor.get(CART) : reply;
}

const update = (page: Answer, quantity: number, nonce = nonceOf(page)): Fields => ({
	[`cart[${keyOf(page)}][qty]`]: quantity,
	coupon_code: '',
	'woocommerce-cart-nonce': nonce,
	_wp_http_referer: CART,
	update_cart: 'Update Cart',
});

describe('the cart form', () => {
	test('[CP-02] has the nonce at its end, lines by key, and the totals beside it', async () => {
		const { page } = await withCart();
		expect(page.text.indexOf('woocommerce-cart-nonce')).toBeGreaterThan(page.text.indexOf('name="update_cart"'));
		expect(find(page, /(remove_item=[0-9a-f]{32})/)).toBe(`remove_item=${keyOf(page)}`);
		for (const part of ['class="cart_totals', 'order-total', 'wc-proceed-to-checkout', 'product-remove'])
			expect(page.text).toContain(part);
	});

	test('[CP-02] posted with update_cart, it stores the quantity and says so', async () => {
		const { visitor, page } = await withCart();
		const reply = await post(visitor, update(page, 3));
		expect([quantityOf(reply), hasNotice(reply)]).toEqual([3, true]);
	});

	test('[CP-02] with a stale nonce nothing changes and nothing is said; the reply brings a fresh nonce', async () => {
		const { visitor, page } = await withCart();
		const reply = await post(visitor, update(page, 3, STALE));
		expect([quantityOf(reply), hasNotice(reply)]).toEqual([1, false]);
		expect(nonceOf(reply)).not.toBe(STALE);
	});

	test('[CP-02] quantity 0 takes the line out: the empty cart has no form', async () => {
		const { visitor, page } = await withCart();
		const reply = await post(visitor, update(page, 0));
		expect(isEmpty(reply)).toBe(true);
		expect(reply.text).not.toMatch(/class="woocommerce-cart-form\b/);
	});
});

describe('links', () => {
	const removeLink = (page: Answer) => {
		const url = new URL(find(page, /href="([^"]*remove_item=[^"]*)"/));
		return { path: url.pathname, query: url.searchParams };
	};

	/** Removes the only line. @returns The undo link, and the cart page before and after. */
	const removeOnly = async () => {
		const { visitor, page } = await withCart();
		const { path, query } = removeLink(page);
		const reply = await visitor.get(`${path}?${query}`);
		expect([reply.status, reply.headers.get('location')]).toEqual([302, expect.stringContaining('removed_item=1')]);
		const after = await visitor.get(`${CART}?removed_item=1`);
		expect(isEmpty(after)).toBe(true);
		const undo = new URL(find(after, /href="([^"]*undo_item=[^"]*)"[^>]*class="restore-item"/));
		return { visitor, page, undo: undo.pathname + undo.search };
	};

	test('[CP-03] the remove link redirects, and the next page has an undo link that brings the line back; a page that is opened meanwhile forgets it, unless its address has removed_item', async () => {
		const { visitor, page, undo } = await removeOnly();
		await visitor.get(`${CART}?removed_item=1`);
		expect((await visitor.get(undo)).status).toBe(302);
		expect(keyOf(await visitor.get(CART))).toBe(keyOf(page));
		const other = await removeOnly();
		await other.visitor.get(CART);
		await other.visitor.get(other.undo);
		expect(isEmpty(await other.visitor.get(CART))).toBe(true);
	});

	test('[CP-03] with a stale nonce the remove link does nothing and says nothing', async () => {
		const { visitor, page } = await withCart();
		const { path, query } = removeLink(page);
		query.set('_wpnonce', STALE);
		await visitor.get(`${path}?${query}`);
		const after = await visitor.get(CART);
		expect([keyOf(after), hasNotice(after)]).toEqual([keyOf(page), false]);
	});
});

describe('coupons', () => {
	const nonce = async (visitor: Browser, action: string) =>
		((await visitor.wcAjax('archipel_nonces')).json() as Record<string, string>)[action]!;

	test('[CP-04] apply_coupon answers HTML; get_cart_totals shows the coupon with its remove link', async () => {
		const { visitor } = await withCart();
		const reply = await visitor.wcAjax('apply_coupon', {
			security: await nonce(visitor, 'apply-coupon'),
			coupon_code: 'bienvenue10',
		});
		expect(reply.type).toMatch(/^text\/html/);
		expect(reply.text).toContain('woocommerce-message');
		const totals = await visitor.get('/?wc-ajax=get_cart_totals');
		expect(totals.text.trim()).toMatch(/^<div class="cart_totals/);
		expect(find(totals, /class="woocommerce-remove-coupon"\s+data-coupon="([^"]+)"/)).toBe('bienvenue10');
	});

	test('[CP-04] an unknown code is an error, status 200', async () => {
		const { visitor } = await withCart();
		const reply = await visitor.wcAjax('apply_coupon', {
			security: await nonce(visitor, 'apply-coupon'),
			coupon_code: 'nexistepas',
		});
		expect([reply.status, /woocommerce-error/.test(reply.text)]).toEqual([200, true]);
	});

	test.each([
		['apply_coupon', { coupon_code: 'bienvenue10' }],
		['remove_coupon', { coupon: 'bienvenue10' }],
		['update_shipping_method', { 'shipping_method[0]': 'local_pickup:3' }],
	])('[REL-01] %s with a stale nonce answers 403 and -1', async (action, fields: Fields) => {
		const { visitor } = await withCart();
		const reply = await visitor.wcAjax(action, { security: STALE, ...fields });
		expect([reply.status, reply.text.trim()]).toEqual([403, '-1']);
	});

	test('update_shipping_method answers the totals with the choice', async () => {
		const { visitor } = await withCart();
		const reply = await visitor.wcAjax('update_shipping_method', {
			security: await nonce(visitor, 'update-shipping-method'),
			'shipping_method[0]': 'local_pickup:3',
		});
		expect(reply.text.trim()).toMatch(/^<div class="cart_totals/);
		expect(reply.text).toMatch(/value="local_pickup:3"[^>]*checked/);
	});
});

describe('the shipping calculator', () => {
	const calculate = (page: Answer, fields: Fields) => ({
		calc_shipping_country: 'FR',
		calc_shipping_state: '',
		calc_shipping_city: 'Nantes',
		calc_shipping_postcode: '44000',
		'woocommerce-shipping-calculator-nonce': find(
			page,
			/name="woocommerce-shipping-calculator-nonce"\s+value="([0-9a-f]{10})"/,
		),
		calc_shipping: 'x',
		...fields,
	});

	test('always says something: that it has calculated, or what is wrong', async () => {
		const { visitor, page } = await withCart();
		expect((await post(visitor, calculate(page, {}))).text).toMatch(/class="woocommerce-info"/);
		expect((await post(visitor, calculate(page, { calc_shipping_postcode: 'ABC' }))).text).toMatch(
			/class="woocommerce-error"/,
		);
	});

	test('with a stale nonce it says nothing', async () => {
		const { visitor, page } = await withCart();
		const reply = await post(visitor, calculate(page, { 'woocommerce-shipping-calculator-nonce': STALE }));
		expect(reply.text).not.toMatch(/class="woocommerce-(info|error|message)"/);
	});
});
