import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { createMutationQueue, type MutationQueue } from '../shop/mutation-queue';
import { RequestError, isAbort } from '../shop/request-error';
import { settings } from '../shop/settings';
import { cartApi, type CartAnswer, type CartApi } from '../shop/woocommerce/cart-api';
import type { Cart, CartItem } from '../shop/woocommerce/cart-schema';
import type { CartReply } from '../shop/woocommerce/fragments-reply';
import { createCartCache, hasCartCookie, type CartCache } from './cart-cache';
import { applyOperation, type CartOperation } from './cart-operations';
import { emit } from './events';

export interface CartStore {
	/** The cart with the changes under way; `undefined` while it is not known, and then views stay neutral. */
	readonly cart: ReadonlySignal<Cart | undefined>;
	/** What the server said last: fragments for the page, and the cart for the other tabs. */
	readonly reply: ReadonlySignal<CartReply | undefined>;
	/** True while a call is waiting or under way. */
	readonly busy: ReadonlySignal<boolean>;
	/** Adds by the fields of a button. @throws RequestError, AbortError */
	readonly add: (fields: Readonly<Record<string, string>>) => Promise<CartAnswer>;
	/** Adds by a product form. @throws RequestError, AbortError */
	readonly addForm: (form: FormData) => Promise<CartAnswer>;
	/** @throws RequestError */
	readonly remove: (key: string) => Promise<CartAnswer>;
	/** Fast changes of one line become one call with the last number. @throws RequestError */
	readonly setQuantity: (key: string, quantity: number) => Promise<CartAnswer>;
	/** Puts a removed line back. @throws RequestError */
	readonly restore: (key: string) => Promise<CartAnswer>;
	/** The cart from the cache if it is still right, else from the server; nothing at all for a visitor without a cart. */
	readonly load: () => Promise<void>;
	/** The cart from the server, whatever the cache says. Calls at the same time share one request. Never throws. */
	readonly refresh: () => Promise<void>;
	/** Takes a reply that somebody else got: another script, another tab. */
	readonly receive: (reply: CartReply) => void;
	/** Forgets everything about the visitor (PRIV-01). */
	readonly forget: () => void;
}

export interface CartStoreOptions {
	readonly api?: CartApi;
	readonly queue?: MutationQueue;
	readonly cache?: CartCache;
}

/** A call under way, and what it will change as far as we can tell. */
interface Change {
	operation?: CartOperation;
}

const applyChange = (cart: Cart, { operation }: Change): Cart => (operation ? applyOperation(cart, operation) : cart);

/** The cart, shared by all islands of the page. One write at a time; optimistic; the server has the last word. */
export function createCartStore(options: CartStoreOptions = {}): CartStore {
	const { api = cartApi, queue = createMutationQueue('archipel-cart') } = options;
	const cache =
		options.cache ??
		createCartCache({ hashKey: settings().shop.cartHashKey, fragmentName: settings().shop.fragmentName });

	const confirmed = signal<Cart | undefined>(undefined);
	const pending = signal<readonly Change[]>([]);
	const last = signal<CartReply | undefined>(undefined);
	const unsent = new Map<string, Change & { answer?: Promise<CartAnswer> }>();
	const refreshing = signal<Promise<void> | undefined>(undefined);

	const receive = (reply: CartReply) => {
		cache.write(reply);
		last.value = reply;
		if (!reply.cart) return;
		const changed = reply.cart.hash !== confirmed.value?.hash;
		confirmed.value = reply.cart;
		if (changed) emit('archipel:cart-changed', { cart: reply.cart });
	};

	/** Shows the change at once, makes the call in its turn, then shows the server's cart or the one before. */
	const mutate = async (change: Change, call: () => Promise<CartAnswer>) => {
		pending.value = [...pending.value, change];
		try {
			const answer = await queue.run(call);
			if (answer.reply) receive(answer.reply);
			// A refusal may come without the cart, and then what we know may be old.
			else void refresh();
			return answer;
		} catch (error) {
			// The answer is lost, but the server may have carried the change out: only its own word tells.
			if (error instanceof RequestError && error.reason !== 'offline') void refresh();
			throw error;
		} finally {
			pending.value = pending.value.filter((candidate) => candidate !== change);
		}
	};

	const refresh = (): Promise<void> =>
		(refreshing.value ??= queue
			.run(() => api.refresh())
			.then(receive)
			.catch((error: unknown) => {
				if (!isAbort(error)) emit('archipel:fragments-error', { error });
			})
			.finally(() => (refreshing.value = undefined)));

	const setQuantity = (key: string, quantity: number): Promise<CartAnswer> => {
		const operation = { type: 'set-quantity', key, quantity } as const;
		const waiting = unsent.get(key);
		if (waiting?.answer) {
			waiting.operation = operation;
			pending.value = [...pending.value];
			return waiting.answer;
		}
		const change: Change & { answer?: Promise<CartAnswer> } = { operation };
		unsent.set(key, change);
		change.answer = mutate(change, () => {
			unsent.delete(key);
			return api.setQuantity(key, (change.operation as typeof operation).quantity);
		});
		return change.answer;
	};

	return {
		cart: computed(() => confirmed.value && pending.value.reduce(applyChange, confirmed.value)),
		reply: last,
		busy: computed(() => pending.value.length > 0 || refreshing.value !== undefined),
		add: (fields) =>
			mutate({ operation: { type: 'add', quantity: Math.max(1, Math.trunc(Number(fields['quantity'])) || 1) } }, () =>
				api.add(fields),
			),
		addForm: (form) => mutate({}, () => api.addForm(form)),
		remove: (key) => mutate({ operation: { type: 'remove', key } }, () => api.remove(key)),
		restore: (key) => mutate({}, () => api.restore(key)),
		setQuantity,
		async load() {
			const kept = cache.read();
			if (kept?.cart) return receive(kept);
			if (hasCartCookie()) return refresh();
			// The last line may have been removed elsewhere while this tab still holds the old cart.
			cache.clear();
		},
		refresh,
		receive,
		forget() {
			cache.clear();
			confirmed.value = undefined;
			last.value = undefined;
		},
	};
}

/** The line of a key in a cart, if it is there. */
export function findItem(cart: Cart | undefined, key: string): CartItem | undefined {
	return cart?.items.find((item) => item.key === key);
}
