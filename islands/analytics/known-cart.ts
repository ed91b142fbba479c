import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';
import { local, type SafeStorage } from '../../src/stores/storage';
import { whoIsSignedIn } from '../../src/stores/traces';
import { itemsSchema, read, type Item } from './facts';

/** The cart of which everything has been told, in all tabs; its name begins as those of all our traces do. */
const KEY = 'archipel-analytics-cart';

/** Milliseconds after which a visit is another one, as Google counts. What has become of the cart meanwhile has other reasons. */
const VISIT = 30 * 60_000;

const knownSchema = late(() => z.object({ at: z.number(), who: z.string(), items: itemsSchema() }));

export interface KnownCart {
	/** `undefined` when it is not known, is somebody else’s or, unless `isOld` says that this does not matter, of another visit. */
	readonly read: (isOld?: boolean) => readonly Item[] | undefined;
	readonly write: (items: readonly Item[]) => void;
	readonly clear: () => void;
}

/** Remembers a cart across pages and tabs. Where storage is blocked, for the page. */
export function createKnownCart(storage: SafeStorage = local, now: () => number = Date.now): KnownCart {
	let memory: readonly Item[] | undefined;
	return {
		read(isOld = false) {
			if (memory) return memory;
			const known = read(knownSchema(), storage.get(KEY));
			// At a login WooCommerce merges the customer's saved cart: its items were not added now.
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
