import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('direct-checkout', {
	going: ['Ajouté au panier. La page de commande s’ouvre.', 'Added to your cart. The checkout is opening.'],
	refused: ['Ce produit n’a pas pu être ajouté au panier.', 'This product could not be added to your cart.'],
	productPage: ['Voir la fiche du produit', 'View the product page'],
	checkout: ['Passer la commande', 'Go to checkout'],
});
