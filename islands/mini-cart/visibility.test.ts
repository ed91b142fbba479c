import { signal as createSignal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { openShop } from '../../tests/setup/cart-shop';
import { sampleCart, sampleReply } from '../../tests/setup/sample-cart';
import { pageLife } from '../../tests/setup/page-life';
import type { Activation } from '../../src/runtime/activation';
import { emit } from '../../src/stores/events';
import type { CartStore } from '../../src/stores/cart';
import type { Removal } from './model';
import { followVisibility } from './visibility';

const page = pageLife();

/** Starts with an empty cart and records the visibility. */
function follow(by: Activation['by'] = 'load', isBusy = false) {
	const { store } = openShop();
	store.receive(sampleReply(sampleCart([])), 'refresh');
	const removals = createSignal<readonly Removal[]>([]);
	const told: boolean[] = [];
	const cart = { ...store, busy: createSignal(isBusy) } as CartStore;
	followVisibility(cart, { removals }, (isShown) => told.push(isShown), {
		activation: { by, takeIntents: () => [] },
		signal: page.signal,
	});
	return { told, store, removals };
}
const button = document.createElement('button');
const begin = () => emit('archipel:adding-to-cart', { data: {}, button });
const turn = () => Promise.resolve();

test('[CART-10] it shows when an add begins, and hides when that fails', async () => {
	const { told } = follow();
	begin();
	await turn();
	emit('archipel:add-to-cart-failed', { button, message: '' });
	expect(told).toEqual([false, true, false]);
});

test('[CART-02] [CART-10] a vetoed add does not show it', async () => {
	const { told } = follow();
	document.addEventListener('archipel:adding-to-cart', (event) => event.preventDefault(), { once: true });
	begin();
	await turn();
	expect(told).toEqual([false]);
});

test('[CART-10] the add that woke it shows it while it is under way; one that was vetoed is over', () => {
	expect(follow('event', true).told).toEqual([true]);
	expect(follow('event', false).told).toEqual([false]);
});

test('[CART-10] it shows while something is in the cart, or can be brought back', () => {
	const { told, store, removals } = follow();
	const cart = sampleCart();
	store.receive(sampleReply(cart), 'refresh');
	removals.value = [{ item: cart.items[0]!, index: 0 }];
	store.receive(sampleReply(sampleCart([])), 'refresh');
	expect(told).toEqual([false, true]);
	removals.value = [];
	expect(told).toEqual([false, true, false]);
});
