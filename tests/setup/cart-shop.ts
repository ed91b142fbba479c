import { createMutation } from '../../src/shop/mutation';
import { createMutationQueue } from '../../src/shop/mutation-queue';
import { RequestError, type RequestFailure } from '../../src/shop/request-error';
import type { CartAnswer, CartReply } from '../../src/shop/woocommerce/cart-api';
import type { Cart } from '../../src/shop/woocommerce/cart-schema';
import { createCartStore } from '../../src/stores/cart';
import type { CartCache } from '../../src/stores/cart-cache';
import { expect, vi } from 'vitest';
import { sampleCart, sampleItem, sampleReply } from './sample-cart';

/** A server call, whose response the test sends. */
export interface Call {
	readonly name: string;
	readonly args: readonly unknown[];
	readonly answer: (value: unknown) => Promise<void>;
	readonly fail: (reason: RequestFailure) => Promise<void>;
}

/** Result or error of a call. */
export const outcome = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An add to a shop whose lookup reports that an add without a response was not carried out. */
export const createAdd = (send: (data: FormData, key: string) => Promise<CartAnswer>, data: FormData) =>
	createMutation({ send: ({ key }) => send(data, key), wasDone: () => Promise.resolve(undefined) });

/** A cart store with a server whose responses the test sends. */
export function createShop({ kept, online = true }: { kept?: CartReply; online?: boolean } = {}) {
	const calls: Call[] = [];
	const method =
		(name: string) =>
		(...args: unknown[]) =>
			new Promise<never>((resolve, reject) =>
				calls.push({
					name,
					args,
					async answer(value) {
						resolve(value as never);
						await settled();
					},
					async fail(reason) {
						reject(new RequestError(reason, `/?wc-ajax=${name}`));
						await settled();
					},
				}),
			);
	const api = {
		add: method('add'),
		addForm: method('addForm'),
		remove: method('remove'),
		setQuantity: method('setQuantity'),
		restore: method('restore'),
		refresh: method('refresh'),
	};
	const cache = {
		read: vi.fn<CartCache['read']>(() => Promise.resolve(kept)),
		write: vi.fn<CartCache['write']>(),
		expiresIn: () => 0,
		clear: vi.fn<CartCache['clear']>(),
	};
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
	const store = createCartStore({ api, cache, queue: createMutationQueue('cart') });
	const next = async (name: string): Promise<Call> => {
		await settled();
		const call = calls.at(-1);
		expect(call?.name).toBe(name);
		return call!;
	};
	return {
		store,
		cache,
		calls,
		/** The pending call; at most one is pending. */
		next,
		/** Waits for a change whose calls are answered so, one after the other; a text is the reason of a failure. */
		async answered<T>(change: Promise<T>, answers: Readonly<Record<string, unknown>>): Promise<T> {
			for (const [name, value] of Object.entries(answers)) {
				const call = await next(name);
				await (typeof value === 'string' ? call.fail(value as RequestFailure) : call.answer(value));
			}
			return change;
		},
		names: () => calls.map((call) => call.name),
	};
}

export const body = sampleItem({ key: 'body', quantity: 2 });
export const mask = sampleItem({ key: 'mask', quantity: 1, price: 1200 });
export const cart = sampleCart([body, mask]);
export const yes = (after: Cart | undefined): CartAnswer => ({ ok: true, reply: sampleReply(after) });
export const no = (message: string, reply?: CartReply): CartAnswer => ({
	ok: false,
	productUrl: undefined,
	message,
	notices: undefined,
	reply,
});
export const quantities = (after: Cart | undefined) => after?.items.map(({ key, quantity }) => `${key} ${quantity}`);

/** A shop with a loaded cart. */
export function openShop(options: { online?: boolean } = {}) {
	const shop = createShop(options);
	shop.store.receive(sampleReply(cart), 'refresh');
	return shop;
}
