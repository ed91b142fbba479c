import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { createMutation, type Mutation, type MutationOptions } from '../shop/mutation';
import { cartQueue, type MutationQueue } from '../shop/mutation-queue';
import { RequestError } from '../shop/request-error';
import { settings } from '../runtime/settings';
import { cartApi, type CartAnswer, type CartApi } from '../shop/woocommerce/cart-api';
import type { Cart, CartItem } from '../shop/woocommerce/cart-schema';
import type { CartReply } from '../shop/woocommerce/fragments-reply';
import { createCartCache, hasCartCookie, type CartCache } from './cart-cache';
import { applyOperation, type CartOperation } from './cart-operations';
import { emit, type CartSource } from './events';
import { storeCart } from './store-cart';

/** The server's reply with its source. */
export type HeardReply = CartReply & { readonly source: CartSource };

export interface CartStore {
	/** The cart including pending changes; `undefined` until it is known: views then show neither "empty" nor a count. */
	readonly cart: ReadonlySignal<Cart | undefined>;
	/** The server's last reply: fragments for the page, and the cart for the other tabs. */
	readonly reply: ReadonlySignal<HeardReply | undefined>;
	/** True while a request is queued or running. */
	readonly busy: ReadonlySignal<boolean>;
	/** Error of the last request for the cart; `undefined` after a successful reply. */
	readonly error: ReadonlySignal<unknown>;
	/** Adds a product by the fields of a button. Sends nothing before `run()`; a retry has the same key, so that the product is added once. */
	readonly add: (form: FormData) => Mutation<CartAnswer>;
	/** Adds a product by its form, like `add`. */
	readonly addForm: (form: FormData) => Mutation<CartAnswer>;
	/** @throws RequestError */
	readonly remove: (key: string) => Promise<CartAnswer>;
	/** Sets the quantity of a line. Changes that are not sent yet are merged: the last number is sent. @throws RequestError */
	readonly setQuantity: (key: string, quantity: number) => Promise<CartAnswer>;
	/** Restores a removed line, with its options. @throws RequestError */
	readonly restore: (key: string) => Promise<CartAnswer>;
	/** Loads the cart from the cache if it is still valid, else from the server; sends no request for a visitor without a cart. */
	readonly load: () => Promise<void>;
	/** Requests the cart from the server, regardless of the cache. Never throws: see `error`. */
	readonly refresh: () => Promise<void>;
	/** Accepts a reply that another script or tab received. @param source @default 'script' */
	readonly receive: (reply: CartReply, source?: CartSource) => void;
	/** Erases all data of the visitor (PRIV-01). */
	readonly forget: () => void;
}

export interface CartStoreOptions {
	readonly api?: CartApi;
	readonly queue?: MutationQueue;
	readonly cache?: CartCache;
	/** @default navigator.onLine */
	readonly isOnline?: () => boolean;
}

/** A cart write, from the request to the reply. */
interface Change extends Pick<MutationOptions<CartAnswer>, 'send' | 'isDoubtful' | 'mayBeLate'> {
	/** Expected effect on the cart, if it can be computed here. */
	operation?: CartOperation;
	/** Returns whether the cart contains the change, although its response was lost. */
	readonly wasDone: (after: Cart, countBefore: number | undefined) => boolean;
}

const applyChange = (cart: Cart, { operation }: Change): Cart => (operation ? applyOperation(cart, operation) : cart);

/** Creates the cart store: one write at a time, optimistic updates, the server's reply overrides. */
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
	/** Number of the current visitor: replies to an earlier visitor's requests are dropped. */
	let visitor = 0;

	const drop = (change: Change) => {
		if (pending.peek().includes(change)) pending.value = pending.peek().filter((candidate) => candidate !== change);
	};

	/** @param change The change that this reply confirms: replaces the optimistic state and the reply in one batch. */
	const accept = (reply: CartReply, source: CartSource, change?: Change) => {
		if (source !== 'cache') cache.write(reply);
		const before = confirmed.peek();
		batch(() => {
			if (change) drop(change);
			failure.value = undefined;
			last.value = { ...reply, source };
			// Without the cart fragment, the hash only tells whether the known cart is still current.
			confirmed.value = reply.cart ?? (before?.hash === reply.cartHash ? before : undefined);
		});
		if (reply.cart && reply.cart.hash !== before?.hash)
			emit('archipel:cart-changed', { cart: reply.cart, storeCart: storeCart(reply.cart) });
	};

	/** Requests the cart, in a turn of the queue. @returns `undefined` on an error, or if the visitor has changed meanwhile */
	const ask = async (): Promise<CartReply | undefined> => {
		const asking = visitor;
		try {
			const reply = await api.refresh();
			return asking === visitor ? reply : undefined;
		} catch (error) {
			failure.value = error;
			emit('archipel:fragments-error', { error });
			return undefined;
		}
	};

	const createChange = (change: Change): Mutation<CartAnswer> => {
		let countBefore: number | undefined;
		return createMutation({
			queue,
			isDoubtful: ({ reason }) => reason !== 'offline' || isOnline(),
			...change,
			show() {
				pending.value = [...pending.peek(), change];
				return () => drop(change);
			},
			async send(attempt) {
				const asking = visitor;
				countBefore = confirmed.peek()?.count ?? (hasCartCookie() ? undefined : 0);
				const answer = await change.send(attempt);
				if (answer.reply && asking === visitor) accept(answer.reply, 'change', change);
				return answer;
			},
			async wasDone() {
				const reply = await ask();
				if (!reply) throw new RequestError('lost', 'get_refreshed_fragments');
				const isDone = reply.cart !== undefined && change.wasDone(reply.cart, countBefore);
				accept(reply, 'refresh', isDone ? change : undefined);
				return isDone ? { ok: true, reply } : undefined;
			},
		});
	};

	const refresh = (): Promise<void> => {
		if (waitingRefresh) return waitingRefresh;
		refreshes.value++;
		const turn = queue.run(async () => {
			// Changes after this point need another request.
			waitingRefresh = undefined;
			const reply = await ask();
			if (reply) accept(reply, 'refresh');
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
		const answer = createChange(change)
			.run()
			.finally(() => unsent.get(key)?.change === change && unsent.delete(key));
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
		add(form) {
			const quantity = Math.max(1, Math.trunc(Number(form.get('quantity'))) || 1);
			const send: Change['send'] = ({ key }) => api.add(form, key);
			return createChange({ operation: { type: 'add', quantity }, send, wasDone: holdsMore });
		},
		addForm: (form) => createChange({ send: ({ key }) => api.addForm(form, key), wasDone: holdsMore }),
		remove(key) {
			const items = cart.peek()?.items ?? [];
			const index = items.findIndex((item) => item.key === key);
			if (items[index]) removed.set(key, { item: items[index], index });
			return createChange({
				operation: { type: 'remove', key },
				send: () => api.remove(key),
				wasDone: (after) => !findItem(after, key),
				// After any other error the browser follows the remove link (CART-11), which reads the cart again anyway.
				isDoubtful: ({ reason }) => reason === 'lost' || reason === 'timeout' || (reason === 'offline' && isOnline()),
				// Another tab has removed the line, or the browser repeated the request on a broken connection.
				mayBeLate: ({ ok }) => !ok,
			}).run();
		},
		setQuantity,
		restore(key) {
			const line = removed.get(key);
			return createChange({
				...(line && { operation: { type: 'restore', ...line } }),
				send: () => api.restore(key),
				wasDone: (after) => findItem(after, key) !== undefined,
				// An earlier attempt with unknown result may have restored the line.
				mayBeLate: ({ ok }) => !ok,
			}).run();
		},
		async load() {
			const kept = await cache.read();
			if (kept) accept(kept, 'cache');
			if (kept?.cart) return;
			if (hasCartCookie() || confirmed.peek()?.items.length) return refresh();
			// The last line may have been removed in another tab while this tab still caches the old cart.
			cache.clear();
		},
		refresh,
		receive(reply, source = 'script') {
			if (reply.cart || source !== 'script') return accept(reply, source);
			// Some scripts send the event with partial or no fragments, only to say that the cart has changed.
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

/** Returns the cart line with this key, if any. */
function findItem(cart: Cart | undefined, key: string): CartItem | undefined {
	return cart?.items.find((item) => item.key === key);
}
