import { listen } from '../runtime/listen';
import { loadSchemas } from '../runtime/schema';
import { askJQuery, onJQuery, triggerJQuery, wrapForJQuery } from '../shop/jquery-bridge';
import { fragmentsReplySchema, readFragments } from '../shop/woocommerce/fragments-reply';
import type { CartCache } from './cart-cache';
import type { CartStore } from './cart';
import { on, type ArchipelEvents } from './events';

export interface CartEventOptions {
	/** WooCommerce's fragments script is on the page and handles refresh events itself. @default false */
	readonly coreFragments?: boolean;
	readonly signal?: AbortSignal;
}

/**
 * Keeps WooCommerce's jQuery cart events alive, both ways (RT-08): our events are sent
 * as jQuery events, and jQuery events of other scripts update the store.
 */
export function bridgeCartEvents(
	store: CartStore,
	cache: Pick<CartCache, 'read'>,
	{ coreFragments = false, signal }: CartEventOptions = {},
): void {
	const { body } = document;

	listen(document, 'archipel:adding-to-cart', signal && { signal }, (event) => {
		const { button, data } = (event as CustomEvent<ArchipelEvents['archipel:adding-to-cart']>).detail;
		const $button = wrapForJQuery(button);
		if (askJQuery(body, 'should_send_ajax_request.adding_to_cart', [$button]))
			return triggerJQuery(body, 'adding_to_cart', [$button, data]);
		event.preventDefault();
		triggerJQuery(body, 'ajax_request_not_sent.adding_to_cart', [false, false, $button]);
	});
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
		// WooCommerce sends "refreshed" after a request for fragments, and "loaded" when fragments came from its cache.
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
			// Some scripts trigger the event without a reply, only to say that the cart has changed.
			else void store.refresh();
		},
		signal,
	);
	onJQuery(
		body,
		'wc_fragments_loaded wc_fragments_refreshed',
		async () => {
			// WooCommerce's own script, if it is on the page, stores the fragments before it sends the event.
			const kept = await cache.read();
			if (kept && kept.cartHash !== store.reply.peek()?.cartHash) store.receive(kept, 'cache');
		},
		signal,
	);
}
