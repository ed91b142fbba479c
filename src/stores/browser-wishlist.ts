import { answerOf, type Wishlist, type WishlistItem, type WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import { isId, type KeptList } from './id-list';

/** A product by its id; of a product with options what was chosen, as `product.variation`. */
export type KeptWish = number | string;

export const isKeptWish = (value: unknown): value is KeptWish =>
	isId(value) || (typeof value === 'string' && /^[1-9]\d{0,14}\.[1-9]\d{0,14}$/.test(value));

type Kept = Pick<WishlistItem, 'product' | 'variation'>;

const keep = ({ product, variation }: Kept): KeptWish => (variation ? `${product}.${variation}` : product);

export function readKept(wish: KeptWish): Kept {
	const [product, variation = 0] = String(wish).split('.').map(Number);
	return { product: product!, variation };
}

/** No two posts of a shop have one number, whether products or variations. */
const rowOf = ({ product, variation }: Kept): number => variation || product;

/** The one list that a browser keeps by itself. */
const OWN: Wishlist = { id: 0, title: '', shareKey: '', url: '', privacy: 'private', type: 'default', isHidden: false };

/** The browser's own list in the shape of a server's. */
export const browserState = (wishes: readonly KeptWish[]): WishlistState => ({
	lists: [OWN],
	// The newest first, as a server names them.
	items: wishes
		.toReversed()
		.map(readKept)
		.map((kept) => ({ list: OWN.id, ...kept, row: rowOf(kept) })),
	counter: wishes.length,
});

/** Answers what the browser's own list can answer (WL-12). What needs a server is not offered without one, and fails. */
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
