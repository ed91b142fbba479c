/**
 * - `needed`: not all options are chosen, or nothing fits
 * - `unavailable`: the variation cannot be bought
 */
export type CartButtonState = 'enabled' | 'needed' | 'unavailable';

/**
 * Shows whether the choice can go into the cart, by WooCommerce's classes and `aria-disabled`. The button is never `disabled`:
 * it stays focusable, and pressing it tells the reason (VAR-05).
 */
export function markCartButton(form: Element, state: CartButtonState): void {
	const isEnabled = state === 'enabled';
	for (const button of form.querySelectorAll('.single_add_to_cart_button')) {
		button.classList.toggle('disabled', !isEnabled);
		button.classList.toggle('wc-variation-selection-needed', state === 'needed');
		button.classList.toggle('wc-variation-is-unavailable', state === 'unavailable');
		if (isEnabled) button.removeAttribute('aria-disabled');
		else button.setAttribute('aria-disabled', 'true');
	}
	for (const frame of form.querySelectorAll('.woocommerce-variation-add-to-cart')) {
		frame.classList.toggle('woocommerce-variation-add-to-cart-enabled', isEnabled);
		frame.classList.toggle('woocommerce-variation-add-to-cart-disabled', !isEnabled);
	}
}
