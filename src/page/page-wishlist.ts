import { loadSchemas } from '../runtime/schema';
import { onJQuery, standInForJQueryPlugin, triggerJQuery } from '../shop/jquery-bridge';
import { readWishlistsData, type WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import { on } from '../stores/events';
import { local } from '../stores/storage';
import { createWishlistStore, type WishlistStore } from '../stores/wishlist';

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

/** jQuery plugins of TI Wishlist that other scripts call after inserting wishlist buttons; replaced by stubs because ours finds new buttons itself. */
const PLUGINS = ['tinvwl_get_wishlist_data', 'tinvwl_to_wishlist', 'tinvwl_break_submit'];

/** Bridges TI Wishlist's jQuery events, both ways (RT-08). Events of a single button are sent by the button's island. */
export function bridgeWishlistEvents(store: WishlistStore, signal?: AbortSignal): void {
	const ANSWERED = 'tinvwl_wishlist_ajax_response';
	const { body } = document;
	for (const name of PLUGINS) standInForJQueryPlugin(name);
	on('archipel:wishlist-answered', ({ reply }) => triggerJQuery(body, ANSWERED, [{}, reply]), signal);
	const tellLists = () => {
		triggerJQuery(body, 'tinvwl_wishlist_mark_products', [wishlistsData(store.state.peek())]);
		// The cache of TI's script is stale, and for a guest the script never refreshes it (SERVERS.md, S181).
		local.keys('ti_wishlist_data_').forEach(local.remove);
	};
	on('archipel:wishlist-changed', tellLists, signal);
	const receive = (_settings: unknown, reply: unknown) =>
		void loadSchemas().then(
			() => {
				const heard = readWishlistsData((reply as { wishlists_data?: unknown } | undefined)?.wishlists_data);
				if (heard) store.receive(heard);
			},
			() => store.refresh(),
		);
	onJQuery(body, ANSWERED, receive, signal);
}

/** The lists in the shape that TI's script hands on (SERVERS.md, S98). */
function wishlistsData(state: WishlistState | undefined): unknown {
	if (!state) return undefined;
	const products: Record<number, Record<number, ReturnType<typeof ofList>>> = {};
	for (const { product, variation, list } of state.items) {
		const holders = (products[product] ??= {});
		const holder = (holders[list] ??= ofList(list, state));
		holder.in.push(variation);
	}
	return { products, counter: state.counter };
}

function ofList(id: number, { lists }: WishlistState) {
	const { title, shareKey, privacy } = lists.find((list) => list.id === id) ?? {};
	return { ID: id, title, status: privacy, share_key: shareKey, in: [] as number[] };
}
