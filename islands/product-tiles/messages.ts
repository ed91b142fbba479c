import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'product-tiles',
	{
		viewCart: 'Voir le panier',
		added: 'Ajouté au panier',
		refused: 'Ce produit n’a pas pu être ajouté au panier.',
		addToCart: 'Ajouter au panier',
		quickView: 'Aperçu rapide',
		wishlist: 'Ajouter aux favoris',
		compare: 'Comparer',
		directCheckout: 'Commander directement',
	},
	{
		viewCart: 'View cart',
		added: 'Added to cart',
		refused: 'This product could not be added to your cart.',
		addToCart: 'Add to Cart',
		quickView: 'Quick View',
		wishlist: 'Add to Wishlist',
		compare: 'Compare',
		directCheckout: 'Direct Checkout',
	},
);
