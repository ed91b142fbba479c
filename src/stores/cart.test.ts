import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cart, createShop, mask, openShop, quantities, yes } from '../../tests/setup/cart-shop';
import { sampleCart, sampleReply } from '../../tests/setup/sample-cart';
import { pageLife } from '../../tests/setup/page-life';
import { on } from './events';
import { storeCart } from '../shop/woocommerce/cart-schema';

const listening = pageLife();

beforeEach(() => void (document.cookie = 'woocommerce_items_in_cart=1; path=/'));

describe('reading the cart', () => {
	test('[CART-07] a kept cart is shown without a request, and its age is left alone', async () => {
		const { store, calls, cache } = createShop({ kept: sampleReply(cart) });
		await store.load();
		expect(store.cart.value).toEqual(cart);
		expect(store.reply.value?.source).toBe('cache');
		expect(calls).toEqual([]);
		expect(cache.write).not.toHaveBeenCalled();
	});

	test('[CART-13] a visitor without a cart causes no request, and what is left of an old one is erased', async () => {
		document.cookie = 'woocommerce_items_in_cart=0; path=/';
		const { store, calls, cache } = createShop();
		await store.load();
		expect(calls).toEqual([]);
		expect(store.cart.value).toBeUndefined();
		expect(cache.clear).toHaveBeenCalledOnce();
	});

	test('refreshes asked for at the same time share one request, which does not answer one that is asked for while it is under way', async () => {
		const { store, next, calls } = createShop();
		void store.refresh();
		void store.refresh();
		const first = await next('refresh');
		void store.refresh();
		await first.answer(sampleReply(sampleCart([mask])));
		await (await next('refresh')).answer(sampleReply(cart));
		expect(calls).toHaveLength(2);
		expect(store.cart.value).toEqual(cart);
	});

	test('[REL-01] a failed refresh is told, leaves what was known, and is over when the server answers again', async () => {
		const { store, next } = openShop();
		const told = vi.fn();
		on('archipel:fragments-error', told, listening.signal);
		void store.refresh();
		await (await next('refresh')).fail('timeout');
		expect(store.error.value).toMatchObject({ reason: 'timeout' });
		expect(told).toHaveBeenCalledOnce();
		expect(store.cart.value).toEqual(cart);
		expect(store.busy.value).toBe(false);

		void store.refresh();
		await (await next('refresh')).answer(sampleReply(cart));
		expect(store.error.value).toBeUndefined();
	});

	test('an answer without the cart, about another cart, ends what was known', async () => {
		const { store } = openShop();
		store.receive({ fragments: {}, cartHash: cart.hash, cart: undefined }, 'tab');
		expect(store.cart.value).toEqual(cart);
		store.receive({ fragments: {}, cartHash: 'another', cart: undefined }, 'tab');
		expect(store.cart.value).toBeUndefined();
	});

	test('[RT-08] a script that tells of a change without the cart makes us ask for it', async () => {
		const { store, next, cache } = openShop();
		cache.write.mockClear();
		store.receive({ fragments: {}, cartHash: '', cart: undefined });
		expect(cache.write).not.toHaveBeenCalled();
		await (await next('refresh')).answer(sampleReply(sampleCart([mask])));
		expect(quantities(store.cart.value)).toEqual(['mask 1']);
	});

	test('[RT-07] a change is told once, with the server’s cart', async () => {
		const told = vi.fn();
		on('archipel:cart-changed', told, listening.signal);
		const { store, next } = openShop();
		expect(told).toHaveBeenCalledExactlyOnceWith({ cart, storeCart: storeCart(cart) });
		store.receive(sampleReply(cart), 'tab');
		expect(told).toHaveBeenCalledOnce();
		void store.remove('body');
		expect(told).toHaveBeenCalledOnce();
		await (await next('remove')).answer(yes(sampleCart([mask])));
		expect(told).toHaveBeenCalledTimes(2);
	});
});

test('[PRIV-01] forgetting the visitor: an answer that was under way is not shown to the next one', async () => {
	const { store, next, cache } = openShop();
	cache.write.mockClear();
	void store.refresh();
	const call = await next('refresh');
	store.forget();
	await call.answer(sampleReply(cart));
	expect(store.cart.value).toBeUndefined();

	const removing = store.remove('body');
	const removal = await next('remove');
	store.forget();
	await removal.answer(yes(sampleCart([mask])));
	await removing;
	expect(store.cart.value).toBeUndefined();
	expect(cache.write).not.toHaveBeenCalled();
});
