import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'order-pages',
	title: ['Pages de la commande et du compte', 'Order and account pages'],
	description: [
		'Commande, confirmation et compte pensés pour le téléphone\u00a0: récapitulatif avec photos, formulaire court, bouton qui dit le prix, commandes en fiches. Une commande dessinée par le thème ou un constructeur de pages reste telle quelle.',
		'Checkout, confirmation and account made for the phone: summary with pictures, short form, a button that says the price, orders as cards. A checkout that a theme or a page builder draws stays as it is.',
	],
	group: 'cart',
	adoptsOnly: [
		'Il met en forme la commande, sa confirmation et le compte que WooCommerce affiche.',
		'It lays out the checkout, the confirmation and the account that WooCommerce prints.',
	],
	props,
	// Not urgent: PHP and CSS do most of the work.
	when: 'idle | interaction',
	adopts: '.archipel-company, .woocommerce-MyAccount-navigation',
	requires: ['woocommerce'],
	pages: ['checkout', 'account'],
	enhance: () => import('./enhance'),
});
