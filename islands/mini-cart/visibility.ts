import { computed } from '@preact/signals-core';
import type { CartStore } from '../../src/stores/cart';
import { hasCartCookie } from '../../src/stores/cart-cache';
import { watch } from '../../src/stores/watch';
import type { CartActions } from './cart-actions';

/**
 * Follows whether the cart is worth showing (CART-10): it has a line, an add is under way, or a removal can still be undone.
 *
 * @param show Called at once and after each change.
 */
export function followVisibility(
	{ cart, isChanging }: CartStore,
	{ removals }: Pick<CartActions, 'removals'>,
	show: (isShown: boolean) => void,
	signal: AbortSignal,
): void {
	const isFilled = computed(() => (cart.value ? cart.value.items.length > 0 : hasCartCookie()));
	const isShown = computed(() => isChanging.value || removals.value.length > 0 || isFilled.value);
	watch(signal, () => show(isShown.value));
}
