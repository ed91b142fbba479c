import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { CART_FRAGMENT, fragmentsReplySchema, readFragments } from '../../src/shop/woocommerce/cart-api';
import { productId, useShop } from './shop';
import type { Answer, Browser } from '../../fixtures/testing/browser';

const visit = useShop();

const cartOf = (reply: Answer) => {
	const parsed = safeParse(fragmentsReplySchema(), reply.json());
	if (!parsed.success) throw new Error(`not a fragments reply: ${reply.text.slice(0, 200)}`);
	const { cart } = readFragments(parsed.data);
	if (!cart) throw new Error(`no cart at ${CART_FRAGMENT}: ${Object.keys(parsed.data.fragments).join(', ')}`);
	return cart;
};

const add = async (visitor: Browser, slug: string, quantity = 1) =>
	visitor.wcAjax('add_to_cart', { product_id: await productId(visitor, slug), quantity });

describe('add_to_cart', () => {
	test('[CART-01] answers JSON with fragments, the hash of the cookie, and the cart', async () => {
		const visitor = visit();
		const reply = await add(visitor, 'culotte-taille-haute');
		expect(reply.status).toBe(200);
		expect(reply.type).toMatch(/^application\/json/);
		expect((reply.json() as { fragments: object }).fragments).toHaveProperty(['div.widget_shopping_cart_content']);
		const cart = cartOf(reply);
		expect(cart).toMatchObject({
			count: 1,
			hash: visitor.cookies.get('woocommerce_cart_hash'),
			totals: { subtotal: 1990 },
		});
		expect(cart.items[0]).toMatchObject({
			name: 'Culotte taille haute',
			quantity: 1,
			price: 1990,
			maxQuantity: 5,
			soldIndividually: false,
			lineTotal: 1990,
		});
		expect(visitor.cookies.get('woocommerce_items_in_cart')).toBe('1');
	});

	test.each(['add_to_cart', 'archipel_add_to_cart'])(
		'[REL-03] %s: a request that the browser sends again by itself adds once, a second request adds again',
		async (action) => {
			const visitor = visit();
			const product = await productId(visitor, 'culotte-taille-haute');
			const send = (name: string) =>
				visitor.wcAjax(action, { product_id: product, quantity: 1 }, { 'X-Archipel-Request': name });
			for (const [name, count] of [
				['first-1', 1],
				['first-1', 1],
				['second-2', 2],
				['first-1', 2],
			] as const) {
				const reply = await send(name);
				expect(reply.json()).not.toHaveProperty('error');
				expect(cartOf(reply).count, name).toBe(count);
			}
		},
	);

	test('[CART-03] a product that is out of stock answers error and the address of its page', async () => {
		const reply = await add(visit(), 'kimono-en-rupture');
		expect(reply.status).toBe(200);
		expect(reply.json()).toMatchObject({
			error: true,
			product_url: expect.stringMatching(/\/produit\/kimono-en-rupture\/$/),
		});
	});

	test('[CART-03] an unknown product answers error without an address', async () => {
		const reply = await visit().wcAjax('add_to_cart', { product_id: 999_999, quantity: 1 });
		expect(reply.json()).toEqual({ error: true, product_url: false });
	});

	test('a missing product id answers an empty body that is not JSON', async () => {
		const reply = await visit().wcAjax('add_to_cart', {});
		expect([reply.status, reply.text, reply.type.split(';')[0]]).toEqual([200, '', 'text/html']);
	});

	test('quantity 0 adds one; a sold-individually product stays at one', async () => {
		const visitor = visit();
		expect(cartOf(await add(visitor, 'culotte-taille-haute', 0)).count).toBe(1);
		const cart = cartOf(await add(visitor, 'masque-satin', 5));
		expect(cart.items.find(({ name }) => name === 'Masque satin')).toMatchObject({
			quantity: 1,
			soldIndividually: true,
			maxQuantity: 1,
		});
	});

	test('the same product again is the same line', async () => {
		const visitor = visit();
		const first = cartOf(await add(visitor, 'culotte-taille-haute'));
		const second = cartOf(await add(visitor, 'culotte-taille-haute'));
		expect(second.items.map(({ key, quantity }) => [key, quantity])).toEqual([[first.items[0]!.key, 2]]);
		expect(second.hash).not.toBe(first.hash);
	});
});

describe('remove_from_cart', () => {
	test('[CART-11] the last line gone, both cookies are expired', async () => {
		const visitor = visit();
		const { items } = cartOf(await add(visitor, 'culotte-taille-haute'));
		const cart = cartOf(await visitor.wcAjax('remove_from_cart', { cart_item_key: items[0]!.key }));
		expect(cart).toMatchObject({ count: 0, items: [], hash: '', totals: { total: 0 } });
		expect(visitor.cookies.has('woocommerce_items_in_cart')).toBe(false);
		expect(visitor.cookies.has('woocommerce_cart_hash')).toBe(false);
	});

	test('[CART-11] an unknown key answers success false, HTTP 200', async () => {
		const visitor = visit();
		await add(visitor, 'culotte-taille-haute');
		const reply = await visitor.wcAjax('remove_from_cart', { cart_item_key: 'deadbeef' });
		expect([reply.status, reply.json()]).toEqual([200, { success: false }]);
	});
});

describe('get_refreshed_fragments', () => {
	test('[CART-07] tells the cart of the session', async () => {
		const visitor = visit();
		const added = cartOf(await add(visitor, 'culotte-taille-haute', 2));
		expect(cartOf(await visitor.wcAjax('get_refreshed_fragments', { time: Date.now() }))).toEqual(added);
	});
});

describe('the cart for analytics', () => {
	test('[CART-15] carries totals, coupons and items as whole numbers of the currency’s minor unit', async () => {
		const visitor = visit();
		await add(visitor, 'culotte-taille-haute', 2);
		const nonces = (await visitor.wcAjax('archipel_nonces')).json() as Record<string, string>;
		await visitor.wcAjax('apply_coupon', { security: nonces['apply-coupon']!, coupon_code: 'bienvenue10' });
		const cart = cartOf(await visitor.wcAjax('get_refreshed_fragments', { time: Date.now() }));
		expect(cart.currency).toMatchObject({ code: 'EUR', minorUnit: 2 });
		expect(cart.totals).toMatchObject({ subtotal: 3980, discount: 398 });
		expect(cart.totals.total).toBe(3980 - 398 + (cart.totals.shipping ?? 0));
		expect(cart.coupons).toMatchObject([{ code: 'bienvenue10', discount: 398 }]);
		expect(cart.items).toMatchObject([
			{
				name: 'Culotte taille haute',
				quantity: 2,
				price: 1990,
				lineSubtotal: 3980,
				lineTotal: 3582,
				priceAfterCouponDiscount: 1791,
				categories: expect.arrayContaining([expect.any(String)]),
			},
		]);
	});
});

describe('an unknown action', () => {
	test('answers an empty body, HTTP 200', async () => {
		const reply = await visit().wcAjax('no_such_action');
		expect([reply.status, reply.text]).toEqual([200, '']);
	});
});

describe('the plugin’s own actions', () => {
	test('[CART-12] set_quantity changes one line, or takes it out, and answers like WooCommerce', async () => {
		const visitor = visit();
		const { items } = cartOf(await add(visitor, 'culotte-taille-haute'));
		const cart = cartOf(await visitor.wcAjax('archipel_set_quantity', { cart_item_key: items[0]!.key, quantity: 3 }));
		expect(cart).toMatchObject({ count: 3, totals: { subtotal: 5970 } });
		expect(cart.hash).toBe(visitor.cookies.get('woocommerce_cart_hash'));
		const none = await visitor.wcAjax('archipel_set_quantity', { cart_item_key: items[0]!.key, quantity: 0 });
		expect([cartOf(none).count, visitor.cookies.has('woocommerce_items_in_cart')]).toEqual([0, false]);
	});

	test('[CART-12] set_quantity above the stock is refused with a reason, and the cart stays', async () => {
		const visitor = visit();
		const { items } = cartOf(await add(visitor, 'culotte-taille-haute'));
		const reply = await visitor.wcAjax('archipel_set_quantity', { cart_item_key: items[0]!.key, quantity: 50 });
		expect(reply.status).toBe(200);
		expect(reply.json()).toMatchObject({ error: true, message: expect.stringMatching(/\S/) });
		expect(cartOf(reply).count).toBe(1);
	});

	test('[CART-12] set_quantity of an unknown line is refused with a reason', async () => {
		const reply = await visit().wcAjax('archipel_set_quantity', { cart_item_key: 'deadbeef', quantity: 2 });
		expect(reply.json()).toMatchObject({ error: true, message: expect.stringMatching(/\S/) });
	});

	test('[CART-12] restore_item puts a removed line back with its quantity', async () => {
		const visitor = visit();
		const { items } = cartOf(await add(visitor, 'culotte-taille-haute', 2));
		const key = items[0]!.key;
		await visitor.wcAjax('remove_from_cart', { cart_item_key: key });
		const cart = cartOf(await visitor.wcAjax('archipel_restore_item', { cart_item_key: key }));
		expect(cart.items).toMatchObject([{ key, quantity: 2 }]);
	});

	test.each(['archipel_set_quantity', 'archipel_restore_item', 'archipel_nonces', 'archipel_add_to_cart'])(
		'[WP-01] what %s answers is JSON that no cache keeps',
		async (action) => {
			const reply = await visit().wcAjax(action);
			expect([reply.status, reply.type]).toEqual([200, expect.stringMatching(/^application\/json/)]);
			expect(reply.headers.get('cache-control')).toMatch(/no-store/);
			reply.json();
		},
	);

	test('nonces are there for guests', async () => {
		expect((await visit().wcAjax('archipel_nonces')).json()).toMatchObject({
			wp_rest: expect.stringMatching(/^[a-f0-9]{10}$/),
			'apply-coupon': expect.stringMatching(/^[a-f0-9]{10}$/),
		});
	});
});

describe('sessions', () => {
	test('two visitors have two carts', async () => {
		const [one, other] = [visit(), visit()];
		await add(one, 'culotte-taille-haute', 2);
		expect(cartOf(await add(other, 'masque-satin')).items).toHaveLength(1);
	});

	test('[WP-08] pages of guests carry no nonce, key or cart of their own', async () => {
		const visitor = visit();
		const { items, hash } = cartOf(await add(visitor, 'culotte-taille-haute'));
		for (const path of ['/boutique/', '/produit/masque-satin/', '/']) {
			const [own, stranger] = await Promise.all([visitor.get(path), visit().get(path)]);
			const config = ({ text }: Answer) => /id="archipel-config"[^>]*>([^<]*)</.exec(text)![1];
			expect(config(own)).toBe(config(stranger));
			const ours = [...own.text.matchAll(/<[^>]*archipel[^>]*>(?:[^<]*<\/script>)?/g)].join('\n');
			expect(ours).not.toMatch(/nonce/i);
			for (const secret of [items[0]!.key, hash]) expect(ours).not.toContain(secret);
		}
	});
});
