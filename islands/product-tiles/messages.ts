import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'product-tiles',
	{
		viewCart: 'Voir le panier',
		added: 'Ajouté au panier',
		refused: 'Ce produit n’a pas pu être ajouté au panier.',
		notAdded: 'Ce produit n’a pas été ajouté. {reason}',
		unsure: 'Nous ne savons pas si ce produit a été ajouté. {reason}',
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
		notAdded: 'This product was not added. {reason}',
		unsure: 'We do not know whether this product was added. {reason}',
		addToCart: 'Add to Cart',
		quickView: 'Quick View',
		wishlist: 'Add to Wishlist',
		compare: 'Compare',
		directCheckout: 'Direct Checkout',
	},
);
