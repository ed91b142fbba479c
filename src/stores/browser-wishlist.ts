import { answerOf, type Wishlist, type WishlistItem, type WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import { isId, type KeptList } from './id-list';

/** A wished product: the product id, or `product.variation` when a variation was chosen. */
export type KeptWish = number | string;

export const isKeptWish = (value: unknown): value is KeptWish =>
	isId(value) || (typeof value === 'string' && /^[1-9]\d{0,14}\.[1-9]\d{0,14}$/.test(value));

type Kept = Pick<WishlistItem, 'product' | 'variation'>;

const keep = ({ product, variation }: Kept): KeptWish => (variation ? `${product}.${variation}` : product);

export function readKept(wish: KeptWish): Kept {
	const [product, variation = 0] = String(wish).split('.').map(Number);
	return { product: product!, variation };
}

/** Row number of an item. Products and variations are posts of one table, so the id is unique. */
const rowOf = ({ product, variation }: Kept): number => variation || product;

/** The single wishlist that is kept in this browser. */
const OWN: Wishlist = { id: 0, title: '', shareKey: '', url: '', privacy: 'private', type: 'default', isHidden: false };

/** Converts the browser's wishlist to the state that a server reply has. */
export const browserState = (wishes: readonly KeptWish[]): WishlistState => ({
	lists: [OWN],
	// Newest first, the order of server replies.
	items: wishes
		.toReversed()
		.map(readKept)
		.map((kept) => ({ list: OWN.id, ...kept, row: rowOf(kept) })),
	counter: wishes.length,
});

/** Wishlist API on browser storage, without requests (WL-12). Actions that need a server reject; views do not offer them. */
export function browserApi(kept: KeptList<KeptWish>): WishlistApi {
	const now = () => browserState(kept.ids.peek());
	const without = (rows: readonly number[]) => {
		kept.update((wishes) => wishes.filter((wish) => !rows.includes(rowOf(readKept(wish)))));
		return Promise.resolve(answerOf(now()));
	};
	const refuse = () => Promise.reject(new Error('there is no wishlist plugin'));
	return {
		read: () => Promise.resolve(now()),
		add(wished) {
			kept.update((wishes) => [...wishes.filter((wish) => wish !== keep(wished)), keep(wished)]);
			return Promise.resolve(answerOf(now()));
		},
		takeOut: (wished) => without([rowOf(wished)]),
		act(action) {
			if (action.action === 'remove') return without([action.row]);
			if (action.action === 'selected' && action.name === 'remove_selected') return without(action.rows);
			return action.action === 'get_data' ? Promise.resolve(answerOf(now())) : refuse();
		},
		addFromCart: refuse,
		manage: refuse,
		post: refuse,
		themeCount: () => Promise.resolve(kept.ids.peek().length),
	};
}
