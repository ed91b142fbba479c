import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'checkout',
	props,
	// The draft is restored before the visitor starts typing.
	when: 'load',
	// The last two selectors exist only on the confirmation page, where the draft is deleted.
	adopts:
		'form.checkout, .woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle, .woocommerce-order-overview, .wc-block-order-confirmation-summary-list',
	intents: 'form.checkout, .showlogin, .showcoupon',
	replaces: { scripts: ['wc-checkout'] },
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
