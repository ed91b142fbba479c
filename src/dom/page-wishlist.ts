import { createWishlistStore, type WishlistStore } from '../stores/wishlist';
import { bridgeWishlistEvents } from '../stores/wishlist-legacy-events';

let shared: WishlistStore | undefined;

/**
 * What the visitor of this page has put aside, connected to everything that must follow it: the other tabs, jQuery listeners. The first island that
 * asks for it starts it; a visitor without a list causes no request.
 */
export function pageWishlist(): WishlistStore {
	if (shared) return shared;
	const store = createWishlistStore({
		onHandedOver: (handedOver) =>
			// The list is kept, whether that can be told or not.
			void import('./handed-over-notice')
				.then(({ tellHandedOver }) => tellHandedOver(handedOver, store))
				.catch(() => {}),
	});
	shared = store;
	bridgeWishlistEvents(store);
	void store.load();
	return store;
}
