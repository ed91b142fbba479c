import * as z from 'zod/mini';
import { effect } from '@preact/signals-core';
import { cartSchema } from '../shop/woocommerce/cart-schema';
import type { CartReply } from '../shop/woocommerce/fragments-reply';
import type { CartStore } from './cart';
import { MAX_AGE, hasCartCookie } from './cart-cache';
import { readCookie } from './cookies';

const messageSchema = z.object({
	fragments: z.record(z.string(), z.string()),
	cartHash: z.string(),
	cart: z.optional(cartSchema),
});

/**
 * Keeps the cart right while the page lives: other tabs, the back/forward cache, pages left open for a day
 * (specification, section 4, add to cart and cart fragments).
 *
 * A tab that changes the cart tells the others what the server said, so that they need no request. WooCommerce's own
 * script says only that the hash is another one (storage event): then this tab asks, once.
 *
 * @param hashKey Storage key of the cart hash.
 */
export function syncCart(store: CartStore, hashKey: string, signal?: AbortSignal): void {
	const options = signal ? { signal } : undefined;
	const isKnown = (hash: string | null | undefined) => (hash ?? '') === (store.cart.peek()?.hash ?? '');
	const ask = () => void (hasCartCookie() ? store.refresh() : store.forget());

	const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('archipel-cart') : undefined;
	let heard: CartReply | undefined;
	channel?.addEventListener(
		'message',
		({ data }) => {
			const message = messageSchema.safeParse(data);
			if (!message.success) return;
			heard = { ...message.data, cart: message.data.cart };
			store.receive(heard);
		},
		options,
	);
	const stopTelling = effect(() => {
		const reply = store.reply.value;
		if (reply && reply !== heard) channel?.postMessage(reply);
	});

	addEventListener(
		'storage',
		({ key, newValue }) => {
			// The tab that wrote it is given a moment to tell us more.
			if (key === hashKey && !isKnown(newValue)) setTimeout(() => !isKnown(newValue) && ask(), 100);
		},
		options,
	);
	addEventListener(
		'pageshow',
		({ persisted }) => persisted && !isKnown(readCookie('woocommerce_cart_hash')) && ask(),
		options,
	);
	const timer = setInterval(() => hasCartCookie() && store.refresh(), MAX_AGE);
	signal?.addEventListener('abort', () => {
		channel?.close();
		stopTelling();
		clearInterval(timer);
	});
}
