import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'cart-page',
	title: ['Page panier', 'Cart page'],
	description: [
		'Le panier se met à jour sans recharger la page : quantités, articles retirés puis remis, codes promo, livraison.',
		'The cart updates without reloading the page: quantities, items removed and put back, coupons, shipping.',
	],
	group: 'cart',
	adoptsOnly: [
		'Il améliore le formulaire du panier que WooCommerce affiche\u202f; placez le panier de WooCommerce.',
		'It works on the cart form that WooCommerce prints; place WooCommerce’s cart.',
	],
	props,
	// Until mount, quantities and links work through the server; an interaction with the form mounts at once.
	when: 'idle | interaction',
	// The form element stays when its content is replaced. The empty cart is adopted for its undo link.
	adopts: 'form.woocommerce-cart-form, .wc-empty-cart-message',
	intents: 'form.woocommerce-cart-form, .woocommerce-cart-form .product-remove > a, .archipel-cart-page__to-wishlist',
	replaces: { scripts: ['wc-cart'] },
	requires: ['woocommerce'],
	pages: ['cart'],
	enhance: () => import('./enhance'),
});
