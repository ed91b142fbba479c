import { settings } from '../shop/settings';
import { applyFragments } from './page-fragments';
import { createCartStore, type CartStore } from '../stores/cart';
import { createCartCache } from '../stores/cart-cache';
import { bridgeCartEvents } from '../stores/cart-legacy-events';
import { syncCart } from '../stores/cart-sync';

let shared: CartStore | undefined;

/**
 * The cart of this page, connected to everything that must follow it: the theme's fragments, the other tabs, jQuery listeners.
 * The first island that asks for it starts it; a visitor without a cart causes no request.
 */
export function pageCart(): CartStore {
	if (shared) return shared;
	const { cartHashKey, fragmentName, coreFragments } = settings().shop;
	const cache = createCartCache({ hashKey: cartHashKey, fragmentName });
	shared = createCartStore({ cache });
	bridgeCartEvents(shared, cache);
	syncCart(shared, cartHashKey);
	applyFragments(shared);
	const kept = cache.read();
	if (!coreFragments) void shared.load();
	else if (kept) shared.receive(kept);
	return shared;
}
