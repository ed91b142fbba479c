import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Barre d’achat', 'Sticky add-to-cart bar'],
	description: [
		'Sur la fiche produit, une barre en bas de l’écran prend le relais quand le bouton d’ajout au panier est passé.',
		'On a product page, a bar at the bottom of the screen takes over once the add-to-cart button has been scrolled past.',
	],
	group: 'product',
	file: 'product',
	serves: 'buying',
	adoptsOnly: [
		'Sa barre reprend le bouton d’achat de la fiche produit où elle est affichée.',
		'Its bar repeats the purchase button of the product page that it is on.',
	],
	when: 'idle',
	// The page's main product, not a product in a dialog.
	adopts: 'body.single-product form.cart:not(dialog *) .single_add_to_cart_button',
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
