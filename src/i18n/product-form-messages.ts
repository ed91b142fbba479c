import { defineMessages } from './define-messages';

/** Texts of every form that adds a product to the cart. */
export const productFormMessages = defineMessages(
	'product-form',
	{
		added: 'L’article a été ajouté à votre panier.',
		refused: 'L’article n’a pas été ajouté à votre panier.',
		viewCart: 'Voir le panier',
	},
	{
		added: 'The item was added to your cart.',
		refused: 'The item was not added to your cart.',
		viewCart: 'View cart',
	},
);
