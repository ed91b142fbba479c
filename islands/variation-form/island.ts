import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Formulaire de variations', 'Variation form'],
	description: [
		'Sur la fiche d’un produit variable : prix, stock et photo suivent les options choisies, et l’ajout au panier se fait sans recharger la page.',
		'On a variable product: price, stock and picture follow the chosen options, and adding to the cart needs no reload.',
	],
	group: 'product',
	file: 'variations',
	adoptsOnly: ['Il améliore le formulaire de variations de WooCommerce.', 'It works on WooCommerce’s variations form.'],
	when: 'idle | interaction',
	adopts: 'form.variations_form',
	intents: 'form.variations_form',
	replaces: { scripts: ['wc-add-to-cart-variation'] },
	requires: ['woocommerce'],
	pages: ['shop', 'product', 'cart', 'other'],
	enhance: () => import('./enhance'),
});
