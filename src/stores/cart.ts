import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { createMutation, type Mutation, type MutationOptions } from '../shop/mutation';
import { cartQueue, type MutationQueue } from '../shop/mutation-queue';
import { RequestError } from '../shop/request-error';
import { cartApi, type CartAnswer, type CartApi, type CartReply } from '../shop/woocommerce/cart-api';
import { type Cart, type CartItem, storeCart } from '../shop/woocommerce/cart-schema';
import { createCartCache, hasCartCookie, type CartCache } from './cart-cache';
import { emit, type CartSource } from './events';

export type HeardReply = CartReply & { readonly source: CartSource };

interface CartStoreOptions {
	readonly api?: CartApi;
	readonly queue?: MutationQueue;
	readonly cache?: CartCache;
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
export function createCartStore(options: CartStoreOptions = {}) {
	const { api = cartApi, queue = cartQueue, cache = createCartCache() } = options;

	const confirmed = signal<Cart | undefined>(undefined);
	const pending = signal<readonly Change[]>([]);
	const refreshes = signal(0);
	const last = signal<HeardReply | undefined>(undefined);
	const failure = signal<unknown>(undefined);
	const cart = computed(() => confirmed.value && pending.value.reduce(applyChange, confirmed.value));

	const unsent = new Map<string, { readonly change: Change; readonly answer: Promise<CartAnswer> }>();
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
			isDoubtful: ({ reason }) => reason !== 'offline' || navigator.onLine,
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

	/** Requests the cart from the server, regardless of the cache. Never throws: see `error`. */
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

	/** Sets the quantity of a line. Changes that are not sent yet are merged: the last number is sent. @throws RequestError */
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
		/** The cart including pending changes; `undefined` until it is known: views then show neither "empty" nor a count. */
		cart,
		/** The server's last reply: fragments for the page, and the cart for the other tabs. */
		reply: last as ReadonlySignal<HeardReply | undefined>,
		/** True while a change is queued or running. */
		isChanging: computed(() => pending.value.length > 0),
		/** True while any request is queued or running. */
		busy: computed(() => pending.value.length + refreshes.value > 0),
		/** Error of the last request for the cart; `undefined` after a successful reply. */
		error: failure as ReadonlySignal<unknown>,
		/** Adds a product by the fields of a button. Sends nothing before `run()`; a retry has the same key, so that the product is added once. */
		add(form: FormData): Mutation<CartAnswer> {
			const quantity = Math.max(1, Math.trunc(Number(form.get('quantity'))) || 1);
			const send: Change['send'] = ({ key }) => api.add(form, key);
			return createChange({ operation: { type: 'add', quantity }, send, wasDone: holdsMore });
		},
		/** Adds a product by its form, like `add`. */
		addForm: (form: FormData): Mutation<CartAnswer> =>
			createChange({ send: ({ key }) => api.addForm(form, key), wasDone: holdsMore }),
		/** @throws RequestError */
		remove: (key: string): Promise<CartAnswer> =>
			createChange({
				operation: { type: 'set-quantity', key, quantity: 0 },
				send: () => api.remove(key),
				wasDone: (after) => !findItem(after, key),
				// After any other error the browser follows the remove link (CART-11), which reads the cart again anyway.
				isDoubtful: ({ reason }) =>
					reason === 'lost' || reason === 'timeout' || (reason === 'offline' && navigator.onLine),
				// Another tab has removed the line, or the browser repeated the request on a broken connection.
				mayBeLate: ({ ok }) => !ok,
			}).run(),
		setQuantity,
		/** Restores a removed line, with its options. @throws RequestError */
		restore: ({ item, index }: RemovedLine): Promise<CartAnswer> =>
			createChange({
				operation: { type: 'restore', item, index },
				send: () => api.restore(item.key),
				wasDone: (after) => findItem(after, item.key) !== undefined,
				// An earlier attempt with unknown result may have restored the line.
				mayBeLate: ({ ok }) => !ok,
			}).run(),
		/** Loads the cart from the cache if it is still valid, else from the server; sends no request for a visitor without a cart. */
		async load(): Promise<void> {
			const kept = await cache.read();
			if (kept) accept(kept, 'cache');
			if (kept?.cart) return;
			if (hasCartCookie() || confirmed.peek()?.items.length) return refresh();
			// The last line may have been removed in another tab while this tab still caches the old cart.
			cache.clear();
		},
		refresh,
		/** Accepts a reply that another script or tab received. */
		receive(reply: CartReply, source: CartSource = 'script'): void {
			if (reply.cart || source !== 'script') return accept(reply, source);
			// Some scripts send the event with partial or no fragments, only to say that the cart has changed.
			last.value = { ...reply, source };
			void refresh();
		},
		/** Erases all data of the visitor (PRIV-01). */
		forget(): void {
			visitor++;
			cache.clear();
			batch(() => {
				confirmed.value = undefined;
				last.value = undefined;
				failure.value = undefined;
			});
		},
	};
}
export type CartStore = ReturnType<typeof createCartStore>;

const findItem = (cart: Cart, key: string): CartItem | undefined => cart.items.find((item) => item.key === key);

/** A line that was removed, and its index before. */
export interface RemovedLine {
	readonly item: CartItem;
	readonly index: number;
}

/** A requested change that the server has not confirmed yet. */
export type CartOperation =
	| { readonly type: 'add'; readonly quantity: number }
	/** A quantity of 0 removes the line. */
	| { readonly type: 'set-quantity'; readonly key: string; readonly quantity: number }
	| ({ readonly type: 'restore' } & RemovedLine);

/** Returns the cart as expected after the operation. Discounts and shipping stay unchanged: only the server can compute them. */
export function applyOperation(cart: Cart, operation: CartOperation): Cart {
	if (operation.type === 'add') return { ...cart, count: tidy(cart.count + operation.quantity) };
	const items = change(cart.items, operation);
	const pieces = sum(items, 'quantity') - sum(cart.items, 'quantity');
	const worth = sum(items, 'lineSubtotal') - sum(cart.items, 'lineSubtotal');
	const { subtotal, total } = cart.totals;
	return {
		...cart,
		items,
		count: tidy(cart.count + pieces),
		totals: { ...cart.totals, subtotal: subtotal + worth, total: Math.max(0, total + worth) },
		freeShipping: cart.freeShipping && progress(cart.freeShipping, subtotal, worth),
	};
}

function change(items: readonly CartItem[], operation: Exclude<CartOperation, { type: 'add' }>): CartItem[] {
	if (operation.type === 'restore') {
		const { item, index } = operation;
		if (items.some(({ key }) => key === item.key)) return [...items];
		return [...items.slice(0, index), item, ...items.slice(index)];
	}
	return items
		.map((item) => (item.key === operation.key ? withQuantity(item, operation.quantity) : item))
		.filter((item) => item.quantity > 0);
}

function withQuantity(item: CartItem, quantity: number): CartItem {
	const scale = (amount: number) => Math.round((amount / item.quantity) * quantity);
	return { ...item, quantity, lineSubtotal: scale(item.lineSubtotal), lineTotal: scale(item.lineTotal) };
}

/** Free shipping progress. The counted amount is `threshold - remaining`; once the threshold is reached, the subtotal is its upper limit. */
function progress(before: NonNullable<Cart['freeShipping']>, subtotal: number, worth: number): Cart['freeShipping'] {
	const { threshold, remaining } = before;
	const counted = remaining > 0 ? threshold - remaining : Math.max(threshold, subtotal);
	return { threshold, remaining: Math.max(0, threshold - counted - worth) };
}

const sum = (items: readonly CartItem[], field: 'quantity' | 'lineSubtotal'): number =>
	items.reduce((total, item) => total + item[field], 0);

/** Removes floating-point rounding errors from fractional quantities. */
const tidy = (count: number): number => Number(count.toFixed(6));
