import { settings } from '../runtime/settings';
import { applyFragments } from './page-fragments';
import { createCartStore, type CartStore } from '../stores/cart';
import { createCartCache } from '../stores/cart-cache';
import { bridgeCartEvents } from '../stores/cart-legacy-events';
import { syncCart } from '../stores/cart-sync';
import { readCookie, writeCookie } from '../stores/cookies';
import { on } from '../stores/events';

/** Set by the plugin when somebody logs in or out in this browser. */
const FORGET_COOKIE = 'archipel_forget_cart';

/** WooCommerce's own fragments script, where the owner does not let the island take over. */
const CORE_SCRIPT = 'script[src*="/cart-fragments."]';

let shared: CartStore | undefined;

/**
 * The cart of this page, connected to everything that must follow it: the theme's fragments, the other tabs, jQuery listeners.
 * The first island that asks for it starts it; a visitor without a cart causes no request.
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
		// WooCommerce's script makes the requests, also when another tab or the way back asks for one.
		void cache.read().then((kept) => kept && store.receive(kept, 'cache'));
	} else {
		syncCart(store, { hashKey, cache });
		void store.load();
	}
	return store;
}
