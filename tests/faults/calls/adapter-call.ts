import type { Shop } from '../../../fixtures/server/shop';
import type { CartStore } from '../../../src/stores/cart';
import type { WishlistStore } from '../../../src/stores/wishlist';
import type { CallFault } from '../spoilt-answers';
import type { ShopPage } from '../shop-page';

/** A page with the stores of its visitor. */
export interface World extends ShopPage {
	readonly cart: CartStore;
	readonly wishlist: WishlistStore;
	/** Of a page that nobody leaves. */
	readonly signal: AbortSignal;
}

/** Makes the call; each further time is another try of the same. */
type Try = () => Promise<unknown>;

/** A call of an adapter. */
export interface AdapterCall {
	readonly name: string;
	/** Module of `src/` that makes the call. */
	readonly module: string;
	/** Name under which the fixture shop knows the call (fixtures/server/endpoint-names). */
	readonly endpoint: string;
	/** Goes to where the call is one step away. */
	readonly prepare: (world: World) => Try | Promise<Try>;
	/** What it gives when nothing goes wrong. */
	readonly answer: unknown;
	/** Looks in the shop: it was done, once. */
	readonly done?: (shop: Shop) => void;
	/** It changes nothing: the client repeats it once when the connection breaks. */
	readonly isRead?: true;
	/** It carries a nonce of the broker, which fetches a fresh one after a refusal. */
	readonly hasNonce?: true;
	/** How many requests it is. @default 1 */
	readonly requests?: number;
	/** Whom a write asks that has lost its answer. */
	readonly looksUp?: string;
	/** Whom it asks is the same endpoint, with the same faults. */
	readonly looksAtItself?: true;
	/** Another try is sent, whatever became of the first: it does no harm twice. */
	readonly isHarmlessTwice?: true;
	/** Faults after which it asks. @default all after which it may have been done */
	readonly doubts?: readonly CallFault[];
	/** Why the rest of the answer is given without it, whatever becomes of it. */
	readonly isExtra?: string;
	/** The answer to a write leads there: whatever becomes of this call, the work has been done. */
	readonly isRedirect?: true;
	/** What is given for a spoilt answer that is usable, where it is not the `answer`. */
	readonly instead?: Partial<Record<CallFault, unknown>>;
	/** What another try gives after the work was done and its answer lost. @default `answer` */
	readonly repeated?: unknown;
}
