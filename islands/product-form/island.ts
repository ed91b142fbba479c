import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Formulaire de produit', 'Product form'],
	description: [
		'Sur la fiche d’un produit simple ou groupé : l’ajout au panier se fait sans recharger la page.',
		'On a simple or grouped product: adding to the cart needs no reload.',
	],
	group: 'product',
	file: 'product',
	serves: 'buying',
	adoptsOnly: ['Il améliore le formulaire d’achat de WooCommerce.', 'It works on WooCommerce’s purchase form.'],
	when: 'idle | interaction',
	// Not the form of an external product, which is a link to another shop.
	adopts: 'form.cart[method="post" i]:not(.variations_form)',
	intents: 'form.cart',
	requires: ['woocommerce'],
	pages: ['shop', 'product', 'cart', 'other'],
	enhance: () => import('./enhance'),
});
