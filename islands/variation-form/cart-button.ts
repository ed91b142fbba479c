import { labelText, keepLook } from '../../src/page/button-look';
import { chooseText, openFields } from './option-label';

/**
 * - `needed`: an option is missing, or no variation matches
 * - `pending`: all options are chosen, but the server has not answered
 * - `unavailable`: the variation cannot be bought
 */
export type CartButtonState = 'enabled' | 'needed' | 'pending' | 'unavailable';

/** Functions that undo `keepLook` of a button. */
const looks = new WeakMap<Element, () => void>();
/** Original text of a button's text node. */
const words = new WeakMap<Text, string>();

/**
 * Shows by WooCommerce's classes whether the choice can be added. The button is never `disabled`: it stays focusable, and a press
 * shows the reason (VAR-05). While an option is missing the button stays active: it keeps its colours, against the theme's styles for those
 * classes, and names the missing option, to which a press leads (SW-10).
 */
export function markCartButton(form: Element, state: CartButtonState): void {
	const open = state === 'needed' ? openFields(form)[0] : undefined;
	const isDead = state === 'unavailable' || (state === 'needed' && !open);
	const isEnabled = state === 'enabled';
	for (const button of form.querySelectorAll<HTMLElement>('.single_add_to_cart_button')) {
		write(button, open && chooseText(open));
		const classes = Object.entries({
			disabled: !isEnabled,
			'wc-variation-selection-needed': state === 'needed' || state === 'pending',
			'wc-variation-is-unavailable': state === 'unavailable',
		});
		if (
			button.hasAttribute('aria-disabled') === isDead &&
			classes.every(([name, is]) => button.classList.contains(name) === is)
		)
			continue;
		const mark = () => classes.forEach(([name, is]) => button.classList.toggle(name, is));
		looks.get(button)?.();
		looks.delete(button);
		if (isEnabled || isDead) mark();
		else looks.set(button, keepLook(button, mark));
		if (isDead) button.setAttribute('aria-disabled', 'true');
		else button.removeAttribute('aria-disabled');
	}
	for (const frame of form.querySelectorAll('.woocommerce-variation-add-to-cart')) {
		frame.classList.toggle('woocommerce-variation-add-to-cart-enabled', isEnabled);
		frame.classList.toggle('woocommerce-variation-add-to-cart-disabled', !isEnabled);
	}
}

/** @param label Replaces the theme's text; `undefined` restores that text. */
function write(button: HTMLElement, label: string | undefined): void {
	const text = labelText(button);
	if (!text) return;
	const own = words.get(text) ?? text.data;
	words.set(text, own);
	if (text.data !== (label ?? own)) text.data = label ?? own;
}
