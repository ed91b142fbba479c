import * as z from '../../src/runtime/schema';
import { local, type SafeStorage } from '../../src/stores/storage';
import { whoIsSignedIn } from '../../src/stores/traces';
import { itemsSchema, read, type Item } from './facts';

/** Storage key of the last reported cart, shared by all tabs. The prefix is common to all our storage keys. */
const KEY = 'archipel-analytics-cart';

/** Milliseconds until a session ends, as in Google Analytics. Later cart changes have other reasons, such as expiry. */
const VISIT = 30 * 60_000;

const knownSchema = z.once(() => z.object({ at: z.number(), who: z.string(), items: itemsSchema() }));

export interface KnownCart {
	/** Returns `undefined` if unknown, of another user, or, without `isOld`, of an earlier visit. */
	readonly read: (isOld?: boolean) => readonly Item[] | undefined;
	readonly write: (items: readonly Item[]) => void;
	readonly clear: () => void;
}

/** Stores the last reported cart across pages and tabs; in memory if storage is blocked. */
export function createKnownCart(storage: SafeStorage = local, now: () => number = Date.now): KnownCart {
	let memory: readonly Item[] | undefined;
	return {
		read(isOld = false) {
			if (memory) return memory;
			const known = read(knownSchema(), storage.get(KEY));
			// At login WooCommerce merges the customer's saved cart: its items must not be reported as added.
			return known && known.who === whoIsSignedIn() && (isOld || now() - known.at < VISIT) ? known.items : undefined;
		},
		write(items) {
			const isKept = storage.set(KEY, JSON.stringify({ at: now(), who: whoIsSignedIn(), items }));
			memory = isKept ? undefined : items;
		},
		clear() {
			memory = undefined;
			storage.remove(KEY);
		},
	};
}
