import { describe, expect, test, vi } from 'vitest';
import { holding as listed } from '../../tests/setup/held-wishlist';
import { pageLife } from '../../tests/setup/page-life';
import { RequestError } from '../shop/request-error';
import type { WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import { answerOf, type WishlistAnswer, type WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import { storedChange, takeChanges } from './stored-changes';
import { createWishlistStore } from './wishlist';

const KEY = 'archipel-intents';
/** Returns a wishlist state with row ids, which removals need. */
const holding = (...products: number[]): WishlistState => {
	const state = listed(...products);
	return { ...state, items: state.items.map((item) => ({ ...item, row: 100 + item.product })) };
};
/** Data attributes that the stub stores for a TI heart and for an Archipel heart. */
const HEARTS = [
	{
		tinvWlList: '[]',
		tinvWlProduct: '72',
		tinvWlProductvariation: '0',
		tinvWlProducttype: 'variable',
		tinvWlAction: 'add',
	},
	{ archipelWishlist: '9', productName: 'Body', productType: 'grouped' },
];

const ending = pageLife();
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
const never = () => new Promise<never>(() => {});
const leave = () => dispatchEvent(new Event('pagehide'));

function visit(api: Partial<WishlistApi>, server: 'ti' | '' = 'ti') {
	ending.restart();
	const onStoredRefused = vi.fn<(answer: WishlistAnswer) => void>();
	return {
		onStoredRefused,
		store: createWishlistStore({ api: api as WishlistApi, server, until: ending.signal, onStoredRefused }),
	};
}

describe('[WL-01] a page that is left before the shop has answered', () => {
	test('an add is done on the next page, once, with what was written in the form', async () => {
		const form = new FormData();
		form.set('engraving', 'Léa');
		form.set('scan', new File(['x'], 'scan.pdf'));
		void visit({ add: never })
			.store.add({ product: 7, variation: 71, type: 'variable', form, hidden: ['x'] })
			.run();
		leave();
		const add = vi.fn<WishlistApi['add']>(() => Promise.resolve(answerOf(holding(7))));
		const { store } = visit({ add, read: () => Promise.resolve(holding(7)) });
		await store.load();
		expect(add).toHaveBeenCalledTimes(1);
		const [{ form: sent, ...wished }] = add.mock.calls[0]!;
		expect(wished).toEqual({ product: 7, variation: 71, type: 'variable', hidden: ['x'] });
		expect([...sent!]).toEqual([['engraving', 'Léa']]);
		expect(store.find({ product: 7 })).toHaveLength(1);
		expect(kept()).toBe(null);
	});

	test('what is taken out stays out', async () => {
		const left = visit({ read: never });
		left.store.receive({ ...holding(7, 8), hasAllLists: true });
		void left.store.remove({ product: 7 }).run();
		leave();
		const act = vi.fn<WishlistApi['act']>(() => Promise.resolve(answerOf(holding(8))));
		await visit({ read: () => Promise.resolve(holding(7, 8)), act }).store.load();
		expect(act.mock.calls.map(([action]) => action)).toEqual([{ action: 'remove', row: 107 }]);
	});

	test('what has been answered is not done again', async () => {
		await visit({ add: () => Promise.resolve(answerOf(holding(7))) })
			.store.add({ product: 7, variation: 0, type: 'simple' })
			.run();
		leave();
		expect(kept()).toBe(null);
	});

	test('hearts that were pressed before their island had come are put aside, in the browser’s own list too', async () => {
		localStorage.setItem(KEY, JSON.stringify([...HEARTS, { productId: '5' }, {}, 7, null]));
		const add = vi.fn<WishlistApi['add']>(({ product }) => Promise.resolve(answerOf(holding(product))));
		await visit({ add, read: () => Promise.resolve(holding(72, 9)) }).store.load();
		expect(add.mock.calls.map(([wished]) => wished)).toEqual([
			{ product: 72, variation: 0, type: 'variable' },
			{ product: 9, variation: 0, type: 'grouped' },
		]);
		localStorage.clear();
		localStorage.setItem(KEY, JSON.stringify(HEARTS));
		const own = visit({}, '').store;
		await own.load();
		expect(own.state.value?.items.map(({ product }) => product)).toEqual([9, 72]);
		expect(kept()).toBe(null);
	});

	test('what the shop refuses now is told; what does not arrive is kept for the page after', async () => {
		localStorage.setItem(KEY, JSON.stringify(HEARTS));
		const refusal = { ...answerOf(holding()), ok: false, messages: ['Please, login'] };
		const add = vi
			.fn<WishlistApi['add']>()
			.mockResolvedValueOnce(refusal)
			.mockRejectedValueOnce(new RequestError('offline', 'x'));
		const { store, onStoredRefused } = visit({ add });
		await store.load();
		expect(onStoredRefused.mock.calls).toMatchObject([[{ messages: ['Please, login'] }]]);
		expect(kept()).toEqual([{ product: 9, variation: 0, type: 'grouped' }]);
	});

	test.each([
		['offline', 1],
		['lost', 1],
		['timeout', 1],
		['http', 0, 500],
		['http', 1, 503],
		['invalid', 0],
		['stale-nonce', 0],
	] as const)(
		'what the server answers (%s) is not asked again on every page: %i',
		async (reason, left, status?: number) => {
			localStorage.setItem(KEY, JSON.stringify(HEARTS.slice(0, 1)));
			await visit({
				add: () => Promise.reject(new RequestError(reason, 'x', status ? { status } : {})),
				read: () => Promise.reject(new Error()),
			}).store.load();
			expect((kept() as unknown[] | null)?.length ?? 0).toBe(left);
		},
	);

	test('[PRIV-01] nothing is done for the next visitor', async () => {
		const forget = () => document.dispatchEvent(new CustomEvent('archipel:forget-visitor'));
		void visit({ add: never }).store.add({ product: 7, variation: 0, type: '' }).run();
		forget();
		leave();
		expect(kept()).toBe(null);
		localStorage.setItem(KEY, JSON.stringify(HEARTS));
		const add = vi.fn<WishlistApi['add']>(async () => {
			forget();
			throw new RequestError('offline', 'x');
		});
		await visit({ add }).store.load();
		expect([add.mock.calls.length, kept()]).toEqual([1, null]);
	});

	test('a new list is not made a second time; what is no list of presses is none', () => {
		expect(storedChange({ product: 7, variation: 0, type: '', listName: 'Noël' })).toBeUndefined();
		for (const text of ['{', '{}', '7', '[{"product":-1,"variation":0}]', '[{"product":7,"variation":"x"}]']) {
			localStorage.setItem(KEY, text);
			expect(takeChanges()).toEqual([]);
		}
	});
});
