import type { ReadonlySignal } from '@preact/signals-core';
import type { Mutation, MutationOptions } from '../shop/mutation';
import type { MutationQueue } from '../shop/mutation-queue';
import type {
	CartToWishlist,
	ManageAction,
	NewItem,
	PagePost,
	TableAction,
	TableView,
	WishlistApi,
} from '../shop/ti-wishlist/wishlist-api';
import type {
	HeardState,
	ItemRef,
	WishlistAnswer,
	WishlistItem,
	WishlistState,
} from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistSource } from './events';
import type { MovedList } from './move-to-server';
import type { SafeStorage } from './storage';

export interface WishlistStore {
	/** Backend of the lists: TI Wishlist, its Premium version, or the browser (empty), which offers no server features. */
	readonly server: '' | 'ti' | 'ti-premium';
	/** The lists including pending changes; `undefined` until they are known: views then show neither "empty" nor a count. */
	readonly state: ReadonlySignal<WishlistState | undefined>;
	/** Number of items in all lists; 0 until the lists are known. */
	readonly counter: ReadonlySignal<number>;
	/** True while a request is queued or running. */
	readonly busy: ReadonlySignal<boolean>;
	/** Returns the items that are meant. Tracks changes when read in a view or `watch`. */
	readonly find: (item: ItemRef) => readonly WishlistItem[];
	/** Adds a product. Sends nothing before `run()`; a retry has the same key, so that the product is added once. */
	readonly add: (item: NewItem, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Adds one cart line or the whole cart to a list. There is one answer for all products; `state` tells which were added. */
	readonly addFromCart: (what: CartToWishlist, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Removes a product from one list or all lists. In simple flow one request with the fields of the button is enough. */
	readonly remove: (item: ItemRef | NewItem, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Runs an action of a list's table; the browser's list supports `remove` and `remove_selected`, by product id. */
	readonly act: (action: TableAction, view?: TableView, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Runs an action of the table of lists. Needs Premium. */
	readonly manage: (action: ManageAction, view?: TableView, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Posts a form of Premium; the response is HTML and must pass the HTML gate. */
	readonly post: (action: PagePost, form: FormData, options?: ChangeOptions<string>) => Mutation<string>;
	/** Shows the stored copy at once, then requests the lists; sends no request for a visitor without a list. */
	readonly load: () => Promise<void>;
	/** Requests the lists from the server. Never throws. */
	readonly refresh: () => Promise<void>;
	/** Accepts lists that another script received. */
	readonly receive: (state: HeardState, source?: WishlistSource) => void;
	/** Erases all data of the visitor (PRIV-01). */
	readonly forget: () => void;
}

/** How a change is displayed and announced; see `createMutation`. */
export type ChangeOptions<T = WishlistAnswer> = Pick<
	MutationOptions<T>,
	'notify' | 'wasDone' | 'isDoubtful' | 'mayBeLate' | 'signal'
> & {
	/** Called in addition to the store's own optimistic update. */
	readonly show?: MutationOptions<T>['show'];
};

export interface WishlistStoreOptions {
	readonly api?: WishlistApi;
	readonly queue?: Pick<MutationQueue, 'run'>;
	/** @default the shop's setting */
	readonly server?: WishlistStore['server'];
	/** @default local storage */
	readonly storage?: SafeStorage;
	/** Ends the store. @default the lifetime of the page */
	readonly until?: AbortSignal;
	/** Called after the browser's list was moved to the server, to show the result. */
	readonly onMoved?: (moved: MovedList) => void;
	/** Called when the server has refused an item that was added on the page before. */
	readonly onStoredRefused?: (answer: WishlistAnswer) => void;
}
