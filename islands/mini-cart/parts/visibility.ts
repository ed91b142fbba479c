import { computed, signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../../../src/runtime/define-island';
import type { CartStore } from '../../../src/stores/cart';
import { hasCartCookie } from '../../../src/stores/cart-cache';
import { on } from '../../../src/stores/events';
import { watch } from '../../../src/stores/watch';
import type { CartActions } from './cart-actions';

/**
 * Follows whether there is anything to show (CART-10): something in the cart, an add that has begun, or a removal that can
 * still be undone.
 *
 * @param show Called at once, and whenever it changes.
 */
export function followVisibility(
	{ cart, busy }: CartStore,
	{ removals }: Pick<CartActions, 'removals'>,
	show: (isShown: boolean) => void,
	{ activation, signal }: Pick<IslandContext, 'activation' | 'signal'>,
): void {
	// The add that woke the island is over if nothing is under way: vetoed, refused or answered.
	const adding = createSignal(activation.by === 'event' && busy.peek());
	document.addEventListener(
		'archipel:adding-to-cart',
		// Whether a listener vetoes it is known when all have been asked.
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
