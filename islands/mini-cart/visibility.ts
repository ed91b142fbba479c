import { computed, signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../../src/runtime/define-island';
import type { CartStore } from '../../src/stores/cart';
import { hasCartCookie } from '../../src/stores/cart-cache';
import { on } from '../../src/stores/events';
import { watch } from '../../src/stores/watch';
import type { CartActions } from './cart-actions';

/**
 * Follows whether the cart is worth showing (CART-10): it has a line, an add is under way, or a removal can still be undone.
 *
 * @param show Called at once and after each change.
 */
export function followVisibility(
	{ cart, busy }: CartStore,
	{ removals }: Pick<CartActions, 'removals'>,
	show: (isShown: boolean) => void,
	{ activation, signal }: Pick<IslandContext, 'activation' | 'signal'>,
): void {
	// The add that triggered the island has ended (vetoed, refused or answered) if the store is idle.
	const adding = createSignal(activation.by === 'event' && busy.peek());
	document.addEventListener(
		'archipel:adding-to-cart',
		// Read in a microtask, after all listeners had the chance to veto.
		(event) => queueMicrotask(() => (adding.value = !event.defaultPrevented)),
		{ signal },
	);
	on('archipel:add-to-cart-failed', () => (adding.value = false), signal);
	on('archipel:cart-changed', () => (adding.value = false), signal);

	const isShown = computed(
		() => adding.value || removals.value.length > 0 || (cart.value ? cart.value.items.length > 0 : hasCartCookie()),
	);
	watch(signal, () => show(isShown.value));
}
