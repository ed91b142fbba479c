import { describe, expect, test, vi } from 'vitest';
import { holding, LIST } from '../../tests/setup/held-wishlist';
import { pageLife } from '../../tests/setup/page-life';
import { RequestError } from '../shop/request-error';
import type { WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import { answerOf, type WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import { createWishlistStore, type WishlistStoreOptions } from './wishlist';
import { bridgeWishlistEvents } from '../page/page-wishlist';

const wished = (product: number) => ({ product, variation: 0, type: 'simple' });
const kept = () => localStorage.getItem('archipel-wishlist');

const ending = pageLife();
const apiOf = (api: Partial<WishlistApi>) => api as WishlistApi;
const storeOf = (api: Partial<WishlistApi>, more: WishlistStoreOptions = {}) =>
	createWishlistStore({ api: apiOf(api), server: 'ti', until: ending.signal, ...more });

test('[WL-11] [SEC-03 C15] the lists of a visitor: without a mark of a list nothing is asked', async () => {
	const read = vi.fn();
	const store = storeOf({ read });
	await store.load();
	expect(read).not.toHaveBeenCalled();
	expect(store.state.value).toBeUndefined();
});

test('[WL-11] [SEC-03 C15] the lists of a visitor are painted from the copy at once, then as one read says', async () => {
	localStorage.setItem('archipel-wishlist', JSON.stringify({ user: '', ...holding(1) }));
	document.cookie = 'tinv_wishlistkey=a15e65; path=/';
	const read = vi.fn(() => Promise.resolve(holding(1, 2)));
	const store = storeOf({ read });
	const loading = store.load();
	expect(store.counter.value).toBe(1);
	await loading;
	expect(store.counter.value).toBe(2);
	expect(read).toHaveBeenCalledTimes(1);
	expect(JSON.parse(kept()!)).toMatchObject({ counter: 2 });
});

test.each(['{', '{"user":"other","items":[],"lists":[],"counter":3}'])(
	'[WL-11] the lists of a visitor: a copy that is none, or of another name, is not shown: %s',
	async (copy) => {
		localStorage.setItem('archipel-wishlist', copy);
		const store = storeOf({});
		await store.load();
		expect(store.state.value).toBeUndefined();
	},
);

test('[WL-11] [PRIV-01] the lists of a visitor: what was asked for one visitor is not shown to the next', async () => {
	document.cookie = 'tinv_wishlistkey=a15e65; path=/';
	let answer!: (state: WishlistState) => void;
	const store = storeOf({ read: () => new Promise((resolve) => (answer = resolve)) });
	const loading = store.load();
	await vi.waitFor(() => expect(answer).toBeDefined());
	document.dispatchEvent(new CustomEvent('archipel:forget-visitor'));
	answer(holding(1));
	await loading;
	expect(store.state.value?.items).toEqual([]);
	expect(kept()).toBe(null);
	store.receive({ ...holding(1), hasAllLists: true });
	dispatchEvent(new StorageEvent('storage', { key: null }));
	expect([store.state.value?.items, kept()], 'a tab that has erased all').toEqual([[], null]);
	const newValue = JSON.stringify({ user: '', ...holding(9) });
	dispatchEvent(new StorageEvent('storage', { key: 'archipel-wishlist', newValue }));
	expect([store.counter.value, kept()], 'a copy that another tab has stored').toEqual([1, null]);
});

describe('[WL-04] changes', () => {
	test('are shown at once, and end as the server says', async () => {
		let answer!: (products: number[]) => void;
		const add = () => new Promise<never>((resolve) => (answer = (ids) => resolve(answerOf(holding(...ids)) as never)));
		const store = storeOf({ add });
		const adding = store.add(wished(7)).run();
		expect(store.find({ product: 7 })).toHaveLength(1);
		expect(store.counter.value).toBe(1);
		await vi.waitFor(() => expect(answer).toBeDefined());
		answer([7, 8]);
		await adding;
		expect(store.counter.value).toBe(2);
	});

	test('[WL-10] [SEC-03 C14] without Premium, from the cart one product after the other, and only what did not get in is told', async () => {
		const add = vi.fn<WishlistApi['add']>(({ product }) =>
			Promise.resolve({ ...answerOf(holding(7)), ok: false, messages: [`no ${product}`] }),
		);
		const store = storeOf({ add });
		const answer = await store.addFromCart({ products: [wished(7), wished(8), wished(9)] }).run();
		expect(add.mock.calls.map(([{ product }]) => product)).toEqual([7, 8, 9]);
		expect(answer).toMatchObject({ ok: false, messages: ['no 8', 'no 9'] });
		// What is in already is no refusal.
		await expect(store.addItems([wished(7)]).run()).resolves.toMatchObject({ ok: true, messages: [] });
	});

	test('[WL-10] Premium takes a line by its key; whether it went to the new list, that list tells', async () => {
		const addFromCart = vi.fn(() => Promise.reject(new RequestError('lost', 'x')));
		const read = vi.fn(() => Promise.resolve(holding(7)));
		const store = storeOf({ addFromCart, read }, { server: 'ti-premium' });
		const wish = { key: 'a1', products: [wished(7)], listName: 'Noël' };
		const adding = store.addFromCart(wish);
		await expect(adding.run()).rejects.toThrow('lost');
		expect(addFromCart).toHaveBeenCalledExactlyOnceWith(wish);
		const made = { ...LIST, id: 44, title: 'Noël' };
		const items = [{ list: 44, product: 7, variation: 0 }];
		read.mockResolvedValue({ lists: [LIST, made], items, counter: 1 } as never);
		await expect(adding.run()).resolves.toMatchObject({ ok: true });
		// The first lookup found no new list: the request was repeated.
		expect(addFromCart).toHaveBeenCalledTimes(2);
	});

	test('of several at once each is sent after the answer to the one before: the first makes the list', async () => {
		const order: string[] = [];
		const add = vi.fn<WishlistApi['add']>(async ({ product }) => {
			order.push(`asked ${product}`);
			await Promise.resolve();
			order.push(`answered ${product}`);
			return answerOf(holding(7, 8, 9));
		});
		const store = storeOf({ add });
		await Promise.all([7, 8, 9].map((product) => store.add(wished(product)).run()));
		expect(order).toEqual([7, 8, 9].flatMap((product) => [`asked ${product}`, `answered ${product}`]));
	});

	test('a failure takes it back', async () => {
		const fail = () => Promise.reject(new RequestError('lost', 'x'));
		const store = storeOf({ add: fail, read: fail });
		await expect(store.add(wished(7)).run()).rejects.toThrow('lost');
		expect(store.find({ product: 7 })).toEqual([]);
	});

	test('taking out goes by the rows of the product, each list by its key', async () => {
		const read = () => Promise.resolve({ ...holding(7, 8), items: [{ list: 43, product: 7, variation: 0, row: 130 }] });
		const act = vi.fn(() => Promise.resolve(answerOf(holding(8))));
		const store = storeOf({ read, act });
		store.receive({ ...holding(7, 8), hasAllLists: true });
		await store.remove({ product: 7 }).run();
		expect(act).toHaveBeenCalledExactlyOnceWith(
			{ action: 'remove', row: 130 },
			{ page: 1, perPage: 1, shareKey: 'a15e65' },
		);
		expect(store.counter.value).toBe(1);
	});

	test('a reply that names only lists with something in them does not make the others go', () => {
		const store = storeOf({});
		store.receive({ ...holding(7), hasAllLists: true });
		store.receive({ lists: [], items: [], counter: 0, hasAllLists: false });
		expect(store.state.value?.lists).toHaveLength(1);
	});
});

test('[WL-12] without a wishlist plugin the browser keeps the ids, and what was chosen of a product; what somebody else wrote there is not', async () => {
	localStorage.setItem('archipel-wishlist', '[7,"8.81","8",1.5,"x.1","9.",{"a":1}]');
	const store = createWishlistStore({ server: '', until: ending.signal });
	expect(store.state.value?.items).toMatchObject([
		{ product: 8, variation: 81 },
		{ product: 7, variation: 0 },
	]);
	await store.add({ product: 8, variation: 82, type: 'variable' }).run();
	await store.remove({ product: 8, variation: 81 }).run();
	expect(kept()).toBe('[7,"8.82"]');
	const many = Array.from({ length: 150 }, (_, at) => at + 1);
	localStorage.setItem('archipel-wishlist', JSON.stringify(many));
	await createWishlistStore({ server: '', until: ending.signal }).add({ product: 500, variation: 0, type: '' }).run();
	const { counter, state } = createWishlistStore({ server: '', until: ending.signal });
	expect([counter.value, state.value?.items[0]]).toMatchObject([151, { product: 500 }]);
});

test('[WL-06] what TI’s own script has kept goes with a change: it would never ask again', async () => {
	localStorage.setItem('ti_wishlist_data_0123', '{"products":[]}');
	const store = storeOf({ add: () => Promise.resolve(answerOf(holding(7))) });
	bridgeWishlistEvents(store, ending.signal);
	await store.add(wished(7)).run();
	expect(localStorage.getItem('ti_wishlist_data_0123')).toBeNull();
});
