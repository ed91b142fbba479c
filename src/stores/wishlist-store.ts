import type { ReadonlySignal } from '@preact/signals-core';
import type { Mutation, MutationOptions } from '../shop/mutation';
import type {
	CartToWishlist,
	ManageAction,
	PagePost,
	TableAction,
	TableView,
	WishedProduct,
} from '../shop/ti-wishlist/wishlist-api';
import type { HeardState, WishlistAnswer, WishlistItem, WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistSource } from './events';

/** A product, wherever it is kept. */
export type Wished = Pick<WishlistItem, 'product'> & Partial<Pick<WishlistItem, 'variation' | 'list'>>;

export interface WishlistStore {
	/** Who keeps it: TI Wishlist, its Premium, or the browser itself (empty): what needs a server is not offered then. */
	readonly server: '' | 'ti' | 'ti-premium';
	/** The lists with the changes under way; `undefined` while they are not known, and then views stay neutral. */
	readonly state: ReadonlySignal<WishlistState | undefined>;
	/** Pieces in all lists; 0 while they are not known. */
	readonly counter: ReadonlySignal<number>;
	/** True while a call is waiting or under way. */
	readonly busy: ReadonlySignal<boolean>;
	/** Why the lists could not be asked for; `undefined` again once the server has answered. */
	readonly error: ReadonlySignal<unknown>;
	/** Where a product is; without a variation, whatever variation of it. Follows changes when read in a view or `watch`. */
	readonly find: (wished: Wished) => readonly WishlistItem[];
	/** Puts a product aside. Nothing is sent before the mutation runs; each further try is the same add. */
	readonly add: (wished: WishedProduct, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** One line of the cart, or all of it, to a list. The answer is about them all; which of them are in, the lists tell. */
	readonly addFromCart: (what: CartToWishlist, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Takes a product out: of one list, or of all. With the fields of its button one request is enough in simple flow. */
	readonly remove: (wished: Wished | WishedProduct, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Something that the table of a list asks for; in the browser's own list `remove` and `remove_selected`, by product id. */
	readonly act: (action: TableAction, view?: TableView, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Something that the table of lists asks for. Needs Premium. */
	readonly manage: (action: ManageAction, view?: TableView, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** A form of Premium whose reply is HTML; goes through the HTML gate. */
	readonly post: (action: PagePost, form: FormData, options?: ChangeOptions<string>) => Mutation<string>;
	/** What is kept here at once, and then what the server says; nothing at all for a visitor without a list. */
	readonly load: () => Promise<void>;
	/** What the server says. Never throws: see `error`. */
	readonly refresh: () => Promise<void>;
	/** Takes lists that somebody else was told of. */
	readonly receive: (state: HeardState, source?: WishlistSource) => void;
	/** Forgets everything about the visitor (PRIV-01). */
	readonly forget: () => void;
}

/** How a change is shown and told; see `createMutation`. */
export type ChangeOptions<T = WishlistAnswer> = Pick<
	MutationOptions<T>,
	'tell' | 'wasDone' | 'isDoubtful' | 'mayBeLate' | 'signal'
> & {
	/** Besides what the store shows by itself. */
	readonly show?: MutationOptions<T>['show'];
};
