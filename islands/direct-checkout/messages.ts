import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'direct-checkout',
	{
		going: 'Ajouté au panier. La page de commande s’ouvre.',
		refused: 'Ce produit n’a pas pu être ajouté au panier.',
		productPage: 'Voir la fiche du produit',
		checkout: 'Passer la commande',
	},
	{
		going: 'Added to your cart. The checkout is opening.',
		refused: 'This product could not be added to your cart.',
		productPage: 'View the product page',
		checkout: 'Go to checkout',
	},
);
