import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('cart-page', {
	nothingToUpdate: [
		'Modifiez d’abord une quantité\u00a0: le panier est à jour.',
		'Change a quantity first: the cart is up to date.',
	],
	impossible: ['Cette quantité n’est pas possible.', 'This quantity is not possible.'],
	updated: ['Panier mis à jour.', 'Cart updated.'],
	increase: ['Augmenter la quantité\u00a0: {name}', 'Increase quantity: {name}'],
	decrease: ['Diminuer la quantité\u00a0: {name}', 'Decrease quantity: {name}'],
	changedElsewhere: [
		'Votre panier a changé ailleurs, mais cette page n’a pas pu être mise à jour.',
		'Your cart has changed elsewhere, but this page could not be brought up to date.',
	],
});
