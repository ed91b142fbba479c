import { parseJson } from '../runtime/foreign-text';
import { forgetCookies } from './cookies';

/** Web storage whose calls never throw: storage may be full, blocked by the browser, or hold foreign values. */
export type SafeStorage = ReturnType<typeof createSafeStorage>;

/** @param open Returns the storage; reading `window.localStorage` throws if cookies are blocked. */
export function createSafeStorage(open: () => Storage) {
	const attempt = <T>(access: (storage: Storage) => T, otherwise: T): T => {
		try {
			return access(open());
		} catch {
			return otherwise;
		}
	};
	return {
		/** Returns `null` if the key is absent or storage is blocked. */
		get: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
		/** @returns False if the value could not be stored. */
		set: (key: string, value: string): boolean => attempt((storage) => (storage.setItem(key, value), true), false),
		remove: (key: string): void => attempt((storage) => storage.removeItem(key), undefined),
		keys: (prefix: string): string[] =>
			attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []),
	};
}

let isChecked = false;

/** Makes the first access to storage on a page erase another visitor's data. */
function withoutOthers(open: () => Storage): () => Storage {
	return () => {
		if (!isChecked) {
			isChecked = true;
			eraseTracesOfOthers();
		}
		return open();
	};
}

export const local = createSafeStorage(withoutOthers(() => window.localStorage));
export const session = createSafeStorage(withoutOthers(() => window.sessionStorage));

/** Returns a stored array; an empty one for anything else. */
export function storedList(storage: SafeStorage, key: string): unknown[] {
	const value = parseJson(storage.get(key));
	return Array.isArray(value) ? value : [];
}

/** Key prefixes of visitor data in web storage: ours, WooCommerce's and TI Wishlist's (SERVERS.md, S180, S181). */
const KEYS = ['archipel', 'wc_fragments_', 'wc_cart_hash_', 'wc_cart_created', 'ti_wishlist_data_'];

/** Kept keys: the unsent proof of a consent choice, and the choice not to be remembered (recently viewed). */
const STAY = new Set(['archipel_consent_unsent', 'archipel-viewed-off']);

const COOKIES = ['woocommerce_recently_viewed', 'tinv_wishlistkey', 'tinvwl_wishlists_data_*', 'comment_author_*'];

/** Local storage key of the account that was signed in last, see `whoIsSignedIn`. */
const SESSION_KEY = 'archipel-session';

/**
 * Erases the visitor's data in this browser: cached cart, lists, history, drafts and messages (PRIV-01).
 * Open pages keep their state until they receive `archipel:forget-visitor`.
 */
export function eraseTraces(): void {
	for (const storage of [local, session])
		for (const key of KEYS.flatMap((start) => storage.keys(start))) if (!STAY.has(key)) storage.remove(key);
	forgetCookies(COOKIES);
}

/**
 * Erases the visitor's data if their session has expired without a logout or another account is signed in (PRIV-01).
 * A guest who signs in keeps their data.
 */
export function eraseTracesOfOthers(): void {
	const now = whoIsSignedIn();
	const before = local.get(SESSION_KEY) ?? '';
	if (now === before) return;
	// `eraseTraces` also removes SESSION_KEY.
	if (before) eraseTraces();
	if (now) local.set(SESSION_KEY, now);
}

/**
 * Returns the pseudonym of the signed-in account, which only the server can resolve; empty for a guest. The plugin's cookie is
 * `{name}.{expiry in seconds since 1970}`.
 */
export function whoIsSignedIn(): string {
	const [, name = '', until = 0] = /(?:^|; )archipel_session=(\w+)\.(\d+)/.exec(document.cookie) ?? [];
	return Number(until) * 1000 > Date.now() ? name : '';
}
