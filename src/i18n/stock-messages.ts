import { defineMessages } from './define-messages';

/** Texts of stock states. */
export const stockMessages = defineMessages(
	'stock',
	{ inStock: 'En stock', outOfStock: 'Rupture de stock', backorder: 'Disponible sur commande' },
	{ inStock: 'In stock', outOfStock: 'Out of stock', backorder: 'Available on backorder' },
);
