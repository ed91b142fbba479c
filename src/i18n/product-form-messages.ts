import { defineMessages } from './define-messages';

/** Texts of all add-to-cart controls. */
export const productFormMessages = defineMessages(
	'product-form',
	{
		added: 'L’article a été ajouté à votre panier.',
		addedMany: '{count} articles ont été ajoutés à votre panier.',
		adding: 'Ajout de {count} articles en cours…',
		refused: 'L’article n’a pas été ajouté à votre panier.',
		notAdded: 'Ce produit n’a pas été ajouté. {reason}',
		unsure: 'Nous ne savons pas si ce produit a été ajouté. {reason}',
		viewCart: 'Voir le panier',
	},
	{
		added: 'The item was added to your cart.',
		addedMany: '{count} items were added to your cart.',
		adding: 'Adding {count} items…',
		refused: 'The item was not added to your cart.',
		notAdded: 'This product was not added. {reason}',
		unsure: 'We do not know whether this product was added. {reason}',
		viewCart: 'View cart',
	},
);
