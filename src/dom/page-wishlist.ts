import { createWishlistStore, type WishlistStore } from '../stores/wishlist';
import { bridgeWishlistEvents } from '../stores/wishlist-legacy-events';

let shared: WishlistStore | undefined;

/**
 * What the visitor of this page has put aside, connected to everything that must follow it: the other tabs, jQuery listeners. The first island that
 * asks for it starts it; a visitor without a list causes no request.
 */
export function pageWishlist(): WishlistStore {
	if (shared) return shared;
	// What is told comes when there is something to tell; the lists are as they are, whether that can be told or not.
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
