import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formData } from '../dom/form-fields';
import { RequestError } from '../shop/request-error';
import { body, cart, createShop, mask, no, openShop, outcome, quantities, yes } from '../../tests/setup/cart-shop';
import { sampleCart, sampleReply } from '../../tests/setup/sample-cart';
import { createCartStore } from './cart';

beforeEach(() => void (document.cookie = 'woocommerce_items_in_cart=1; path=/'));
afterEach(() => void (document.cookie = 'woocommerce_items_in_cart=; max-age=0; path=/'));

describe('[REL-01] when the answer is lost', () => {
	const more = sampleCart([{ ...body, quantity: 4 }, mask]);

	test.each(['timeout', 'offline', 'http', 'invalid'] as const)(
		'(%s) an add that the server carried out is not reported as failed, so that nobody repeats it',
		async (reason) => {
			const { store, next } = openShop();
			const done = store.add(formData({ product_id: '72', quantity: '2' })).run();
			await (await next('add')).fail(reason);
			await (await next('refresh')).answer(sampleReply(more));
			expect(await done).toMatchObject({ ok: true, reply: { cart: more } });
			expect(store.cart.value).toEqual(more);
		},
	);

	test('an add that the server did not carry out fails, and the cart is as before', async () => {
		const { store, next } = openShop();
		const done = store.add(formData({ product_id: '72' })).run();
		const failed = outcome(done);
		await (await next('add')).fail('timeout');
		await (await next('refresh')).answer(sampleReply(cart));
		expect(await failed).toMatchObject({ reason: 'timeout' });
		expect(store.cart.value).toEqual(cart);
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

	test('a quantity that the server took is not reported as failed', async () => {
		const { store, next } = openShop();
		const done = store.setQuantity('body', 4);
		await (await next('setQuantity')).fail('invalid');
		await (await next('refresh')).answer(sampleReply(more));
		expect(await done).toMatchObject({ ok: true });
	});

	test('a line that is back is not reported as failed', async () => {
		const { store, next } = openShop();
		store.receive(sampleReply(sampleCart([mask])), 'tab');
		const done = store.restore('body');
		await (await next('restore')).fail('http');
		await (await next('refresh')).answer(sampleReply(cart));
		expect(await done).toMatchObject({ ok: true });
	});

	test.each(['timeout', 'offline'] as const)('(%s) a line that is gone is not reported as failed', async (reason) => {
		const { store, next } = openShop();
		const done = store.remove('body');
		await (await next('remove')).fail(reason);
		expect(quantities(store.cart.value)).toEqual(['mask 1']);
		await (await next('refresh')).answer(sampleReply(sampleCart([mask])));
		expect(await done).toMatchObject({ ok: true });
	});

	test('a removal that is refused because the line is gone already is none that failed', async () => {
		const { store, next } = openShop();
		const done = store.remove('body');
		await (await next('remove')).answer(no(''));
		expect(quantities(store.cart.value)).toEqual(['mask 1']);
		await (await next('refresh')).answer(sampleReply(sampleCart([mask])));
		expect(await done).toMatchObject({ ok: true });
	});

	test('[CART-11] a removal that is refused while the line is there has failed', async () => {
		const { store, next } = openShop();
		const done = store.remove('body');
		await (await next('remove')).answer(no(''));
		await (await next('refresh')).answer(sampleReply(cart));
		expect(await done).toMatchObject({ ok: false });
		expect(store.cart.value).toEqual(cart);
	});

	test.each(['http', 'invalid'] as const)(
		'(%s) [CART-11] a failed removal is told at once: the shopper follows the remove link',
		async (reason) => {
			const { store, next, names } = openShop();
			const failed = outcome(store.remove('body'));
			await (await next('remove')).fail(reason);
			expect(await failed).toMatchObject({ reason });
			expect(names()).toEqual(['remove']);
			expect(store.cart.value).toEqual(cart);
		},
	);

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

describe('[REL-01] when nobody answers what became of an add either', () => {
	const empty = sampleCart([]);
	const one = sampleCart([{ ...mask, quantity: 1 }]);
	let shop: ReturnType<typeof createShop>;
	beforeEach(() => {
		shop = createShop();
		shop.store.receive(sampleReply(empty), 'refresh');
	});
	const fields = formData({ product_id: 72, quantity: 1 });
	const adds = () => shop.calls.filter(({ name }) => name === 'add');

	/** Performs an add whose response is lost, and the response of the lookup after it too. */
	async function loseAll() {
		const add = shop.store.add(fields);
		const first = outcome(add.run());
		await (await shop.next('add')).fail('lost');
		await (await shop.next('refresh')).fail('lost');
		expect(await first).toMatchObject({ reason: 'lost' });
		expect(add.isUnsure()).toBe(true);
		return add;
	}

	test('a refusal is an answer', async () => {
		const add = shop.store.add(fields);
		const answer = add.run();
		await (await shop.next('add')).answer(no('épuisé'));
		expect(await answer).toMatchObject({ ok: false, message: 'épuisé' });
		expect(add.isUnsure()).toBe(false);
	});

	test('a lost answer that the server can tell about leaves no doubt', async () => {
		const add = shop.store.add(fields);
		const answer = outcome(add.run());
		await (await shop.next('add')).fail('lost');
		await (await shop.next('refresh')).answer(sampleReply(empty));
		expect(await answer).toBeInstanceOf(RequestError);
		expect(add.isUnsure()).toBe(false);
	});

	test('the next try asks first, and does not add what was added', async () => {
		const second = (await loseAll()).run();
		await (await shop.next('refresh')).answer(sampleReply(one));
		expect(await second).toMatchObject({ ok: true, reply: { cart: one } });
		expect(shop.store.cart.value).toEqual(one);
		expect(adds()).toHaveLength(1);
	});

	test('[REL-03] and adds what was not, under the same name', async () => {
		const second = (await loseAll()).run();
		await (await shop.next('refresh')).answer(sampleReply(empty));
		await (await shop.next('add')).answer(yes(one));
		expect(await second).toMatchObject({ ok: true });
		const [first, again] = adds();
		expect(again!.args).toEqual(first!.args);
		expect(again!.args).toEqual([fields, expect.stringMatching(/^[a-z0-9]+-[a-z0-9]{5,}$/)]);
	});

	test('while nobody answers, nothing is sent a second time', async () => {
		const add = await loseAll();
		const second = outcome(add.run());
		await (await shop.next('refresh')).fail('timeout');
		expect(await second).toMatchObject({ reason: 'lost' });
		expect(add.isUnsure()).toBe(true);
		expect(adds()).toHaveLength(1);
	});

	test('a doubt belongs to its add, and so does the name', async () => {
		const add = await loseAll();
		const answer = shop.store.add(fields).run();
		await (await shop.next('add')).answer(yes(one));
		expect(await answer).toMatchObject({ ok: true });
		expect(add.isUnsure()).toBe(true);
		expect(new Set(adds().map(({ args }) => args[1])).size).toBe(2);
	});

	test('offline nothing was sent, and there is no doubt', async () => {
		shop = createShop({ online: false });
		const add = shop.store.add(fields);
		const answer = outcome(add.run());
		await (await shop.next('add')).fail('offline');
		expect(await answer).toMatchObject({ reason: 'offline' });
		expect(add.isUnsure()).toBe(false);
	});
});
