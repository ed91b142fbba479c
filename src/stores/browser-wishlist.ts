import { answerOf, type Wishlist, type WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import type { IdList } from './id-list';

/** The one list that a browser keeps by itself. */
const OWN: Wishlist = { id: 0, title: '', shareKey: '', url: '', privacy: 'private', type: 'default', isHidden: false };

/** The browser's own list in the shape of a server's: of a product with options it holds the product. */
export const browserState = (ids: readonly number[]): WishlistState => ({
	lists: [OWN],
	// The newest first, as a server names them.
	items: ids.toReversed().map((product) => ({ list: OWN.id, product, variation: 0, row: product })),
	counter: ids.length,
});

/** Answers what the browser's own list can answer (WL-12). What needs a server is not offered without one, and fails. */
export function browserApi(kept: IdList): WishlistApi {
	const now = () => browserState(kept.ids.peek());
	const without = (products: readonly number[]) => {
		kept.update((ids) => ids.filter((id) => !products.includes(id)));
		return Promise.resolve(answerOf(now()));
	};
	const refuse = () => Promise.reject(new Error('there is no wishlist plugin'));
	return {
		read: () => Promise.resolve(now()),
		add({ product }) {
			kept.update((ids) => [...ids.filter((id) => id !== product), product]);
			return Promise.resolve(answerOf(now()));
		},
		takeOut: ({ product }) => without([product]),
		act(action) {
			if (action.action === 'remove') return without([action.row]);
			if (action.action === 'selected' && action.name === 'remove_selected') return without(action.rows);
			return action.action === 'get_data' ? Promise.resolve(answerOf(now())) : refuse();
		},
		manage: refuse,
		post: refuse,
		themeCount: () => Promise.resolve(kept.ids.peek().length),
	};
}
