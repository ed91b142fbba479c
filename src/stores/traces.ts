import { forgetCookies } from './forget-cookies';

/** What is kept in web storage about a visitor, by the start of its key: ours, WooCommerce's and TI Wishlist's (SERVERS.md, S180, S181). */
const KEYS = ['archipel', 'wc_fragments_', 'wc_cart_hash_', 'wc_cart_created', 'ti_wishlist_data_'];

/** A choice about cookies is no trace of a visit: it is what protects the next one. */
const STAYS = 'archipel_consent_unsent';

const COOKIES = ['woocommerce_recently_viewed', 'tinv_wishlistkey', 'tinvwl_wishlists_data_*', 'comment_author_*'];

/** Name of the account that is signed in here, and until when, `{name}.{seconds since 1970}`; set by the plugin, which alone can say whose name it is. */
const SESSION_COOKIE = 'archipel_session';

/** Under this key the browser remembers that name. */
const SESSION_KEY = 'archipel-session';

/**
 * Erases what this browser keeps about a visitor: cached cart, lists, history, drafts and messages (PRIV-01).
 * Pages that are open go on showing theirs until `archipel:forget-visitor` tells them.
 */
export function eraseTraces(storages: readonly Storage[]): void {
	for (const storage of storages)
		for (const key of Object.keys(storage))
			if (key !== STAYS && KEYS.some((start) => key.startsWith(start))) storage.removeItem(key);
	forgetCookies(COOKIES);
}

/**
 * Erases them when the session in which they came about has ended without a logout, or is somebody else's now (PRIV-01).
 * A guest who signs in keeps what they have put aside.
 *
 * @param cookies As `document.cookie` gives them.
 */
export function eraseTracesOfOthers(local: Storage, session: Storage, cookies = document.cookie): void {
	const now = whoIsSignedIn(cookies);
	const before = local.getItem(SESSION_KEY) ?? '';
	if (now === before) return;
	// SESSION_KEY is one of them.
	if (before) eraseTraces([local, session]);
	if (now) local.setItem(SESSION_KEY, now);
}

/** A name for the account that is signed in here, which tells nobody whose it is; empty for a guest. */
export function whoIsSignedIn(cookies = document.cookie): string {
	const [, name = '', until = 0] = new RegExp(`(?:^|; )${SESSION_COOKIE}=(\\w+)\\.(\\d+)`).exec(cookies) ?? [];
	return Number(until) * 1000 > Date.now() ? name : '';
}
