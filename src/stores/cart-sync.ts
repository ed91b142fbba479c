import { listen } from '../runtime/listen';
import { settings } from '../runtime/settings';
import { embedCart, readKept } from '../shop/woocommerce/cart-api';
import type { CartStore } from './cart';
import { cartHashCookie, hasCartCookie, type CartCache } from './cart-cache';
import { on } from './events';
import { local } from './storage';
import { watch } from './watch';

/** Milliseconds to wait for the full reply of the tab that changed the cart, before this tab requests the cart. */
const HEARSAY = 100;

/**
 * Keeps the cart right while the page lives: other tabs, the back/forward cache, pages left open for a day
 * (CART-07, CART-08).
 *
 * A tab that changes the cart sends the server's answer to the others, so that they need no request. WooCommerce's own
 * script says only that the hash is another one (storage event): then a tab that is looked at asks, once for each hash.
 */
export function syncCart(store: CartStore, cache: CartCache, signal = new AbortController().signal): void {
	// Unique per shop when several shops share one host.
	const hashKey = settings().shop.cartHashKey;
	const knows = (hash: string) => hash === (store.reply.peek()?.cartHash ?? '');

	const catchUp = () => knows(cartHashCookie()) || void store.load();

	/** How often the visitor was forgotten. What was on its way by then is not kept again (PRIV-01). */
	let forgotten = 0;
	let channel: BroadcastChannel | undefined;
	const open = () => {
		// Support: a browser without channels is kept right by the hash alone.
		if (channel || !globalThis.BroadcastChannel) return;
		channel = new BroadcastChannel(`archipel-cart:${hashKey}`);
		channel.addEventListener('message', async ({ data }: MessageEvent) => {
			const { forget, locale } = data as Readonly<Record<string, unknown>>;
			if (forget === true) {
				forgotten++;
				return store.forget();
			}
			// Names and prices in another language would not match the page's.
			if (locale !== settings().locale) return;
			const before = forgotten;
			const reply = await readKept(data);
			if (before !== forgotten) return;
			if (reply) store.receive(reply, 'tab');
			else void store.load();
		});
	};
	const close = () => {
		channel?.close();
		channel = undefined;
	};
	open();
	// An open channel can keep a page out of the back/forward cache.
	addEventListener('pagehide', close, { signal });
	listen(window, 'pageshow', { signal }, ({ persisted }) => {
		open();
		if (persisted) catchUp();
	});

	let asked: string | undefined;
	let missed = false;
	listen(window, 'storage', { signal }, ({ key, newValue }) => {
		if (key !== hashKey) return;
		const hash = newValue ?? '';
		setTimeout(() => {
			// Two tabs with different carts (two sessions) must not trigger requests in each other endlessly.
			if (signal.aborted || knows(hash) || hash === asked) return;
			// Another change has followed, which tells of itself, or the visitor was forgotten.
			if ((local.get(hashKey) ?? '') !== hash) return;
			if (document.visibilityState === 'hidden') missed = true;
			else {
				asked = hash;
				void (hasCartCookie() ? store.refresh() : store.load());
			}
		}, HEARSAY);
	});
	listen(document, 'visibilitychange', { signal }, () => {
		if (document.visibilityState === 'hidden') return;
		if (missed && hasCartCookie()) void store.refresh();
		else catchUp();
		missed = false;
	});

	let timer: ReturnType<typeof setTimeout> | undefined;
	watch(signal, () => {
		const reply = store.reply.value;
		if (!reply) return;
		if (/^(refresh|change|script)$/.test(reply.source))
			channel?.postMessage({ locale: settings().locale, ...embedCart(reply) });
		clearTimeout(timer);
		timer = setTimeout(() => hasCartCookie() && store.refresh(), Math.max(0, cache.expiresIn()));
	});
	on(
		'archipel:forget-visitor',
		() => {
			forgotten++;
			channel?.postMessage({ forget: true });
		},
		signal,
	);
	signal.addEventListener('abort', () => {
		close();
		clearTimeout(timer);
	});
}
