import type { Shop } from '../../../fixtures/server/shop';
import { createMutation } from '../../../src/shop/mutation';
import type { CartStore } from '../../../src/stores/cart';
import type { WishlistStore } from '../../../src/stores/wishlist';
import type { CallFault } from '../spoilt-answers';
import type { ShopPage } from '../shop-page';

/** A page with the visitor's stores. */
export interface World extends ShopPage {
	readonly cart: CartStore;
	readonly wishlist: WishlistStore;
	/** Never aborted during a test. */
	readonly signal: AbortSignal;
}

/** Makes the call; repeated calls are retries of the same operation. */
type Try = () => Promise<unknown>;

/** A call of an adapter. */
export interface AdapterCall {
	readonly name: string;
	/** Module of `src/` that makes the call. */
	readonly module: string;
	/** Name under which the fixture shop knows the call (fixtures/server/endpoint-names). */
	readonly endpoint: string;
	/** Prepares everything up to the call. */
	readonly prepare: (world: World) => Try | Promise<Try>;
	/** Expected result without a fault. */
	readonly answer: unknown;
	/** Checks in the shop that the work was done once. */
	readonly done?: (shop: Shop) => void;
	/** A read: the client repeats it once on a broken connection. */
	readonly isRead?: true;
	/** Sends a nonce of the broker, which fetches a fresh one after a refusal. */
	readonly hasNonce?: true;
	/** Asks once in another way after a refusal or an answer that is unusable. */
	readonly hasFallback?: true;
	/** Number of requests. @default 1 */
	readonly requests?: number;
	/** Endpoint that a write queries after a lost response. */
	readonly looksUp?: string;
	/** The queried endpoint is the call's own, and has the same fault. */
	readonly looksAtItself?: true;
	/** A retry is always sent, because repeating the write is harmless. */
	readonly isHarmlessTwice?: true;
	/** Faults after which the lookup is made. @default all faults after which the work may have been done */
	readonly doubts?: readonly CallFault[];
	/** Reason why the result is complete enough without this call. */
	readonly isExtra?: string;
	/** Target of a redirect after a write: the work is done whatever happens to this call. */
	readonly isRedirect?: true;
	/** Expected result of a usable response with a fault, if different from `answer`. */
	readonly instead?: Partial<Record<CallFault, unknown>>;
	/** Expected result of a retry after the work was done and its response lost. @default `answer` */
	readonly repeated?: unknown;
}

type Call = (world: World) => Promise<unknown>;

/** Calls by name: endpoint, how each is made, expected result, and what is special about it. */
type Rows = Readonly<
	Record<string, readonly [endpoint: string, call: Call, answer: unknown, more?: Partial<AdapterCall>]>
>;

const callsOf =
	(prepare: (call: Call) => AdapterCall['prepare'], common: Partial<AdapterCall> = {}) =>
	(module: string, rows: Rows): AdapterCall[] =>
		Object.entries(rows).map(([name, [endpoint, call, answer, more]]) => {
			return { module, name, endpoint, prepare: prepare(call), answer, ...common, ...more };
		});

/** Calls of a module that only read and need no preparation. */
export const reads = callsOf((call) => (world) => () => call(world), { isRead: true });

/** Writes of a module that need no preparation and have no lookup. */
export const writes = callsOf((call) => (world) => createMutation({ send: () => call(world) }).run);
