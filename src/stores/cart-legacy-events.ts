import { loadSchemas } from '../runtime/load-schemas';
import { askJQuery, onJQuery, triggerJQuery, wrapForJQuery } from '../shop/jquery-bridge';
import { fragmentsReplySchema, readFragments } from '../shop/woocommerce/fragments-reply';
import type { CartCache } from './cart-cache';
import type { CartStore } from './cart';
import { on, type ArchipelEvents } from './events';

export interface CartEventOptions {
	/** WooCommerce's own fragments script is on the page, and answers those who ask for a refresh. @default false */
	readonly coreFragments?: boolean;
	readonly signal?: AbortSignal;
}

/**
 * Keeps WooCommerce's jQuery cart events alive, both ways (RT-08): ours are told to those who listen to them,
 * and theirs are honoured.
 */
export function bridgeCartEvents(
	store: CartStore,
	cache: Pick<CartCache, 'read'>,
	{ coreFragments = false, signal }: CartEventOptions = {},
): void {
	const { body } = document;

	document.addEventListener(
		'archipel:adding-to-cart',
		(event) => {
			const { button, data } = (event as CustomEvent<ArchipelEvents['archipel:adding-to-cart']>).detail;
			const $button = wrapForJQuery(button);
			if (askJQuery(body, 'should_send_ajax_request.adding_to_cart', [$button]))
				return triggerJQuery(body, 'adding_to_cart', [$button, data]);
			event.preventDefault();
			triggerJQuery(body, 'ajax_request_not_sent.adding_to_cart', [false, false, $button]);
		},
		signal ? { signal } : undefined,
	);
	on(
		'archipel:added-to-cart',
		({ fragments, cartHash, button }) =>
			triggerJQuery(body, 'added_to_cart', [fragments, cartHash, wrapForJQuery(button)]),
		signal,
	);
	on(
		'archipel:removed-from-cart',
		({ fragments, cartHash, button }) =>
			triggerJQuery(body, 'removed_from_cart', [fragments, cartHash, wrapForJQuery(button ?? undefined)]),
		signal,
	);
	on(
		'archipel:fragments-refreshed',
		// WooCommerce says "refreshed" after a request for the fragments, "loaded" when they came otherwise.
		({ source }) =>
			triggerJQuery(body, source === 'refresh' || source === 'tab' ? 'wc_fragments_refreshed' : 'wc_fragments_loaded'),
		signal,
	);
	on('archipel:fragments-error', () => triggerJQuery(body, 'wc_fragments_ajax_error'), signal);

	if (!coreFragments) onJQuery(body, 'wc_fragment_refresh updated_wc_div', () => void store.refresh(), signal);
	onJQuery(
		body,
		'added_to_cart removed_from_cart',
		async (fragments, cart_hash) => {
			const isReady = await loadSchemas().then(
				() => true,
				() => false,
			);
			const reply = isReady && fragmentsReplySchema().safeParse({ fragments, cart_hash });
			if (reply && reply.success) store.receive(readFragments(reply.data));
			// Some trigger the event without the reply, only to say that the cart is another one.
			else void store.refresh();
		},
		signal,
	);
	onJQuery(
		body,
		'wc_fragments_loaded wc_fragments_refreshed',
		async () => {
			// WooCommerce's own script, where it was left on the page, keeps what it got before it says so.
			const kept = await cache.read();
			if (kept && kept.cartHash !== store.reply.peek()?.cartHash) store.receive(kept, 'cache');
		},
		signal,
	);
}
