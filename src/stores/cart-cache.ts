import {
	CART_FRAGMENT,
	fragmentsReplySchema,
	readFragments,
	type CartReply,
} from '../shop/woocommerce/fragments-reply';
import { readCookie } from './cookies';
import { local as localStore, session as sessionStore, type SafeStorage } from './storage';

/** Milliseconds for which kept fragments are good (specification, section 9). */
export const MAX_AGE = 86_400_000;

export interface CartCacheOptions {
	/** `cart_hash_key` and `fragment_name` of WooCommerce, so that its script and ours share one cache. */
	readonly hashKey: string;
	readonly fragmentName: string;
	readonly now?: () => number;
	readonly session?: SafeStorage;
	readonly local?: SafeStorage;
}

/** The last fragments, kept for the tab; the hash also for the other tabs (specification, section 4; contracts, Storage). */
export interface CartCache {
	/** The kept reply, if it is under 24 hours old and belongs to the cart that the cookie names. */
	readonly read: () => CartReply | undefined;
	readonly write: (reply: CartReply) => void;
	readonly clear: () => void;
}

const CREATED = 'wc_cart_created';

/** The cookie is the flag `1`, not a number of items; absent or `0` means an empty cart (contracts, table row 13). */
export function hasCartCookie(): boolean {
	return Number(readCookie('woocommerce_items_in_cart') ?? 0) > 0;
}

export function createCartCache(options: CartCacheOptions): CartCache {
	const { hashKey, fragmentName, now = Date.now, session = sessionStore, local = localStore } = options;
	const cache: CartCache = {
		read() {
			const hash = session.get(hashKey) ?? '';
			const created = Number(session.get(CREATED));
			// A hash without its date was left by somebody who cleared half of it.
			if (!created || now() - created >= MAX_AGE || !hash || hash !== readCookie('woocommerce_cart_hash'))
				return undefined;
			try {
				const kept = fragmentsReplySchema.safeParse({
					fragments: JSON.parse(session.get(fragmentName) ?? ''),
					cart_hash: hash,
				});
				return kept.success ? readFragments(kept.data) : undefined;
			} catch {
				return undefined;
			}
		},
		write({ fragments, cart, cartHash }) {
			const embedded = cart && {
				[CART_FRAGMENT]: `<script type="application/json" id="archipel-cart">${JSON.stringify(cart)}</script>`,
			};
			const kept =
				session.set(fragmentName, JSON.stringify({ ...fragments, ...embedded })) && session.set(hashKey, cartHash);
			if (!kept) return cache.clear();
			session.set(CREATED, String(now()));
			local.set(hashKey, cartHash);
		},
		clear() {
			for (const key of [fragmentName, hashKey, CREATED]) session.remove(key);
			local.remove(hashKey);
		},
	};
	return cache;
}
