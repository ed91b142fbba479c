import { element } from '../dom/element';
import { announce } from '../ui/announcer';

const ID = 'coupon-error-notice';

/**
 * Says that a coupon was refused: the message, in WooCommerce's markup, describes the field (SERVERS.md, S35) until another code is typed.
 *
 * @returns The message, for its place.
 */
export function refuseCoupon(field: HTMLInputElement, text: string, tag: 'p' | 'span'): HTMLElement {
	announce(text, 'assertive');
	field.classList.add('has-error');
	field.setAttribute('aria-invalid', 'true');
	field.setAttribute('aria-describedby', ID);
	field.addEventListener('input', () => clearCouponError(field), { once: true });
	return element(tag, { id: ID, class: ID }, text);
}

/** Empties the field of a code that was applied or removed, unless another one has been typed meanwhile. @returns Whether it is empty. */
export function emptyCoupon(field: HTMLInputElement, code: string): boolean {
	if (field.value.trim() === code) field.value = '';
	return !field.value;
}

export function clearCouponError(field: HTMLInputElement): void {
	document.getElementById(ID)?.remove();
	field.classList.remove('has-error');
	for (const name of ['aria-invalid', 'aria-describedby']) field.removeAttribute(name);
}
