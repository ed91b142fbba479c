import { signal as createSignal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createShop, no, outcome } from '../../tests/setup/cart-shop';
import { sampleCart, sampleReply } from '../../tests/setup/sample-cart';
import { pageLife } from '../../tests/setup/page-life';
import type { RemovedLine } from '../../src/stores/cart';
import { followVisibility } from './visibility';

const page = pageLife();

/** Starts with an empty cart, where the server has told it, and records the visibility. */
function follow({ isKnown = true } = {}) {
	const shop = createShop();
	if (isKnown) shop.store.receive(sampleReply(sampleCart([])), 'refresh');
	const removals = createSignal<readonly RemovedLine[]>([]);
	const told: boolean[] = [];
	const start = () => followVisibility(shop.store, { removals }, (isShown) => told.push(isShown), page.signal);
	return { ...shop, told, removals, start, begin: () => outcome(shop.store.addForm(new FormData()).run()) };
}

test.each([true, false])(
	'[CART-10] it shows when an add begins, and hides when that fails (cart known: %s)',
	async (isKnown) => {
		const { told, start, begin, answered } = follow({ isKnown });
		start();
		const adding = begin();
		expect(told).toEqual([false, true]);
		await answered(adding, { addForm: no('') });
		expect(told).toEqual([false, true, false]);
	},
);

test('[CART-10] the add that woke it shows it while it is under way', () => {
	const { told, start, begin } = follow();
	void begin();
	start();
	expect(told).toEqual([true]);
});

test('[CART-10] it shows while something is in the cart, or can be brought back; not while the cart is asked for', () => {
	const { told, store, removals, start } = follow();
	start();
	void store.refresh();
	expect(told).toEqual([false]);
	const cart = sampleCart();
	store.receive(sampleReply(cart), 'refresh');
	removals.value = [{ item: cart.items[0]!, index: 0 }];
	store.receive(sampleReply(sampleCart([])), 'refresh');
	expect(told).toEqual([false, true]);
	removals.value = [];
	expect(told).toEqual([false, true, false]);
});
