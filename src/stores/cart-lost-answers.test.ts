import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formData } from '../dom/form-fields';
import type { RequestFailure } from '../shop/request-error';
import type { Cart } from '../shop/woocommerce/cart-schema';
import { body, cart, createShop, mask, no, openShop, outcome, quantities, yes } from '../../tests/setup/cart-shop';
import { sampleCart, sampleReply } from '../../tests/setup/sample-cart';
import { createCartStore, type CartStore } from './cart';

beforeEach(() => void (document.cookie = 'woocommerce_items_in_cart=1; path=/'));
afterEach(() => void (document.cookie = 'woocommerce_items_in_cart=; max-age=0; path=/'));

describe('[REL-01] when the answer is lost', () => {
	const more = sampleCart([{ ...body, quantity: 4 }, mask]);

	const add = (store: CartStore) => store.add(formData({ product_id: '72', quantity: '2' })).run();
	const remove = (store: CartStore) => store.remove('body');
	const gone = sampleCart([mask]);

	// All calls with all faults: tests/faults.
	test.each<[string, typeof add, RequestFailure | 'refused', Cart, boolean]>([
		['(offline) an add that the server carried out is not reported as failed', add, 'offline', more, true],
		['an add that the server did not carry out fails, and the cart is as before', add, 'timeout', cart, false],
		['(offline) a line that is gone is not reported as failed', remove, 'offline', gone, true],
		['a removal that is refused because the line is gone is none that failed', remove, 'refused', gone, true],
		['[CART-11] a removal that is refused while the line is there has failed', remove, 'refused', cart, false],
	])('%s', async (_what, change, fate, found, isDone) => {
		const { store, next } = openShop();
		const done = outcome(change(store));
		const call = await next(change === add ? 'add' : 'remove');
		await (fate === 'refused' ? call.answer(no('')) : call.fail(fate));
		if (change === remove) expect(quantities(store.cart.value)).toEqual(['mask 1']);
		await (await next('refresh')).answer(sampleReply(found));
		const failure = fate === 'refused' ? { ok: false } : { reason: fate };
		expect(await done).toMatchObject(isDone ? { ok: true, reply: { cart: found } } : failure);
		expect(store.cart.value).toEqual(found);
	});

	test('the first add of a visitor counts as done when there is a cart now', async () => {
		document.cookie = 'woocommerce_items_in_cart=; max-age=0; path=/';
		const { store, next } = createShop();
		const done = store.add(formData({ product_id: '72' })).run();
		await (await next('add')).fail('timeout');
		await (await next('refresh')).answer(sampleReply(cart));
		expect(await done).toMatchObject({ ok: true });
	});

	test('an add to a cart that was not known before fails: nobody can tell', async () => {
		const { store, next } = createShop();
		const done = store.add(formData({ product_id: '72' })).run();
		const failed = outcome(done);
		await (await next('add')).fail('timeout');
		await (await next('refresh')).answer(sampleReply(cart));
		expect(await failed).toMatchObject({ reason: 'timeout' });
	});

	test('[CART-11] a failed removal is told at once: the shopper follows the remove link', async () => {
		const { store, next, names } = openShop();
		const failed = outcome(remove(store));
		await (await next('remove')).fail('http');
		expect(await failed).toMatchObject({ reason: 'http' });
		expect(names()).toEqual(['remove']);
		expect(store.cart.value).toEqual(cart);
	});

	test('a device that is offline is not asked twice', async () => {
		const { store, next, names } = openShop({ online: false });
		const failed = outcome(store.add(formData({ product_id: '72' })).run());
		await (await next('add')).fail('offline');
		expect(await failed).toMatchObject({ reason: 'offline' });
		expect(names()).toEqual(['add']);
		expect(store.cart.value).toEqual(cart);
	});

	test('when the server does not answer the second question either, the change fails and the next one is sent', async () => {
		const { store, next } = openShop();
		const failed = outcome(store.setQuantity('body', 3));
		await (await next('setQuantity')).fail('timeout');
		await (await next('refresh')).fail('timeout');
		expect(await failed).toMatchObject({ reason: 'timeout' });
		void store.setQuantity('body', 4);
		expect((await next('setQuantity')).args).toEqual(['body', 4]);
	});

	test('a line whose change could not be sent at all can be changed again', async () => {
		const api = { setQuantity: vi.fn(() => Promise.resolve(yes(cart))) };
		const run = vi.fn((write: () => Promise<unknown>) => write()).mockRejectedValueOnce(new Error('no turn'));
		const store = createCartStore({ api: api as never, queue: { run, size: () => 0 } as never });
		await expect(store.setQuantity('body', 3)).rejects.toThrow('no turn');
		await store.setQuantity('body', 4);
		expect(api.setQuantity).toHaveBeenCalledExactlyOnceWith('body', 4);
	});
});
