import { settings } from '../runtime/settings';
import { applyFragments } from './page-fragments';
import { createCartStore, type CartStore } from '../stores/cart';
import { createCartCache } from '../stores/cart-cache';
import { bridgeCartEvents } from '../stores/cart-legacy-events';
import { syncCart } from '../stores/cart-sync';
import { readCookie, writeCookie } from '../stores/cookies';
import { on } from '../stores/events';

/** Cookie that the plugin sets on login and logout in this browser. */
const FORGET_COOKIE = 'archipel_forget_cart';

/** Selector of WooCommerce's fragments script; present unless the owner lets the island take over. */
const CORE_SCRIPT = 'script[src*="/cart-fragments."]';

let shared: CartStore | undefined;

/**
 * Returns the cart store of this page, connected to the theme's fragments, the other tabs and jQuery listeners.
 * Created on first use; a visitor without a cart causes no request.
 */
export function pageCart(): CartStore {
	if (shared) return shared;
	const { cartHashKey: hashKey, fragmentName } = settings().shop;
	const coreFragments = settings().shop.coreFragments || Boolean(document.querySelector(CORE_SCRIPT));
	const cache = createCartCache({ hashKey, fragmentName });
	if (readCookie(FORGET_COOKIE)) {
		cache.clear();
		writeCookie(FORGET_COOKIE, '', 0);
	}
	const store = (shared = createCartStore({ cache }));
	bridgeCartEvents(store, cache, { coreFragments });
	applyFragments(store);
	on('archipel:forget-visitor', store.forget);
	if (coreFragments) {
		// WooCommerce's script makes all requests, also after changes in other tabs and on the back button.
		void cache.read().then((kept) => kept && store.receive(kept, 'cache'));
	} else {
		syncCart(store, { hashKey, cache });
		void store.load();
	}
	return store;
}
