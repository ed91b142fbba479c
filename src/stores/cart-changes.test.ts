import { effect } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formData } from '../dom/form-fields';
import { body, cart, mask, no, openShop, quantities, settled, yes } from '../../tests/setup/cart-shop';
import { sampleCart, sampleItem, sampleReply } from '../../tests/setup/sample-cart';

beforeEach(() => void (document.cookie = 'woocommerce_items_in_cart=1; path=/'));
afterEach(() => void (document.cookie = 'woocommerce_items_in_cart=; max-age=0; path=/'));

describe('[CART-12] changing the cart', () => {
	test('a change shows at once, and then as the server has it', async () => {
		const { store, next } = openShop();
		const done = store.setQuantity('mask', 3);
		expect(quantities(store.cart.value)).toEqual(['body 2', 'mask 3']);
		expect(store.busy.value).toBe(true);
		const served = sampleCart([body, { ...mask, quantity: 3, lineSubtotal: 3300, lineTotal: 3300 }]);
		await (await next('setQuantity')).answer(yes(served));
		expect(await done).toMatchObject({ ok: true });
		expect(store.cart.value).toEqual(served);
		expect(store.busy.value).toBe(false);
	});

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
		const { store, next } = openShop();
		const done = store.setQuantity('body', 9);
		await (await next('setQuantity')).answer(no('Stock insuffisant', sampleReply(cart)));
		expect(await done).toMatchObject({ ok: false, message: 'Stock insuffisant' });
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

	test('[REL-03] ten fast presses end with the last number, in two calls', async () => {
		const { store, next, calls } = openShop();
		const answers = [store.setQuantity('body', 3)];
		const first = await next('setQuantity');
		for (let quantity = 4; quantity <= 12; quantity++) answers.push(store.setQuantity('body', quantity));
		expect(quantities(store.cart.value)).toEqual(['body 12', 'mask 1']);
		await first.answer(yes(sampleCart([{ ...body, quantity: 3 }, mask])));
		expect(quantities(store.cart.value)).toEqual(['body 12', 'mask 1']);
		await (await next('setQuantity')).answer(yes(sampleCart([{ ...body, quantity: 12 }, mask])));
		await Promise.all(answers);
		expect(calls.map(({ args }) => args)).toEqual([
			['body', 3],
			['body', 12],
		]);
		expect(quantities(store.cart.value)).toEqual(['body 12', 'mask 1']);
	});

	test('[CART-04] changes of two lines are sent one after the other', async () => {
		const { store, next, names } = openShop();
		void store.setQuantity('body', 3);
		void store.remove('mask');
		await settled();
		expect(names()).toEqual(['setQuantity']);
		await (await next('setQuantity')).answer(yes(sampleCart([{ ...body, quantity: 3 }, mask])));
		expect(quantities(store.cart.value)).toEqual(['body 3']);
		await (await next('remove')).answer(yes(sampleCart([{ ...body, quantity: 3 }])));
		expect(names()).toEqual(['setQuantity', 'remove']);
	});

	test('a removed line comes back where it was, at once, and then as the server has it', async () => {
		const { store, next } = openShop();
		void store.remove('body');
		expect(quantities(store.cart.value)).toEqual(['mask 1']);
		await (await next('remove')).answer(yes(sampleCart([mask])));
		const undone = store.restore('body');
		expect(quantities(store.cart.value)).toEqual(['body 2', 'mask 1']);
		await (await next('restore')).answer(yes(sampleCart([mask, body])));
		expect(await undone).toMatchObject({ ok: true });
		expect(quantities(store.cart.value)).toEqual(['mask 1', 'body 2']);
	});

	test('a line that was removed on another page comes back with the answer', async () => {
		const { store, next } = openShop();
		void store.restore('lace');
		expect(quantities(store.cart.value)).toEqual(['body 2', 'mask 1']);
		const answered = sampleCart([body, mask, sampleItem({ key: 'lace' })]);
		await (await next('restore')).answer(yes(answered));
		expect(store.cart.value).toEqual(answered);
	});

	test('[CART-14] a product form is posted as it is', async () => {
		const { store, next } = openShop();
		const form = new FormData();
		const done = store.addForm(form).run();
		const call = await next('addForm');
		expect(call.args).toEqual([form, expect.stringMatching(/^[a-z0-9]+-[a-z0-9]{5,}$/)]);
		await call.answer({ ...yes(cart), notices: '<p>Ajouté</p>' });
		expect(await done).toMatchObject({ ok: true, notices: '<p>Ajouté</p>' });
	});
});
