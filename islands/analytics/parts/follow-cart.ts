import { untracked } from '@preact/signals-core';
import { pageCart } from '../../../src/page/page-cart';
import type { CartStore, HeardReply } from '../../../src/stores/cart';
import { hasCartCookie } from '../../../src/stores/cart-cache';
import { on } from '../../../src/stores/events';
import { watch } from '../../../src/stores/watch';
import { compareCarts } from '../cart-changes';
import { readCart } from '../facts';
import { itemsEvent, type GaEvent } from '../ga4';
import type { KnownCart } from '../known-cart';

/**
 * Reports added and removed items by comparing each cart from the server with the last reported cart of any tab. So each change is reported once,
 * whatever control, script or plain form caused it, and even if the page was left before the response.
 */
export function followCart(
	report: (event: GaEvent) => void,
	known: KnownCart,
	signal: AbortSignal,
	store: Pick<CartStore, 'reply'> = pageCart(),
): void {
	/** Whether this page has seen a cart; from then on the 30-minute session limit does not apply. */
	let isKnown = false;
	/** Whether the shopper removed the last line on the cart page. */
	let isEmptied = false;

	const see = ({ fragments, source }: HeardReply) => {
		const cart = readCart(fragments);
		// The other tab that changed the cart reports the change.
		if (!cart || source === 'tab') return;
		const { currency, items } = cart;
		const before = known.read(isKnown);
		known.write(items);
		isKnown = true;
		if (!before) return;
		const { added, removed } = compareCarts(before, items);
		if (added.length) report(itemsEvent('add_to_cart', added, currency));
		// A cart found empty on page load was ordered or has expired: nothing was removed by the visitor.
		const isTakenOut = items.length > 0 || isEmptied || source === 'change' || source === 'script';
		if (removed.length && isTakenOut) report(itemsEvent('remove_from_cart', removed, currency));
		isEmptied = false;
	};

	if (!hasCartCookie()) {
		known.write([]);
		isKnown = true;
	}
	on('archipel:cart-emptied', () => void (isEmptied = true), signal);
	watch(signal, () => {
		const reply = store.reply.value;
		if (reply) untracked(() => see(reply));
	});
}
