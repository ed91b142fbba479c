import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'discounts',
	{
		unconfirmed: 'Prix à confirmer au panier.',
		newPrice: 'Prix pour {quantity}\u202f: {price} l’unité.',
		tableFailed: 'Le tableau des remises n’a pas pu être chargé.',
		pick: 'Choisir la quantité {quantity}',
		tooFew: 'Stock insuffisant pour cette quantité.',
	},
	{
		unconfirmed: 'Price to be confirmed in the cart.',
		newPrice: 'Price for {quantity}: {price} each.',
		tableFailed: 'The table of discounts could not be loaded.',
		pick: 'Choose quantity {quantity}',
		tooFew: 'Not enough stock for this quantity.',
	},
);
