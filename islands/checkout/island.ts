import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Handles totals, payment, coupons and sending instead of WooCommerce's script. If false, that script stays on the page. */
	carriesOrder: boolean('Porter la commande', 'Carry the order', {
		default: true,
		help: [
			'Total, paiement, codes promo et envoi, à la place du script de WooCommerce. Désactivé, ce script reste à côté. Il reste aussi là où un moyen de paiement en a besoin.',
			'Totals, payment, coupons and sending, in place of WooCommerce’s script. Off, that script stays beside it. It also stays where a payment method needs it.',
		],
	}),
	/** Validates e-mail, postcode and phone when their fields lose the focus. False for shops whose rules are looser than WooCommerce's. */
	checkFormats: boolean('Vérifier les formats', 'Check formats', {
		default: true,
		help: [
			'E-mail, code postal et téléphone sont vérifiés dès qu’on quitte le champ, comme WooCommerce le fait à l’envoi. Sans effet si une extension change les règles de WooCommerce\u00a0: le serveur juge alors seul.',
			'Email, postcode and phone are checked as soon as the field is left, as WooCommerce does when the order is sent. No effect where a plugin changes WooCommerce’s rules: then the server alone judges.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Commande', 'Checkout'],
	description: [
		'La commande sans rechargement : total, paiement, codes promo et envoi, une seule commande quoi qu’il arrive ; erreurs dites à côté de chaque champ dès qu’on le quitte, résumé qui mène à chacun, claviers adaptés, saisie gardée jusqu’à la commande.',
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
