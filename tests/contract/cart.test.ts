import { expect, test } from 'vitest';
import { cartOf, productId, useShop } from './shop';
import type { Answer, Browser } from '../../fixtures/testing/browser';

const visit = useShop();

const add = async (visitor: Browser, slug: string, quantity = 1) =>
	visitor.wcAjax('add_to_cart', { product_id: await productId(visitor, slug), quantity });

test('[CART-01] [CART-07] add_to_cart answers JSON with fragments, the hash of the cookie, and the cart; the same product again is the same line; get_refreshed_fragments tells the cart of the session', async () => {
	const visitor = visit();
	const reply = await add(visitor, 'culotte-taille-haute');
	expect(reply.status).toBe(200);
	expect(reply.type).toMatch(/^application\/json/);
	expect((reply.json() as { fragments: object }).fragments).toHaveProperty(['div.widget_shopping_cart_content']);
	expect(visitor.lastCookies.join('\n')).toMatch(
		/^wp_woocommerce_session_[0-9a-f]{32}=t_[0-9a-f]{30}%7C\d+%7C\d+%7C%24generic%24[\w-]{40}; .*; HttpOnly$/m,
	);
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
	const second = cartOf(await add(visitor, 'culotte-taille-haute'));
	expect(second.items.map(({ key, quantity }) => [key, quantity])).toEqual([[cart.items[0]!.key, 2]]);
	expect(second.hash).not.toBe(cart.hash);
	expect(cartOf(await visitor.wcAjax('get_refreshed_fragments', { time: Date.now() }))).toEqual(second);
});

test.each(['add_to_cart', 'archipel_add_to_cart'])(
	'[REL-03] %s: a request that the browser sends again by itself adds once, a second request adds again',
	async (action) => {
		const visitor = visit();
		const product = await productId(visitor, 'culotte-taille-haute');
		for (const [name, count] of [
			['first-1', 1],
			['first-1', 1],
			['second-2', 2],
			['first-1', 2],
		] as const) {
			const fields = { product_id: product, quantity: 1 };
			const reply = await visitor.wcAjax(action, fields, { 'X-Archipel-Request': name });
			expect(reply.json()).not.toHaveProperty('error');
			expect(cartOf(reply).count, name).toBe(count);
		}
	},
);

test.each([
	['kimono-en-rupture', 1, true],
	['guepiere-trois-options', 1, true],
	['coffret-trio', 1, true],
	['carte-cadeau-partenaire', 1, true],
	['culotte-taille-haute', 9, true],
	['culotte-taille-haute', -2, false],
])(
	'[CART-03] add_to_cart refuses %s, %i pieces: error and the address of its page, whose next visit says why, once',
	async (slug, quantity, isSaid) => {
		const visitor = visit();
		// WooCommerce keeps what it says for visitors with a session.
		await add(visitor, 'masque-satin');
		const reply = await add(visitor, slug, quantity);
		const product_url = expect.stringMatching(new RegExp(`/produit/${slug}/$`));
		expect([reply.status, reply.json()]).toEqual([200, { error: true, product_url }]);
		for (const isNext of [true, false])
			expect((await visitor.get(`/produit/${slug}/`)).text.includes('woocommerce-error')).toBe(isSaid && isNext);
	},
);

test('[CART-03] add_to_cart: an unknown product has no address; a missing product id, a read and an unknown action answer an empty body that is not JSON; admin-ajax refuses an unknown one', async () => {
	const visitor = visit();
	const unknown = await visitor.wcAjax('add_to_cart', { product_id: 999_999, quantity: 1 });
	expect(unknown.json()).toEqual({ error: true, product_url: false });
	const id = await productId(visitor, 'culotte-taille-haute');
	const empty = [await visitor.wcAjax('add_to_cart'), await visitor.get(`/?wc-ajax=add_to_cart&product_id=${id}`)];
	for (const { status, text, type } of [...empty, await visitor.wcAjax('no_such_action')])
		expect([status, text, type.split(';')[0]]).toEqual([200, '', 'text/html']);
	const refused = { status: 400, text: '0' };
	expect(await visitor.post('/wp-admin/admin-ajax.php', { action: 'no_such_action' })).toMatchObject(refused);
});

test('add_to_cart: quantity 0 and 1.5 add one; a sold-individually product stays at one', async () => {
	const visitor = visit();
	expect(cartOf(await add(visitor, 'culotte-taille-haute', 0)).count).toBe(1);
	expect(cartOf(await add(visitor, 'culotte-taille-haute', 1.5)).count).toBe(2);
	const cart = cartOf(await add(visitor, 'masque-satin', 5));
	const line = cart.items.find(({ name }) => name === 'Masque satin');
	expect(line).toMatchObject({ quantity: 1, soldIndividually: true, maxQuantity: 1 });
});

test('[CART-11] remove_from_cart: an unknown key answers success false, HTTP 200; the last line gone, both cookies are expired, and WooCommerce’s fragment says so', async () => {
	const visitor = visit();
	const { items } = cartOf(await add(visitor, 'culotte-taille-haute'));
	const unknown = await visitor.wcAjax('remove_from_cart', { cart_item_key: 'deadbeef' });
	expect([unknown.status, unknown.json()]).toEqual([200, { success: false }]);
	const last = await visitor.wcAjax('remove_from_cart', { cart_item_key: items[0]!.key });
	expect(last.text).toContain('woocommerce-mini-cart__empty-message');
	expect(cartOf(last)).toMatchObject({ count: 0, items: [], hash: '', totals: { total: 0 } });
	expect(visitor.cookies.has('woocommerce_items_in_cart')).toBe(false);
	expect(visitor.cookies.has('woocommerce_cart_hash')).toBe(false);
});

test('[CART-15] the cart for analytics carries totals, coupons and items as whole numbers of the currency’s minor unit', async () => {
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

test('[CART-12] set_quantity changes one line, or takes it out, and answers like WooCommerce; above the stock, and of an unknown line, it is refused with a reason, and the cart stays; restore_item puts a removed line back with its quantity', async () => {
	const visitor = visit();
	const { key } = cartOf(await add(visitor, 'culotte-taille-haute')).items[0]!;
	const set = (quantity: number, cart_item_key = key) =>
		visitor.wcAjax('archipel_set_quantity', { cart_item_key, quantity });
	const cart = cartOf(await set(3));
	expect(cart).toMatchObject({ count: 3, totals: { subtotal: 5970 } });
	expect(cart.hash).toBe(visitor.cookies.get('woocommerce_cart_hash'));
	const refusal = { error: true, message: expect.stringMatching(/\S/) };
	const tooMany = await set(50);
	expect(tooMany.status).toBe(200);
	expect(tooMany.json()).toMatchObject(refusal);
	expect(cartOf(tooMany).count).toBe(3);
	expect((await set(2, 'deadbeef')).json()).toMatchObject(refusal);
	await visitor.wcAjax('remove_from_cart', { cart_item_key: key });
	const restored = cartOf(await visitor.wcAjax('archipel_restore_item', { cart_item_key: key }));
	expect(restored.items).toMatchObject([{ key, quantity: 3 }]);
	expect([cartOf(await set(0)).count, visitor.cookies.has('woocommerce_items_in_cart')]).toEqual([0, false]);
});

test('[WP-01] what the plugin’s own actions answer is JSON that no cache keeps; nonces are there for guests', async () => {
	for (const action of ['archipel_set_quantity', 'archipel_restore_item', 'archipel_add_to_cart', 'archipel_nonces']) {
		const reply = await visit().wcAjax(action);
		expect([reply.status, reply.type]).toEqual([200, expect.stringMatching(/^application\/json/)]);
		expect(reply.headers.get('cache-control')).toMatch(/no-store/);
		reply.json();
	}
	const nonce = expect.stringMatching(/^[a-f0-9]{10}$/);
	const nonces = (await visit().wcAjax('archipel_nonces')).json();
	expect(nonces).toMatchObject({ wp_rest: nonce, 'apply-coupon': nonce });
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
