import { forgetCookies } from './forget-cookies';

/** Key prefixes of visitor data in web storage: ours, WooCommerce's and TI Wishlist's (SERVERS.md, S180, S181). */
const KEYS = ['archipel', 'wc_fragments_', 'wc_cart_hash_', 'wc_cart_created', 'ti_wishlist_data_'];

/** Kept key: the unsent proof of a consent choice, which must survive a logout. */
const STAYS = 'archipel_consent_unsent';

const COOKIES = ['woocommerce_recently_viewed', 'tinv_wishlistkey', 'tinvwl_wishlists_data_*', 'comment_author_*'];

/** Cookie of the plugin: `{name}.{expiry in seconds since 1970}`; `name` is a pseudonym of the signed-in account that only the server can resolve. */
const SESSION_COOKIE = 'archipel_session';

/** Local storage key of the last seen pseudonym. */
const SESSION_KEY = 'archipel-session';

/**
 * Erases the visitor's data in this browser: cached cart, lists, history, drafts and messages (PRIV-01).
 * Open pages keep their state until they receive `archipel:forget-visitor`.
 */
export function eraseTraces(storages: readonly Storage[]): void {
	for (const storage of storages)
		for (const key of Object.keys(storage))
			if (key !== STAYS && KEYS.some((start) => key.startsWith(start))) storage.removeItem(key);
	forgetCookies(COOKIES);
}

/**
 * Erases the visitor's data if their session has expired without a logout or another account is signed in (PRIV-01).
 * A guest who signs in keeps their data.
 *
 * @param cookies In the format of `document.cookie`.
 */
export function eraseTracesOfOthers(local: Storage, session: Storage, cookies = document.cookie): void {
	const now = whoIsSignedIn(cookies);
	const before = local.getItem(SESSION_KEY) ?? '';
	if (now === before) return;
	// `eraseTraces` also removes SESSION_KEY.
	if (before) eraseTraces([local, session]);
	if (now) local.setItem(SESSION_KEY, now);
}

/** Returns the pseudonym of the signed-in account; empty for a guest. */
export function whoIsSignedIn(cookies = document.cookie): string {
	const [, name = '', until = 0] = new RegExp(`(?:^|; )${SESSION_COOKIE}=(\\w+)\\.(\\d+)`).exec(cookies) ?? [];
	return Number(until) * 1000 > Date.now() ? name : '';
}
