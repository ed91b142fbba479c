import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'checkout',
	props,
	// What was typed is back before anybody begins anew.
	when: 'load',
	// Besides the form and the links above it, what only the page of an order has that was placed: a failed one is tried again.
	adopts:
		'form.checkout, .woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle, .woocommerce-order-overview, .wc-block-order-confirmation-summary-list',
	intents: 'form.checkout, .showlogin, .showcoupon',
	replaces: { scripts: ['wc-checkout'] },
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
