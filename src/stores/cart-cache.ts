import { parseJson } from '../runtime/foreign-text';
import { settings } from '../runtime/settings';
import { embedCart, readKept, type CartReply } from '../shop/woocommerce/cart-api';
import { readCookie } from './cookies';
import { local as localStore, session as sessionStore } from './storage';

/** Milliseconds for which kept fragments are good (CART-07). */
const MAX_AGE = 86_400_000;

const CREATED = 'wc_cart_created';

/** The cookie is the flag `1`, not a number of items; absent or `0` means an empty cart (SERVERS.md, S173). */
export const hasCartCookie = (): boolean => Number(readCookie('woocommerce_items_in_cart') ?? 0) > 0;

/** Returns the hash of the visitor's cart; empty without a cart. */
export const cartHashCookie = (): string => readCookie('woocommerce_cart_hash') ?? '';

/**
 * Keeps the last fragments for the tab; the hash also for the other tabs (CART-07; SERVERS.md, S180). Under WooCommerce's own keys, so that its
 * script and ours share one cache.
 */
export function createCartCache(session = sessionStore, local = localStore) {
	const { cartHashKey: hashKey, fragmentName } = settings().shop;

	/** Returns the milliseconds until the kept fragments expire; 24 hours when nothing is kept. */
	const expiresIn = (): number => {
		const created = Number(session.get(CREATED));
		// A date in the future comes from a device clock that was corrected later.
		return created > 0 && created <= Date.now() ? created + MAX_AGE - Date.now() : MAX_AGE;
	};
	/** Erases this tab's fragments, and the hash for all tabs. */
	const clear = (): void => {
		for (const key of [fragmentName, hashKey, CREATED]) session.remove(key);
		local.remove(hashKey);
	};

	return {
		/** Returns the kept reply if it is under 24 hours old and its hash equals the cart hash cookie. */
		async read(): Promise<CartReply | undefined> {
			const hash = session.get(hashKey) ?? '';
			// A hash without a date: another script has removed a part of the entries.
			if (!hash || hash !== cartHashCookie() || !Number(session.get(CREATED)) || expiresIn() <= 0) return undefined;
			const fragments = parseJson(session.get(fragmentName));
			const kept = await readKept({ fragments, cart_hash: hash });
			// Another script may have changed the cart while the schemas loaded.
			return hash === cartHashCookie() ? kept : undefined;
		},
		/** Keeps the server's latest reply. */
		write(reply: CartReply): void {
			const { fragments, cart_hash: hash } = embedCart(reply);
			const kept =
				session.set(fragmentName, JSON.stringify(fragments)) &&
				session.set(hashKey, hash) &&
				session.set(CREATED, String(Date.now()));
			if (!kept) return clear();
			local.set(hashKey, hash);
		},
		expiresIn,
		clear,
	};
}
export type CartCache = ReturnType<typeof createCartCache>;
