import { parseJson } from '../runtime/foreign-text';
import { isCookieSet } from '../runtime/triggers';
import type { WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import { answerOf, type Wishlist, type WishlistItem, type WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import { isId, type KeptList } from './id-list';

/** A stored item: the product id, or `product.variation` when a variation was chosen. */
export type StoredItem = number | string;

export const isStoredItem = (value: unknown): value is StoredItem =>
	isId(value) || (typeof value === 'string' && /^[1-9]\d{0,14}\.[1-9]\d{0,14}$/.test(value));

type ItemIds = Pick<WishlistItem, 'product' | 'variation'>;

const store = ({ product, variation }: ItemIds): StoredItem => (variation ? `${product}.${variation}` : product);

export function readStored(item: StoredItem): ItemIds {
	const [product, variation = 0] = String(item).split('.').map(Number);
	return { product: product!, variation };
}

/** Row number of an item. Products and variations are posts of one table, so the id is unique. */
const rowOf = ({ product, variation }: ItemIds): number => variation || product;

/** The single wishlist that is kept in this browser. */
const OWN: Wishlist = { id: 0, title: '', shareKey: '', url: '', privacy: 'private', type: 'default', isHidden: false };

/** Converts the browser's wishlist to the state that a server reply has. */
export const browserState = (stored: readonly StoredItem[]): WishlistState => ({
	lists: [OWN],
	// Newest first, the order of server replies.
	items: stored
		.toReversed()
		.map(readStored)
		.map((item) => ({ list: OWN.id, ...item, row: rowOf(item) })),
	counter: stored.length,
});

/** Wishlist API on browser storage, without requests (WL-12). Actions that need a server reject; views do not offer them. */
export function browserApi(kept: KeptList<StoredItem>): WishlistApi {
	const now = () => browserState(kept.ids.peek());
	const without = (rows: readonly number[]) => {
		kept.update((all) => all.filter((one) => !rows.includes(rowOf(readStored(one)))));
		return Promise.resolve(answerOf(now()));
	};
	const refuse = () => Promise.reject(new Error('there is no wishlist plugin'));
	return {
		read: () => Promise.resolve(now()),
		add(item) {
			kept.update((all) => [...all.filter((one) => one !== store(item)), store(item)]);
			return Promise.resolve(answerOf(now()));
		},
		removeByButton: (item) => without([rowOf(item)]),
		act({ action, row = 0, rows = [row] }) {
			if (action === 'remove' || action === 'remove_selected') return without(rows);
			return action === 'get_data' ? Promise.resolve(answerOf(now())) : refuse();
		},
		addFromCart: refuse,
		manage: refuse,
		post: refuse,
		themeCount: () => Promise.resolve({ count: kept.ids.peek().length, isOurs: true }),
	};
}

/** Whether a TI Wishlist cookie is set: the key of a guest's list, or the counter of a customer. */
export const hasListCookie = (): boolean =>
	isCookieSet('tinv_wishlistkey') || isCookieSet('tinvwl_wishlists_data_counter');

export const keyOf = ({ list, product, variation }: WishlistItem): string => `${list}.${product}.${variation}`;

export const idsOf = ({ items }: WishlistState): number[] => [...new Set(items.map(({ product }) => product))];

/** Parses the copy that an earlier page stored. Checked by hand, so that pages with wishlist buttons do not load the schema library. */
export function readCopy(text: string | null): (WishlistState & { readonly user: string }) | undefined {
	const copy = parseJson(text) as (WishlistState & { user: string }) | null | undefined;
	const isOne =
		typeof copy?.user === 'string' &&
		typeof copy.counter === 'number' &&
		Array.isArray(copy.lists) &&
		Array.isArray(copy.items) &&
		copy.items.every((item) => Number.isSafeInteger(item?.product) && Number.isSafeInteger(item.variation)) &&
		copy.lists.every((list) => typeof list?.title === 'string' && typeof list.url === 'string');
	return isOne ? copy : undefined;
}
