import { untracked } from '@preact/signals-core';
import { pageCart } from '../../../src/dom/page-cart';
import type { CartStore, HeardReply } from '../../../src/stores/cart';
import { hasCartCookie } from '../../../src/stores/cart-cache';
import { on } from '../../../src/stores/events';
import { watch } from '../../../src/stores/watch';
import { compareCarts } from '../cart-changes';
import { readCart } from '../facts';
import { itemsEvent, type GaEvent } from '../ga4';
import type { KnownCart } from '../known-cart';

/**
 * Tells what comes into the cart and goes out of it, when the server has said so: whatever this tab hears of the cart is compared with what has been
 * told before, by any page of any tab. So each change is told once, by whatever control, script or form without a script it was made, and also when
 * the page was left before the answer.
 */
export function followCart(
	report: (event: GaEvent) => void,
	known: KnownCart,
	signal: AbortSignal,
	store: Pick<CartStore, 'reply'> = pageCart(),
): void {
	/** This page knows the cart: however long it stays open, what is compared is of one visit. */
	let isKnown = false;
	/** The shopper has taken out the last line on the cart page. */
	let isEmptied = false;

	const see = ({ fragments, source }: HeardReply) => {
		const cart = readCart(fragments);
		// The tab that has changed it tells it.
		if (!cart || source === 'tab') return;
		const { currency, items } = cart;
		const before = known.read(isKnown);
		known.write(items);
		isKnown = true;
		if (!before) return;
		const { added, removed } = compareCarts(before, items);
		if (added.length) report(itemsEvent('add_to_cart', added, currency));
		// A cart that is found empty was ordered, or has expired.
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
