import { defineMessages } from './define-messages';

/** Texts for adding cart lines to a wishlist; the PHP cart prints `line` and `all` too. */
export const cartWishlistMessages = defineMessages(
	'cart',
	{
		line: 'Ajouter aux favoris\u202f: {name}',
		all: 'Ajouter tout le panier aux favoris',
		cart: 'Votre panier',
		added: '{count} produit ajouté aux favoris. | {count} produits ajoutés aux favoris.',
		removed: '{count} produit retiré des favoris. | {count} produits retirés des favoris.',
		allIn: 'Tout ce panier est déjà dans vos favoris.',
	},
	{
		line: 'Add to wishlist: {name}',
		all: 'Add the whole cart to the wishlist',
		cart: 'Your cart',
		added: '{count} product added to your wishlist. | {count} products added to your wishlist.',
		removed: '{count} product removed from your wishlist. | {count} products removed from your wishlist.',
		allIn: 'All of this cart is in your wishlist already.',
	},
);
