import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('discounts', {
	unconfirmed: ['Prix à confirmer au panier.', 'Price to be confirmed in the cart.'],
	newPrice: ['Prix pour {quantity}\u00a0: {price} l’unité.', 'Price for {quantity}: {price} each.'],
	tableFailed: ['Le tableau des remises n’a pas pu être chargé.', 'The table of discounts could not be loaded.'],
	pick: ['Choisir la quantité {quantity}', 'Choose quantity {quantity}'],
	tooFew: ['Stock insuffisant pour cette quantité.', 'Not enough stock for this quantity.'],
});
