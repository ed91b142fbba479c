import { defineMessages } from './define-messages';

export const productFormMessages = defineMessages('product-form', {
	added: ['L’article a été ajouté à votre panier.', 'The item was added to your cart.'],
	addedMany: ['{count} articles ont été ajoutés à votre panier.', '{count} items were added to your cart.'],
	adding: ['Ajout de {count} articles en cours…', 'Adding {count} items…'],
	refused: ['L’article n’a pas été ajouté à votre panier.', 'The item was not added to your cart.'],
	// translators: {reason}: a sentence that says why.
	notAdded: ['Ce produit n’a pas été ajouté. {reason}', 'This product was not added. {reason}'],
	// translators: {reason}: a sentence that says why.
	unsure: [
		'Nous ne savons pas si ce produit a été ajouté. {reason}',
		'We do not know whether this product was added. {reason}',
	],
	subtotal: [
		'Sous-total ({count} article) : {total} | Sous-total ({count} articles) : {total}',
		'Subtotal ({count} item): {total} | Subtotal ({count} items): {total}',
	],
	viewCart: ['Voir le panier', 'View cart'],
});
