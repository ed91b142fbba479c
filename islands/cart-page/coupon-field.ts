import type { CouponAnswer } from '../../src/shop/woocommerce/cart-page-api';
import { keepInView } from '../../src/dom/inline-notice';
import { clearCouponError, emptyCoupon, refuseCoupon } from '../../src/page/coupon-error';
import { emit } from '../../src/stores/events';
import { COUPON_FIELD } from './markup';
import { clearNotices, showNotices } from './notices';

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
	if (field && applies && ok) emptyCoupon(field, code);
	if (applies) emit('archipel:coupon-applied', { code, ok, message });
	else emit('archipel:coupon-removed', { code });
}

/** Says at the field that the code was refused; the field takes the focus. */
function refuse(field: HTMLInputElement, text: string, isStillHere: boolean): void {
	clearNotices();
	const error = refuseCoupon(field, text, 'p');
	(field.closest('.coupon') ?? field.form)?.append(error);
	if (isStillHere) field.focus();
	// On a phone the message may be below the viewport, or behind a bar of the theme.
	keepInView(error, field);
}
