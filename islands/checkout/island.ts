import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'checkout',
	title: ['Commande', 'Checkout'],
	description: [
		'La commande sans rechargement : total, paiement, codes promo et envoi, une seule commande quoi qu’il arrive ; erreurs dites à côté de chaque champ dès qu’on le quitte, résumé qui mène à chacun, claviers adaptés, saisie gardée jusqu’à la commande.',
		'The checkout without reloads: totals, payment, coupons and sending, one order whatever happens; errors told beside each field as soon as it is left, a summary that leads to each, fitting keyboards, and what was typed kept until the order.',
	],
	group: 'cart',
	adoptsOnly: [
		'Il améliore le formulaire de commande de WooCommerce, là où il se trouve.',
		'It works on WooCommerce’s checkout form, where that stands.',
	],
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
