import { effect } from '@preact/signals-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formData } from '../dom/form-fields';
import { body, cart, mask, no, openShop, quantities, yes, createShop, outcome } from '../../tests/setup/cart-shop';
import { sampleCart, sampleItem, sampleReply } from '../../tests/setup/sample-cart';
import type { Cart } from '../shop/woocommerce/cart-schema';
import { applyOperation, type CartOperation, createCartStore, type CartStore } from './cart';

beforeEach(() => void (document.cookie = 'woocommerce_items_in_cart=1; path=/'));

describe('[CART-12] changing the cart', () => {
	test('the truth takes the place of the guess in one step', async () => {
		const { store, next } = openShop();
		const counts: unknown[] = [];
		const stop = effect(() => void counts.push(store.cart.value?.count));
		void store.add(formData({ product_id: '72', quantity: '2' })).run();
		await (await next('add')).answer(yes(sampleCart([{ ...body, quantity: 4 }, mask])));
		stop();
		expect([...new Set(counts)]).toEqual([3, 5]);
	});

	test('a refused change is taken back, and the reason is given', async () => {
		const { store, answered } = openShop();
		const refusal = { setQuantity: no('Stock insuffisant', sampleReply(cart)) };
		expect(await answered(store.setQuantity('body', 9), refusal)).toMatchObject({
			ok: false,
			message: 'Stock insuffisant',
		});
		expect(store.cart.value).toEqual(cart);
	});

	test('[CART-03] a refused add changes nothing and asks for nothing', async () => {
		const { store, next, names } = openShop();
		const done = store.add(formData({ product_id: '82' })).run();
		expect(store.cart.value?.count).toBe(4);
		await (await next('add')).answer(no(''));
		expect(await done).toMatchObject({ ok: false });
		expect(store.cart.value?.count).toBe(3);
		expect(names()).toEqual(['add']);
	});

	test('[REL-03] [CART-04] ten fast presses end with the last number, in two calls', async () => {
		const { store, next, calls } = openShop();
		const answers = [store.setQuantity('body', 3)];
		const first = await next('setQuantity');
		for (let quantity = 4; quantity <= 12; quantity++) answers.push(store.setQuantity('body', quantity));
		expect(quantities(store.cart.value)).toEqual(['body 12', 'mask 1']);
		expect(store.busy.value).toBe(true);
		await first.answer(yes(sampleCart([{ ...body, quantity: 3 }, mask])));
		expect(quantities(store.cart.value)).toEqual(['body 12', 'mask 1']);
		await (await next('setQuantity')).answer(yes(sampleCart([{ ...body, quantity: 12 }, mask])));
		await Promise.all(answers);
		expect(calls.map(({ args }) => args)).toEqual([
			['body', 3],
			['body', 12],
		]);
		expect(quantities(store.cart.value)).toEqual(['body 12', 'mask 1']);
		expect(store.busy.value).toBe(false);
	});

	test('a removed line comes back where it was, at once, and then as the server has it', async () => {
		const { store, next } = openShop();
		void store.remove('body');
		expect(quantities(store.cart.value)).toEqual(['mask 1']);
		await (await next('remove')).answer(yes(sampleCart([mask])));
		const undone = store.restore({ item: body, index: 0 });
		expect(quantities(store.cart.value)).toEqual(['body 2', 'mask 1']);
		await (await next('restore')).answer(yes(sampleCart([mask, body])));
		expect(await undone).toMatchObject({ ok: true });
		expect(quantities(store.cart.value)).toEqual(['mask 1', 'body 2']);
	});
});

const piece = sampleItem({ key: 'body', quantity: 2, price: 4499 });
const before = sampleCart([piece, mask]);
const takeOut = (key: string): CartOperation => ({ type: 'set-quantity', key, quantity: 0 });
const set = (key: string, quantity: number): CartOperation => ({ type: 'set-quantity', key, quantity });
const putBack: CartOperation = { type: 'restore', item: piece, index: 0 };
const lace = sampleItem({ key: 'lace', quantity: 0.2, price: 1000 });
const discounted = { subtotal: 10_198, discount: 5000, shipping: null, total: 5198 };
const freeFrom = (threshold: number, remaining: number) => ({ freeShipping: { threshold, remaining } });

test.each<[string, Cart, CartOperation, Partial<Cart>]>([
	[
		'has more pieces after an add; its lines are the server’s to know',
		before,
		{ type: 'add', quantity: 2 },
		{ ...before, count: 5 },
	],
	[
		'lacks a removed line and what it cost',
		before,
		takeOut('body'),
		{
			items: [mask],
			count: 1,
			totals: { subtotal: 1200, discount: 0, shipping: null, total: 1200 },
			...freeFrom(10_000, 8800),
		},
	],
	[
		'costs as many times the piece after a change of quantity',
		before,
		set('mask', 3),
		{
			items: [piece, { ...mask, quantity: 3, lineSubtotal: 3600, lineTotal: 3600 }],
			count: 5,
			totals: { ...before.totals, subtotal: 12_598, total: 12_598 },
			...freeFrom(10_000, 0),
		},
	],
	['has the line where it was after an undo', applyOperation(before, takeOut('body')), putBack, before],
	['has no line twice that is there already', before, putBack, before],
	['is the same without a line that is gone already', before, takeOut('gone'), before],
	['is the same with another quantity of a line that is gone', before, set('gone', 4), before],
	['lacks a line of which 0 are left', before, set('mask', 0), { items: [piece] }],
	[
		'keeps a discount, and its total never falls below zero',
		{ ...before, totals: discounted },
		takeOut('body'),
		{ totals: { ...discounted, subtotal: 1200, total: 0 } },
	],
	[
		'counts towards free shipping what the server counted, discounts included',
		{ ...before, ...freeFrom(15_000, 6000) },
		set('mask', 2),
		freeFrom(15_000, 4800),
	],
	[
		'loses free shipping that was reached when it falls below the threshold',
		{ ...before, ...freeFrom(10_000, 0) },
		takeOut('mask'),
		freeFrom(10_000, 1002),
	],
	[
		'has no free shipping in a shop without',
		{ ...before, freeShipping: null },
		takeOut('mask'),
		{ freeShipping: null },
	],
	[
		'counts decimal quantities exactly',
		sampleCart([lace]),
		set('lace', 0.3),
		{ count: 0.3, items: [{ ...lace, quantity: 0.3, lineSubtotal: 300, lineTotal: 300 }] },
	],
	['adds decimals exactly', sampleCart([lace], { count: 0.1 }), { type: 'add', quantity: 0.2 }, { count: 0.3 }],
])('[CART-12] the cart as it will be: %s', (_what, now, operation, expected) =>
	expect(applyOperation(now, operation)).toMatchObject(expected),
);

describe('[REL-01] when the answer is lost', () => {
	const more = sampleCart([{ ...body, quantity: 4 }, mask]);

	const changes = {
		add: (store: CartStore) => store.add(formData({ product_id: '72', quantity: '2' })).run(),
		remove: (store: CartStore) => store.remove('body'),
		restore: (store: CartStore) => store.restore({ item: body, index: 0 }),
	};
	const gone = sampleCart([mask]);

	// All calls with all faults: tests/faults.
	test.each<[string, keyof typeof changes, unknown, Cart]>([
		['(offline) an add that the server carried out is not reported as failed', 'add', 'offline', more],
		['(offline) a line that is gone is not reported as failed', 'remove', 'offline', gone],
		['a removal that is refused because the line is gone is none that failed', 'remove', no(''), gone],
		['an undo that is refused because an earlier try has done it is none that failed', 'restore', no(''), more],
	])('%s', async (_what, call, fate, found) => {
		const { store, answered } = openShop();
		const done = answered(changes[call](store), { [call]: fate, refresh: sampleReply(found) });
		expect(await done).toMatchObject({ ok: true, reply: { cart: found } });
		expect(store.cart.value).toEqual(found);
	});

	test('an add to a cart that was not known before fails: nobody can tell', async () => {
		const { store, answered } = createShop();
		const done = answered(outcome(changes.add(store)), { add: 'timeout', refresh: sampleReply(cart) });
		expect(await done).toMatchObject({ reason: 'timeout' });
	});

	test('a device that is offline is not asked twice', async () => {
		const { store, answered, names } = openShop({ online: false });
		const failed = outcome(changes.add(store));
		expect(await answered(failed, { add: 'offline' })).toMatchObject({ reason: 'offline' });
		expect(names()).toEqual(['add']);
		expect(store.cart.value).toEqual(cart);
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
