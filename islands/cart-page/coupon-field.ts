import type { CouponAnswer } from '../../src/shop/woocommerce/cart-page-api';
import { element } from '../../src/dom/element';
import { keepInView } from '../../src/dom/inline-notice';
import { emit } from '../../src/stores/events';
import { announce } from '../../src/ui/announcer';
import { COUPON_FIELD } from './markup';
import { clearNotices, showNotices } from './notices';

const ERROR_ID = 'coupon-error-notice';

/** Shows the server's response to a coupon; an error appears at the field, as in WooCommerce's script (CP-04). */
export function showCouponAnswer(
	cart: HTMLElement,
	{ kind, code }: { readonly kind: string; readonly code: string },
	{ ok, text: message, notices }: CouponAnswer,
	isStillHere: boolean,
): void {
	const field = cart.querySelector<HTMLInputElement>(COUPON_FIELD);
	const applies = kind === 'apply-coupon';
	if (field) clearCouponError(field);
	if (field && applies && !ok) refuse(field, message, isStillHere);
	else showNotices(notices, cart, isStillHere ? 'focus' : 'scroll');
	if (field && applies && ok) field.value = '';
	if (applies) emit('archipel:coupon-applied', { code, ok, message });
	else emit('archipel:coupon-removed', { code });
}

/** Says that the code was refused: the message describes the field, which takes the focus (SERVERS.md, S35). */
function refuse(field: HTMLInputElement, text: string, isStillHere: boolean): void {
	clearNotices();
	announce(text, 'assertive');
	const error = element('p', { id: ERROR_ID, class: 'coupon-error-notice' }, text);
	field.classList.add('has-error');
	field.setAttribute('aria-invalid', 'true');
	field.setAttribute('aria-describedby', ERROR_ID);
	(field.closest('.coupon') ?? field.form)?.append(error);
	if (isStillHere) field.focus();
	// On a phone the message may be below the viewport, or behind a bar of the theme.
	keepInView(error, field);
}

export function clearCouponError(field: HTMLInputElement): void {
	document.getElementById(ERROR_ID)?.remove();
	field.classList.remove('has-error');
	for (const name of ['aria-invalid', 'aria-describedby']) field.removeAttribute(name);
}
