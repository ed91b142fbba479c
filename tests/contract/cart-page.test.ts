import { expect, test } from 'vitest';
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

test('[CP-02] the cart form has the nonce at its end, lines by key, and the totals beside it; a stale nonce changes nothing and says nothing, and the reply brings a fresh one; update_cart stores the quantity and says so, one above the stock too, with which there is no checkout; quantity 0 takes the line out: the empty cart has no form', async () => {
	const { visitor, page } = await withCart();
	expect(page.text.indexOf('woocommerce-cart-nonce')).toBeGreaterThan(page.text.indexOf('name="update_cart"'));
	expect(find(page, /(remove_item=[0-9a-f]{32})/)).toBe(`remove_item=${keyOf(page)}`);
	for (const part of ['class="cart_totals', 'order-total', 'wc-proceed-to-checkout', 'product-remove'])
		expect(page.text).toContain(part);
	const stale = await post(visitor, update(page, 3, STALE));
	expect([quantityOf(stale), hasNotice(stale)]).toEqual([1, false]);
	expect(nonceOf(stale)).not.toBe(STALE);
	const stored = await post(visitor, update(page, 3));
	expect([quantityOf(stored), hasNotice(stored)]).toEqual([3, true]);
	const above = await post(visitor, update(page, 8));
	expect([quantityOf(above), above.text.includes('class="woocommerce-error"')]).toEqual([8, true]);
	expect((await visitor.get('/commande/')).document().querySelector('form.checkout')).toBeNull();
	const empty = await post(visitor, update(page, 0));
	expect(isEmpty(empty)).toBe(true);
	expect(empty.text).not.toMatch(/class="woocommerce-cart-form\b/);
});

/** Removes the only line by its link, after a stale nonce that does nothing and says nothing. @returns The undo link, and the line's key. */
async function removeOnly() {
	const { visitor, page } = await withCart();
	const { pathname, search } = new URL(find(page, /href="([^"]*remove_item=[^"]*)"/));
	await visitor.get(pathname + search.replace(/_wpnonce=\w+/, `_wpnonce=${STALE}`));
	const still = await visitor.get(CART);
	expect([keyOf(still), hasNotice(still)]).toEqual([keyOf(page), false]);
	const reply = await visitor.get(pathname + search);
	expect([reply.status, reply.headers.get('location')]).toEqual([302, expect.stringContaining('removed_item=1')]);
	const after = await visitor.get(`${CART}?removed_item=1`);
	expect(isEmpty(after)).toBe(true);
	const undo = new URL(find(after, /href="([^"]*undo_item=[^"]*)"[^>]*class="restore-item"/));
	return { visitor, key: keyOf(page), undo: undo.pathname + undo.search };
}

test('[CP-03] the remove link redirects, with a stale nonce it does nothing and says nothing; the next page has an undo link that brings the line back; a page that is opened meanwhile forgets it, unless its address has removed_item', async () => {
	const { visitor, key, undo } = await removeOnly();
	await visitor.get(`${CART}?removed_item=1`);
	expect((await visitor.get(undo)).status).toBe(302);
	expect(keyOf(await visitor.get(CART))).toBe(key);
	const other = await removeOnly();
	await other.visitor.get(CART);
	await other.visitor.get(other.undo);
	expect(isEmpty(await other.visitor.get(CART))).toBe(true);
});

test('[CP-04] apply_coupon answers HTML, of a code that is unknown or not for this cart an error with status 200; one is applied once, in any case; one for use alone takes the others off, and one comes into an empty cart, with the nonce of any guest; get_cart_totals shows the coupon with its remove link; update_shipping_method answers the totals with the choice', async () => {
	const { visitor, page } = await withCart();
	await post(visitor, update(page, 2));
	const nonces = (await visitor.wcAjax('archipel_nonces')).json<Record<string, string>>();
	const apply = (coupon_code: string) =>
		visitor.wcAjax('apply_coupon', { security: nonces['apply-coupon']!, coupon_code });
	const kindOf = async (code: string) => {
		const { status, type, text } = await apply(code);
		return [status, type.split(';')[0], /woocommerce-(error|message)/.exec(text)?.[1]].join(' ');
	};
	for (const code of ['', 'nexistepas', 'expire5', 'epuise', 'mini100', 'maxi20', 'masque50', 'reserve'])
		expect(await kindOf(code), code).toBe('200 text/html error');
	const told = [];
	for (const code of ['BIENVENUE10', 'bienvenue10', 'solo20', 'fixe5']) told.push((await kindOf(code)).split(' ')[2]);
	expect(told).toEqual(['message', 'error', 'message', 'error']);
	expect((await visitor.get('/?wc-ajax=get_cart_totals')).text).not.toContain('data-coupon="bienvenue10"');
	const remove = (coupon: string) => visitor.wcAjax('remove_coupon', { security: nonces['remove-coupon']!, coupon });
	for (const code of ['solo20', 'bienvenue10']) expect((await remove(code)).text).toContain('woocommerce-message');
	expect((await remove('')).text).toContain('woocommerce-error');
	expect(await kindOf('bienvenue10')).toBe('200 text/html message');
	const other = await visit().wcAjax('apply_coupon', { security: nonces['apply-coupon']!, coupon_code: 'bienvenue10' });
	expect(other.text).toContain('woocommerce-message');
	const totals = await visitor.get('/?wc-ajax=get_cart_totals');
	expect(totals.text.trim()).toMatch(/^<div class="cart_totals/);
	expect(find(totals, /class="woocommerce-remove-coupon"\s+data-coupon="([^"]+)"/)).toBe('bienvenue10');
	const security = nonces['update-shipping-method']!;
	const { text } = await visitor.wcAjax('update_shipping_method', { security, 'shipping_method[0]': 'local_pickup:3' });
	expect(text.trim()).toMatch(/^<div class="cart_totals/);
	expect(text).toMatch(/value="local_pickup:3"[^>]*checked/);
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

test('the shipping calculator always says something, that it has calculated or what is wrong; with a stale nonce it says nothing', async () => {
	const { visitor, page } = await withCart();
	const NONCE = 'woocommerce-shipping-calculator-nonce';
	const fields = {
		calc_shipping_country: 'FR',
		calc_shipping_state: '',
		calc_shipping_city: 'Nantes',
		calc_shipping_postcode: '44000',
		[NONCE]: find(page, /name="woocommerce-shipping-calculator-nonce"\s+value="([0-9a-f]{10})"/),
		calc_shipping: 'x',
	};
	const said = async (changes: Fields) => {
		const { text } = await post(visitor, { ...fields, ...changes });
		return /class="woocommerce-(info|error|message)"/.exec(text)?.[1];
	};
	expect(await said({ [NONCE]: STALE })).toBeUndefined();
	expect(await said({})).toBe('info');
	expect(await said({ calc_shipping_postcode: 'ABC' })).toBe('error');
});
