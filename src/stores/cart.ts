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
	/** Adds by the fields of a button. Nothing is sent before the mutation runs; each further try is the same add. */
	readonly add: (fields: Readonly<Record<string, string>>) => Mutation<CartAnswer>;
	/** Adds by a product form, like `add`. */
	readonly addForm: (form: FormData) => Mutation<CartAnswer>;
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
interface Change extends Pick<MutationOptions<CartAnswer>, 'send' | 'isDoubtful' | 'mayBeLate'> {
	/** What it will do to the cart, as far as we can tell. */
	operation?: CartOperation;
	/** Whether this cart shows that the change was carried out although its answer was lost. */
	readonly wasDone: (after: Cart, countBefore: number | undefined) => boolean;
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

	/** Asks the server, in a turn of the queue. @returns `undefined` if it does not answer, or not this visitor */
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
			// What changes from now on needs another look.
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
		add(fields) {
			const quantity = Math.max(1, Math.trunc(Number(fields['quantity'])) || 1);
			const send: Change['send'] = ({ key }) => api.add(fields, key);
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
				// After any other answer the shopper follows the remove link (CART-11), which asks the server anyway.
				isDoubtful: ({ reason }) => reason === 'lost' || reason === 'timeout' || (reason === 'offline' && isOnline()),
				// Another tab was quicker, or the browser sent the call twice on a broken connection.
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
				// A try before, of which nobody could tell, may have done it.
				mayBeLate: ({ ok }) => !ok,
			}).run();
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
