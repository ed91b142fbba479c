import { untracked } from '@preact/signals-core';
import * as z from '../../src/runtime/schema';
import { pageCart } from '../../src/page/page-cart';
import type { CartStore, HeardReply } from '../../src/stores/cart';
import { hasCartCookie } from '../../src/stores/cart-cache';
import { on } from '../../src/stores/events';
import { local, whoIsSignedIn } from '../../src/stores/storage';
import { watch } from '../../src/stores/watch';
import { itemsSchema, read, readCart, type Item } from './facts';
import { itemsEvent, type GaEvent } from './ga4';

/**
 * Reports added and removed items by comparing each cart from the server with the last reported cart of any tab. So each change is reported once,
 * whatever control, script or plain form caused it, and even if the page was left before the response.
 */
export function followCart(
	report: (event: GaEvent) => void,
	known: KnownCart,
	signal: AbortSignal,
	store: Pick<CartStore, 'reply'> = pageCart(),
): void {
	/** Whether this page has seen a cart; from then on the 30-minute session limit does not apply. */
	let isKnown = false;
	/** Whether the shopper removed the last line on the cart page. */
	let isEmptied = false;

	const see = ({ fragments, source }: HeardReply) => {
		const cart = readCart(fragments);
		// The other tab that changed the cart reports the change.
		if (!cart || source === 'tab') return;
		const { currency, items } = cart;
		const before = known.read(isKnown);
		known.write(items);
		isKnown = true;
		if (!before) return;
		const { added, removed } = compareCarts(before, items);
		if (added.length) report(itemsEvent('add_to_cart', added, currency));
		// A cart found empty on page load was ordered or has expired: nothing was removed by the visitor.
		const isTakenOut = items.length > 0 || isEmptied || source === 'change' || source === 'script';
		if (removed.length && isTakenOut) report(itemsEvent('remove_from_cart', removed, currency));
		isEmptied = false;
	};

	if (!hasCartCookie()) {
		known.write([]);
		isKnown = true;
	}
	on('archipel:cart-emptied', () => void (isEmptied = true), signal);
	watch(signal, () => {
		const reply = store.reply.value;
		if (reply) untracked(() => see(reply));
	});
}

/** Items added to and removed from a cart, with the changed quantity. */
interface CartChanges {
	readonly added: readonly Item[];
	readonly removed: readonly Item[];
}

/** Identifies a cart line by product and variation: WooCommerce may change the line’s key, for example for a gift wrap. */
const keyOf = ({ id, variation }: Item) => `${id}:${variation}`;

/** Returns the items added and removed between two carts from the server. */
export function compareCarts(before: readonly Item[], after: readonly Item[]): CartChanges {
	const [had, has] = [byKey(before), byKey(after)];
	const more = (some: Map<string, Item>, others: Map<string, Item>) =>
		[...some].flatMap(([key, item]) => {
			const quantity = tidy(item.quantity - (others.get(key)?.quantity ?? 0));
			return quantity > 0 ? [{ ...item, quantity }] : [];
		});
	return { added: more(has, had), removed: more(had, has) };
}

function byKey(items: readonly Item[]): Map<string, Item> {
	const all = new Map<string, Item>();
	for (const item of items) {
		const other = all.get(keyOf(item));
		all.set(keyOf(item), { ...item, quantity: item.quantity + (other?.quantity ?? 0) });
	}
	return all;
}

/** Rounds a quantity to 6 decimals, against floating-point errors of fractional quantities. */
const tidy = (count: number): number => Number(count.toFixed(6));

/** Storage key of the last reported cart, shared by all tabs. The prefix is common to all our storage keys. */
const KEY = 'archipel-analytics-cart';

/** Milliseconds until a session ends, as in Google Analytics. Later cart changes have other reasons, such as expiry. */
const VISIT = 30 * 60_000;

const knownSchema = z.once(() => z.object({ at: z.number(), who: z.string(), items: itemsSchema() }));

export type KnownCart = ReturnType<typeof createKnownCart>;

/** Stores the last reported cart across pages and tabs; in memory if storage is blocked. */
export function createKnownCart() {
	let memory: readonly Item[] | undefined;
	return {
		/** Returns `undefined` if unknown, of another user, or, without `mayBeOld`, of an earlier visit. */
		read(mayBeOld = false) {
			if (memory) return memory;
			const known = read(knownSchema(), local.get(KEY));
			// At login WooCommerce merges the customer's saved cart: its items must not be reported as added.
			return known && known.who === whoIsSignedIn() && (mayBeOld || Date.now() - known.at < VISIT)
				? known.items
				: undefined;
		},
		write(items: readonly Item[]) {
			const isKept = local.set(KEY, JSON.stringify({ at: Date.now(), who: whoIsSignedIn(), items }));
			memory = isKept ? undefined : items;
		},
		clear() {
			memory = undefined;
			local.remove(KEY);
		},
	};
}
