import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('sticky-add-to-cart', {
	label: ['Achat de {name}', 'Buy {name}'],
	added: ['Ajouté au panier.', 'Added to cart.'],
	viewCart: ['Voir le panier', 'View cart'],
});
