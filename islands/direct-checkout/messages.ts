import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'direct-checkout',
	{
		going: 'Ajouté au panier. La page de commande s’ouvre.',
		refused: 'Ce produit n’a pas pu être ajouté au panier.',
		failed: 'Ce produit n’a pas été ajouté. {reason}',
		unsure: 'Nous ne savons pas si ce produit a été ajouté. {reason}',
		productPage: 'Voir la fiche du produit',
		checkout: 'Passer la commande',
	},
	{
		going: 'Added to your cart. The checkout is opening.',
		refused: 'This product could not be added to your cart.',
		failed: 'This product was not added. {reason}',
		unsure: 'We do not know whether this product was added. {reason}',
		productPage: 'View the product page',
		checkout: 'Go to checkout',
	},
);
