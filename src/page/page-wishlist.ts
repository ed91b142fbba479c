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
	const show = (act: (notices: typeof import('./moved-list-notice')) => void) =>
		void import('./moved-list-notice').then(act).catch(() => {});
	const store = createWishlistStore({
		onMoved: (moved) => show(({ showMoved }) => showMoved(moved, store)),
		onStoredRefused: (answer) => show(({ showRefused }) => showRefused(answer)),
	});
	shared = store;
	bridgeWishlistEvents(store);
	void store.load();
	return store;
}
