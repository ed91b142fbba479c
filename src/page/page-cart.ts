import { untracked } from '@preact/signals-core';
import { findAll } from '../dom/element';
import { setBusy } from '../dom/mark-busy';
import { listen } from '../runtime/listen';
import { isPressed, pressEnded } from '../runtime/press';
import { isGateOpen, openGate, safeHtml } from '../safety/html';
import { askJQuery, onJQuery, triggerJQuery, wrapForJQuery } from '../shop/jquery-bridge';
import { readKept } from '../shop/woocommerce/cart-api';
import { createCartStore, type CartStore, type HeardReply } from '../stores/cart';
import { createCartCache, type CartCache } from '../stores/cart-cache';
import { syncCart } from '../stores/cart-sync';
import { forgetCookies, readCookie } from '../stores/cookies';
import { emit, on, type ArchipelEvents } from '../stores/events';
import { watch } from '../stores/watch';
import { focusElement } from '../runtime/keep-focus';

/** Cookie that the plugin sets on login and logout in this browser. */
const FORGET_COOKIE = 'archipel_forget_cart';

/** Whether WooCommerce's fragments script is on the page, as it is unless the owner lets the island take over; it makes all requests then. */
export const hasCoreFragments = (): boolean => Boolean(document.querySelector('script[src*="/cart-fragments."]'));

let shared: CartStore | undefined;

/**
 * Returns the cart store of this page, connected to the theme's fragments, the other tabs and jQuery listeners.
 * Created on first use; a visitor without a cart causes no request.
 */
export function pageCart(): CartStore {
	if (shared) return shared;
	const coreFragments = hasCoreFragments();
	const cache = createCartCache();
	if (readCookie(FORGET_COOKIE)) {
		cache.clear();
		forgetCookies([FORGET_COOKIE]);
	}
	const store = (shared = createCartStore({ cache }));
	bridgeCartEvents(store, cache, coreFragments);
	applyFragments(store);
	on('archipel:forget-visitor', store.forget);
	if (coreFragments) {
		// Also after changes in other tabs and on the back button.
		void cache.read().then((kept) => kept && store.receive(kept, 'cache'));
	} else {
		syncCart(store, cache);
		void store.load();
	}
	return store;
}

/** Elements that a fragment must never replace: the document structure, scripts and styles. */
const REFUSED = 'html, body, head, head *, script, style, link';

/** Selectors of fragments that WooCommerce always sends: dimmed before the first response names the others. */
const ALWAYS = ['div.widget_shopping_cart_content'];

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Keeps the theme's own cart markup right: WooCommerce sends it as fragments, a map from selector to HTML.
 * While a call is under way what they cover is dimmed and blocked (CART-06). What the shopper presses is not blocked before it is
 * let go, and the whole answer waits for that: what is replaced under a press gets no click.
 */
export function applyFragments(store: CartStore, signal = new AbortController().signal): void {
	/** HTML displayed by each element; an element inserted later is missing here and gets its HTML. */
	const shown = new WeakMap<Element, string>();
	const dimmed = new Set<HTMLElement>();

	const apply = () => {
		const { fragments = {} } = store.reply.peek() ?? {};
		// If the gate fails to load, the theme's cart stays unchanged: parsing would reduce its links and buttons to text.
		if (!isGateOpen()) return Object.keys(fragments).length ? void openGate().then(apply, () => {}) : undefined;
		for (const [selector, html] of Object.entries(fragments))
			for (const target of targets(selector)) {
				if (shown.get(target) === html) continue;
				const nodes = safeHtml(html);
				for (const element of nodes.children) shown.set(element, html);
				replace(target, nodes);
			}
	};
	const dim = (busy: boolean) => {
		// An island may have been mounted on a dimmed fragment, which is no longer a target.
		for (const target of dimmed) {
			target.classList.remove('archipel-refreshing');
			setBusy(target, false);
		}
		dimmed.clear();
		if (!busy) return;
		const selectors = store.reply.peek() ? Object.keys(store.reply.peek()!.fragments) : ALWAYS;
		for (const target of selectors.flatMap(targets)) {
			if (isPressed(target)) {
				void pressEnded(target).then(() => signal.aborted || dim(store.busy.peek()));
				continue;
			}
			target.classList.add('archipel-refreshing');
			setBusy(target, true);
			dimmed.add(target);
		}
	};
	const show = (reply: HeardReply): void => {
		const { fragments, source } = reply;
		const pressed = Object.keys(fragments).flatMap(targets).find(isPressed);
		const isCurrent = () => store.reply.peek() === reply && !signal.aborted;
		if (pressed) return void pressEnded(pressed).then(() => isCurrent() && show(reply));
		apply();
		dim(store.busy.peek());
		emit('archipel:fragments-refreshed', { fragments, source });
	};
	watch(signal, () => {
		const reply = store.reply.value;
		// Untracked: signals read by listeners must not rerun this effect.
		if (reply) untracked(() => show(reply));
	});
	watch(signal, () => dim(store.busy.value));
	// A failed island restores its server HTML, whose cart may be outdated.
	document.addEventListener('archipel:error', () => queueMicrotask(apply), { signal });
}

function targets(selector: string): HTMLElement[] {
	const found = findAll(selector);
	if (!found) console.error(`[archipel] fragments: "${selector}" is not a selector`);
	// A mounted cart island renders the store itself; its server HTML is only the fallback.
	return (found ?? []).filter((one) => !one.matches(REFUSED) && one.dataset['archipelState'] !== 'mounted');
}

function replace(target: HTMLElement, nodes: DocumentFragment): void {
	const added = [...nodes.children];
	const focused = target.contains(document.activeElement) ? document.activeElement : undefined;
	const position = focused ? controls(target).indexOf(focused) : -1;
	target.replaceWith(nodes);
	// Keeps the focus (A11Y-02): moves it to the control at the same position.
	if (focused) focusNear(added, position);
}

const controls = (element: Element): Element[] => [
	...(element.matches(FOCUSABLE) ? [element] : []),
	...element.querySelectorAll(FOCUSABLE),
];

function focusNear(elements: readonly Element[], position: number): void {
	const candidates = elements.flatMap(controls);
	const target = candidates[Math.max(0, Math.min(position, candidates.length - 1))] ?? elements[0];
	if (target instanceof HTMLElement) focusElement(target);
}

/**
 * Keeps WooCommerce's jQuery cart events alive, both ways (RT-08): our events are sent
 * as jQuery events, and jQuery events of other scripts update the store.
 *
 * @param coreFragments WooCommerce's fragments script is on the page and handles refresh events itself.
 */
export function bridgeCartEvents(
	store: CartStore,
	cache: Pick<CartCache, 'read'>,
	coreFragments = false,
	signal?: AbortSignal,
): void {
	const { body } = document;
	const tell = (event: string, ...args: readonly unknown[]) => triggerJQuery(body, event, args);
	const follow = (events: string, listener: (...args: unknown[]) => void) => onJQuery(body, events, listener, signal);

	listen(document, 'archipel:adding-to-cart', signal && { signal }, (event) => {
		const { button, data } = (event as CustomEvent<ArchipelEvents['archipel:adding-to-cart']>).detail;
		const $button = wrapForJQuery(button);
		if (askJQuery(body, 'should_send_ajax_request.adding_to_cart', [$button]))
			return tell('adding_to_cart', $button, data);
		event.preventDefault();
		tell('ajax_request_not_sent.adding_to_cart', false, false, $button);
	});
	const changed =
		(event: string) =>
		({ fragments, cartHash, button }: Omit<ArchipelEvents['archipel:removed-from-cart'], 'item'>) =>
			tell(event, fragments, cartHash, wrapForJQuery(button));
	on('archipel:added-to-cart', changed('added_to_cart'), signal);
	on('archipel:removed-from-cart', changed('removed_from_cart'), signal);
	on(
		'archipel:fragments-refreshed',
		// WooCommerce sends "refreshed" after a request for fragments, and "loaded" when fragments came from its cache.
		({ source }) => tell(/refresh|tab/.test(source) ? 'wc_fragments_refreshed' : 'wc_fragments_loaded'),
		signal,
	);
	on('archipel:fragments-error', () => tell('wc_fragments_ajax_error'), signal);

	if (!coreFragments) follow('wc_fragment_refresh updated_wc_div', () => void store.refresh());
	follow('added_to_cart removed_from_cart', async (fragments, cart_hash) => {
		const reply = await readKept({ fragments, cart_hash });
		if (reply) store.receive(reply);
		// Some scripts trigger the event without a reply, only to say that the cart has changed.
		else void store.refresh();
	});
	follow('wc_fragments_loaded wc_fragments_refreshed', async () => {
		// WooCommerce's own script, if it is on the page, stores the fragments before it sends the event.
		const kept = await cache.read();
		if (kept && kept.cartHash !== store.reply.peek()?.cartHash) store.receive(kept, 'cache');
	});
}
