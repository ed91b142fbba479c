import { createWishlistStore, type WishlistStore } from '../stores/wishlist';
import { bridgeWishlistEvents } from '../stores/wishlist-legacy-events';

let shared: WishlistStore | undefined;

/**
 * Returns the wishlist store of this page, connected to the other tabs and jQuery listeners. Created on first use; a visitor without a list causes
 * no request.
 */
export function pageWishlist(): WishlistStore {
	if (shared) return shared;
	// The notices module is loaded on demand; a failure to load does not affect the lists.
	const tell = (act: (notices: typeof import('./handed-over-notice')) => void) =>
		void import('./handed-over-notice').then(act).catch(() => {});
	const store = createWishlistStore({
		onHandedOver: (handedOver) => tell(({ tellHandedOver }) => tellHandedOver(handedOver, store)),
		onLeftRefused: (answer) => tell(({ tellLeftRefused }) => tellLeftRefused(answer)),
	});
	shared = store;
	bridgeWishlistEvents(store);
	void store.load();
	return store;
}
