import { defineMessages } from './define-messages';

/** Texts for adding cart lines to a wishlist; the PHP cart prints `line` and `all` too. */
export const cartWishlistMessages = defineMessages('cart', {
	line: ['Ajouter aux favoris\u00a0: {name}', 'Add to wishlist: {name}'],
	all: ['Ajouter tout le panier aux favoris', 'Add the whole cart to the wishlist'],
	cart: ['Votre panier', 'Your cart'],
	added: [
		'{count} produit ajouté aux favoris. | {count} produits ajoutés aux favoris.',
		'{count} product added to your wishlist. | {count} products added to your wishlist.',
	],
	removed: [
		'{count} produit retiré des favoris. | {count} produits retirés des favoris.',
		'{count} product removed from your wishlist. | {count} products removed from your wishlist.',
	],
	allIn: ['Tout ce panier est déjà dans vos favoris.', 'All of this cart is in your wishlist already.'],
});
