import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { cartQueue, type MutationQueue } from '../shop/mutation-queue';
import { RequestError, type RequestFailure } from '../shop/request-error';
import { settings } from '../runtime/settings';
import { cartApi, type CartAnswer, type CartApi } from '../shop/woocommerce/cart-api';
import type { Cart, CartItem } from '../shop/woocommerce/cart-schema';
import type { CartReply } from '../shop/woocommerce/fragments-reply';
import { createCartCache, hasCartCookie, type CartCache } from './cart-cache';
import { applyOperation, type CartOperation } from './cart-operations';
import { emit, type CartSource } from './events';
import { storeCart } from './store-cart';

/** What the server said, and how we heard of it. */
export type HeardReply = CartReply & { readonly source: CartSource };

export interface CartStore {
	/** The cart with the changes under way; `undefined` while it is not known, and then views stay neutral. */
	readonly cart: ReadonlySignal<Cart | undefined>;
	/** What the server said last: fragments for the page, and the cart for the other tabs. */
	readonly reply: ReadonlySignal<HeardReply | undefined>;
	/** True while a call is waiting or under way. */
	readonly busy: ReadonlySignal<boolean>;
	/** Why the cart could not be asked for; `undefined` again once the server has answered. */
	readonly error: ReadonlySignal<unknown>;
	/** Adds by the fields of a button. @param key Of `createRequestKey`: the same when it is tried again. @throws RequestError */
	readonly add: (fields: Readonly<Record<string, string>>, key?: string) => Promise<CartAnswer>;
	/** Adds by a product form. @param key As for `add`. @throws RequestError */
	readonly addForm: (form: FormData, key?: string) => Promise<CartAnswer>;
	/** @throws RequestError */
	readonly remove: (key: string) => Promise<CartAnswer>;
	/** Fast changes of one line become one call with the last number. @throws RequestError */
	readonly setQuantity: (key: string, quantity: number) => Promise<CartAnswer>;
	/** Puts a removed line back, options included. @throws RequestError */
	readonly restore: (key: string) => Promise<CartAnswer>;
	/** The cart from the cache if it is still right, else from the server; nothing at all for a visitor without a cart. */
	readonly load: () => Promise<void>;
	/** The cart from the server, whatever the cache says. Never throws: see `error`. */
	readonly refresh: () => Promise<void>;
	/** Takes a reply that somebody else got. @param source @default 'script' */
	readonly receive: (reply: CartReply, source?: CartSource) => void;
	/** Forgets everything about the visitor (PRIV-01). */
	readonly forget: () => void;
}

export interface CartStoreOptions {
	readonly api?: CartApi;
	readonly queue?: MutationQueue;
	readonly cache?: CartCache;
	/** @default navigator.onLine */
	readonly isOnline?: () => boolean;
}

/** A change from the shopper's wish to the server's answer. */
interface Change {
	/** What it will do to the cart, as far as we can tell. */
	operation?: CartOperation;
	readonly send: () => Promise<CartAnswer>;
	/** Whether this cart shows that the change was carried out although its answer was lost. */
	readonly wasDone: (after: Cart, countBefore: number | undefined) => boolean;
	/** Failures that the caller deals with at once, without asking what became of the change. @default none */
	readonly final?: readonly RequestFailure[];
	/** Whether a refusal may mean that the change has been made already. @default false */
	readonly mayBeLate?: boolean;
}

const applyChange = (cart: Cart, { operation }: Change): Cart => (operation ? applyOperation(cart, operation) : cart);

/** One write at a time; optimistic; the server has the last word. */
export function createCartStore(options: CartStoreOptions = {}): CartStore {
	const { api = cartApi, queue = cartQueue, isOnline = () => navigator.onLine } = options;
	const cache =
		options.cache ??
		createCartCache({ hashKey: settings().shop.cartHashKey, fragmentName: settings().shop.fragmentName });

	const confirmed = signal<Cart | undefined>(undefined);
	const pending = signal<readonly Change[]>([]);
	const refreshes = signal(0);
	const last = signal<HeardReply | undefined>(undefined);
	const failure = signal<unknown>(undefined);
	const cart = computed(() => confirmed.value && pending.value.reduce(applyChange, confirmed.value));

	const unsent = new Map<string, { readonly change: Change; readonly answer: Promise<CartAnswer> }>();
	const removed = new Map<string, { readonly item: CartItem; readonly index: number }>();
	let waitingRefresh: Promise<void> | undefined;
	/** Counts the visitors: what was asked for one must not be shown to the next. */
	let visitor = 0;

	const drop = (change: Change) => {
		if (pending.peek().includes(change)) pending.value = pending.peek().filter((candidate) => candidate !== change);
	};

	/** @param change The change that this reply answers: its guess gives way to the truth in one step. */
	const accept = (reply: CartReply, source: CartSource, change?: Change) => {
		if (source !== 'cache') cache.write(reply);
		const before = confirmed.peek();
		batch(() => {
			if (change) drop(change);
			failure.value = undefined;
			last.value = { ...reply, source };
			// Without its own fragment the server only says whether what we know is still right.
			confirmed.value = reply.cart ?? (before?.hash === reply.cartHash ? before : undefined);
		});
		if (reply.cart && reply.cart.hash !== before?.hash)
			emit('archipel:cart-changed', { cart: reply.cart, storeCart: storeCart(reply.cart) });
	};

	/** Asks the server; to be called in a turn of the queue. */
	const ask = async (change?: Change): Promise<CartReply | undefined> => {
		const asking = visitor;
		try {
			const reply = await api.refresh();
			if (asking !== visitor) return undefined;
			accept(reply, 'refresh', change);
			return reply;
		} catch (error) {
			failure.value = error;
			emit('archipel:fragments-error', { error });
			return undefined;
		}
	};

	const carryOut = async (change: Change): Promise<CartAnswer> => {
		const asking = visitor;
		const countBefore = confirmed.peek()?.count ?? (hasCartCookie() ? undefined : 0);
		const wasDone = async (): Promise<CartAnswer | undefined> => {
			const reply = await ask(change);
			return reply?.cart && change.wasDone(reply.cart, countBefore) ? { ok: true, reply } : undefined;
		};
		try {
			const answer = await change.send();
			if (answer.reply && asking === visitor) accept(answer.reply, 'change', change);
			return !answer.ok && change.mayBeLate ? ((await wasDone()) ?? answer) : answer;
		} catch (error) {
			if (!(error instanceof RequestError) || (error.reason === 'offline' && !isOnline())) throw error;
			if (change.final?.includes(error.reason)) throw error;
			// The answer is lost, but the server may have carried the change out: doing it again could do it twice.
			const done = await wasDone();
			if (done) return done;
			throw error;
		}
	};

	const mutate = async (change: Change): Promise<CartAnswer> => {
		pending.value = [...pending.peek(), change];
		try {
			return await queue.run(() => carryOut(change));
		} finally {
			drop(change);
		}
	};

	const refresh = (): Promise<void> => {
		if (waitingRefresh) return waitingRefresh;
		refreshes.value++;
		const turn = queue.run(async () => {
			// What changes from now on needs another look.
			waitingRefresh = undefined;
			await ask();
		});
		waitingRefresh = turn.finally(() => void refreshes.value--);
		return waitingRefresh;
	};

	const setQuantity = (key: string, quantity: number): Promise<CartAnswer> => {
		const operation = { type: 'set-quantity', key, quantity } as const;
		const waiting = unsent.get(key);
		if (waiting) {
			waiting.change.operation = operation;
			pending.value = [...pending.peek()];
			return waiting.answer;
		}
		let wanted = quantity;
		const change: Change = {
			operation,
			send() {
				unsent.delete(key);
				({ quantity: wanted } = change.operation as typeof operation);
				return api.setQuantity(key, wanted);
			},
			wasDone: (after) => findItem(after, key)?.quantity === wanted,
		};
		const answer = mutate(change).finally(() => unsent.get(key)?.change === change && unsent.delete(key));
		unsent.set(key, { change, answer });
		return answer;
	};

	const holdsMore = (after: Cart, countBefore: number | undefined) =>
		countBefore !== undefined && after.count > countBefore;

	return {
		cart,
		reply: last,
		busy: computed(() => pending.value.length + refreshes.value > 0),
		error: failure,
		add(fields, key) {
			const quantity = Math.max(1, Math.trunc(Number(fields['quantity'])) || 1);
			return mutate({ operation: { type: 'add', quantity }, send: () => api.add(fields, key), wasDone: holdsMore });
		},
		addForm: (form, key) => mutate({ send: () => api.addForm(form, key), wasDone: holdsMore }),
		remove(key) {
			const items = cart.peek()?.items ?? [];
			const index = items.findIndex((item) => item.key === key);
			if (items[index]) removed.set(key, { item: items[index], index });
			return mutate({
				operation: { type: 'remove', key },
				send: () => api.remove(key),
				wasDone: (after) => !findItem(after, key),
				// After an answer of that kind the shopper follows the remove link (CART-11), which asks the server anyway.
				final: ['http', 'invalid', 'stale-nonce'],
				// Another tab was quicker, or the browser sent the call twice on a broken connection.
				mayBeLate: true,
			});
		},
		setQuantity,
		restore(key) {
			const line = removed.get(key);
			return mutate({
				...(line && { operation: { type: 'restore', ...line } }),
				send: () => api.restore(key),
				wasDone: (after) => findItem(after, key) !== undefined,
			});
		},
		async load() {
			const kept = await cache.read();
			if (kept) accept(kept, 'cache');
			if (kept?.cart) return;
			if (hasCartCookie() || confirmed.peek()?.items.length) return refresh();
			// The last line may have been removed elsewhere while this tab still holds the old cart.
			cache.clear();
		},
		refresh,
		receive(reply, source = 'script') {
			if (reply.cart || source !== 'script') return accept(reply, source);
			// Some send the event with a part of the fragments, or with none, only to say that the cart is another one.
			last.value = { ...reply, source };
			void refresh();
		},
		forget() {
			visitor++;
			cache.clear();
			removed.clear();
			batch(() => {
				confirmed.value = undefined;
				last.value = undefined;
				failure.value = undefined;
			});
		},
	};
}

/** The line of a key in a cart, if it is there. */
function findItem(cart: Cart | undefined, key: string): CartItem | undefined {
	return cart?.items.find((item) => item.key === key);
}
