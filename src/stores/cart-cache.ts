import { loadSchemas } from '../runtime/schema';
import {
	CART_FRAGMENT,
	fragmentsReplySchema,
	readFragments,
	type CartReply,
} from '../shop/woocommerce/fragments-reply';
import { readCookie } from './cookies';
import { local as localStore, session as sessionStore, type SafeStorage } from './storage';

/** Milliseconds for which kept fragments are good (CART-07). */
const MAX_AGE = 86_400_000;

export interface CartCacheOptions {
	/** `cart_hash_key` and `fragment_name` of WooCommerce, so that its script and ours share one cache. */
	readonly hashKey: string;
	readonly fragmentName: string;
	/** @default Date.now */
	readonly now?: () => number;
	readonly session?: SafeStorage;
	readonly local?: SafeStorage;
}

/** The last fragments, kept for the tab; the hash also for the other tabs (CART-07; SERVERS.md, S180). */
export interface CartCache {
	/** Returns the kept reply if it is under 24 hours old and its hash equals the cart hash cookie. */
	readonly read: () => Promise<CartReply | undefined>;
	/** Keeps the server's latest reply. */
	readonly write: (reply: CartReply) => void;
	/** Milliseconds until the kept fragments expire; 24 hours when nothing is kept. */
	readonly expiresIn: () => number;
	/** Erases this tab's fragments, and the hash for all tabs. */
	readonly clear: () => void;
}

const CREATED = 'wc_cart_created';

/** The cookie is the flag `1`, not a number of items; absent or `0` means an empty cart (SERVERS.md, S173). */
export function hasCartCookie(): boolean {
	return Number(readCookie('woocommerce_items_in_cart') ?? 0) > 0;
}

/** Returns the hash of the visitor's cart; empty without a cart. */
export function cartHashCookie(): string {
	return readCookie('woocommerce_cart_hash') ?? '';
}

export function createCartCache(options: CartCacheOptions): CartCache {
	const { hashKey, fragmentName, now = Date.now, session = sessionStore, local = localStore } = options;

	const expiresIn = () => {
		const created = Number(session.get(CREATED));
		// A date in the future comes from a device clock that was corrected later.
		return created > 0 && created <= now() ? created + MAX_AGE - now() : MAX_AGE;
	};
	const clear = () => {
		for (const key of [fragmentName, hashKey, CREATED]) session.remove(key);
		local.remove(hashKey);
	};

	return {
		async read() {
			const hash = session.get(hashKey) ?? '';
			// A hash without a date: another script has removed a part of the entries.
			if (!hash || hash !== cartHashCookie() || !Number(session.get(CREATED)) || expiresIn() <= 0) return undefined;
			try {
				await loadSchemas();
				const fragments: unknown = JSON.parse(session.get(fragmentName) ?? '');
				const kept = fragmentsReplySchema().safeParse({ fragments, cart_hash: hash });
				return kept.success ? readFragments(kept.data) : undefined;
			} catch {
				return undefined;
			}
		},
		write({ fragments, cart, cartHash }) {
			// WooCommerce's script inserts the kept fragments as HTML: `<` in a product name must not end the script element.
			const json = cart && JSON.stringify(cart).replaceAll('<', '\\u003C');
			const embedded = json && {
				[CART_FRAGMENT]: `<script type="application/json" id="archipel-cart">${json}</script>`,
			};
			const kept =
				session.set(fragmentName, JSON.stringify({ ...fragments, ...embedded })) &&
				session.set(hashKey, cartHash) &&
				session.set(CREATED, String(now()));
			if (!kept) return clear();
			local.set(hashKey, cartHash);
		},
		expiresIn,
		clear,
	};
}
