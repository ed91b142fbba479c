import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('product-tiles', {
	viewCart: ['Voir le panier', 'View cart'],
	added: ['Ajouté au panier', 'Added to cart'],
	refused: ['Ce produit n’a pas pu être ajouté au panier.', 'This product could not be added to your cart.'],
	addToCart: ['Ajouter au panier', 'Add to Cart'],
	quickView: ['Aperçu rapide', 'Quick View'],
	wishlist: ['Ajouter aux favoris', 'Add to Wishlist'],
	compare: ['Comparer', 'Compare'],
	directCheckout: ['Commander directement', 'Direct Checkout'],
});
