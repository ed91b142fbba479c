import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'sticky-add-to-cart',
	{
		label: 'Achat de {name}',
		added: 'Ajouté au panier.',
		viewCart: 'Voir le panier',
	},
	{
		label: 'Buy {name}',
		added: 'Added to cart.',
		viewCart: 'View cart',
	},
);
