import { expect, test } from 'vitest';
import { signal } from '@preact/signals-core';
import type { WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import { browserApi, hasListCookie, idsOf, isStoredItem, keyOf, readCopy, type StoredItem } from './browser-wishlist';
import type { KeptList } from './id-list';

function open(...stored: StoredItem[]): { api: WishlistApi; ids: () => readonly StoredItem[] } {
	const ids = signal<readonly StoredItem[]>(stored);
	const update = (change: (all: readonly StoredItem[]) => readonly StoredItem[]) => (ids.value = change(ids.value));
	return { api: browserApi({ ids, update } as unknown as KeptList<StoredItem>), ids: () => ids.value };
}
const item = (product: number, variation = 0) => ({ list: 0, product, variation, type: '' });

test('[WL-12] the list of a browser: the newest first, each once, a variation of its own', async () => {
	const { api, ids } = open(7, '7.12');
	expect(await api.read()).toEqual({
		lists: [{ id: 0, title: '', shareKey: '', url: '', privacy: 'private', type: 'default', isHidden: false }],
		items: [
			{ list: 0, product: 7, variation: 12, row: 12 },
			{ list: 0, product: 7, variation: 0, row: 7 },
		],
		counter: 2,
	});
	const { ok, state } = await api.add(item(7));
	expect([ok, state?.counter, ids()]).toEqual([true, 2, ['7.12', 7]]);
	await api.add(item(8, 3));
	expect(ids()).toEqual(['7.12', 7, '8.3']);
	expect(await api.themeCount()).toEqual({ count: 3, isOurs: true });
});

test.each<[string, (api: WishlistApi) => Promise<unknown>, readonly StoredItem[]]>([
	['by the button', (api) => api.removeByButton(item(7, 12) as never), [7, 8]],
	['in its row', (api) => api.act({ action: 'remove', row: 8 } as never), [7, '7.12']],
	['with others', (api) => api.act({ action: 'remove_selected', rows: [7, 12] } as never), [8]],
	['not by being read', (api) => api.act({ action: 'get_data' } as never), [7, '7.12', 8]],
])('[WL-12] the list of a browser: removed %s', async (_name, act, left) => {
	const { api, ids } = open(7, '7.12', 8);
	const { state, ok } = (await act(api)) as { state: { counter: number }; ok: boolean };
	expect([ids(), state.counter, ok]).toEqual([left, left.length, true]);
});

test.each<[string, (api: WishlistApi) => Promise<unknown>]>([
	['another action', (api) => api.act({ action: 'update' } as never)],
	['another action with some', (api) => api.act({ action: 'add_selected', rows: [7] } as never)],
	['a whole cart', (api) => api.addFromCart({} as never)],
	['several lists', (api) => api.manage({} as never)],
	['a form', (api) => api.post({} as never, {} as never)],
])('[WL-12] the list of a browser: %s is refused', async (_name, act) => {
	const { api, ids } = open(7);
	await expect(act(api)).rejects.toThrow('no wishlist plugin');
	expect(ids()).toEqual([7]);
});

test.each([
	['', false],
	['other=1', false],
	['tinv_wishlistkey=a15e65', true],
	['tinvwl_wishlists_data_counter=2', true],
])('[WL-11] the mark of a list: "%s"', (cookie, expected) => {
	document.cookie = cookie;
	expect(hasListCookie()).toBe(expected);
});

test('what is stored is an id, or two; keys and ids of items', () => {
	const good = [1, '1.2', '100000000000000.3'];
	expect(good.filter(isStoredItem)).toEqual(good);
	expect([0, 1.5, -1, '1', '0.1', '1.0', 'x1.2', '1.2x', '1000000000000000.1', null, [1]].filter(isStoredItem)).toEqual(
		[],
	);
	expect(keyOf({ list: 1, product: 2, variation: 3 })).toBe('1.2.3');
	expect(idsOf({ items: [item(1), item(2), item(1, 3)], lists: [], counter: 3 })).toEqual([1, 2]);
});

const COPY = { user: 'a', counter: 1, lists: [{ title: '', url: '' }], items: [{ product: 1, variation: 0 }] };
test.each([
	[COPY, true],
	[{ ...COPY, lists: [], items: [] }, true],
	[{ ...COPY, user: undefined }, false],
	[{ ...COPY, counter: '1' }, false],
	[{ ...COPY, lists: {} }, false],
	[{ ...COPY, lists: [{ title: '' }] }, false],
	[{ ...COPY, lists: [{ url: '' }] }, false],
	[{ ...COPY, lists: [...COPY.lists, null] }, false],
	[{ ...COPY, items: {} }, false],
	[{ ...COPY, items: [{ product: '1', variation: 0 }] }, false],
	[{ ...COPY, items: [{ product: 1 }] }, false],
	[{ ...COPY, items: [...COPY.items, null] }, false],
	[null, false],
	['x', false],
])('[WL-11] a copy of an earlier page: %j', (copy, isOne) => {
	expect(readCopy(JSON.stringify(copy))).toEqual(isOne ? copy : undefined);
	expect(readCopy(null)).toBeUndefined();
});
