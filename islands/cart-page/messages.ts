import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'cart-page',
	{
		nothingToUpdate: 'Modifiez d’abord une quantité\u202f: le panier est à jour.',
		impossible: 'Cette quantité n’est pas possible.',
		updated: 'Panier mis à jour.',
		increase: 'Augmenter la quantité\u202f: {name}',
		decrease: 'Diminuer la quantité\u202f: {name}',
		changedElsewhere: 'Votre panier a changé ailleurs, mais cette page n’a pas pu être mise à jour.',
	},
	{
		nothingToUpdate: 'Change a quantity first: the cart is up to date.',
		impossible: 'This quantity is not possible.',
		updated: 'Cart updated.',
		increase: 'Increase quantity: {name}',
		decrease: 'Decrease quantity: {name}',
		changedElsewhere: 'Your cart has changed elsewhere, but this page could not be brought up to date.',
	},
);
