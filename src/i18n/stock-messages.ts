import { defineMessages } from './define-messages';

/** Texts of stock states. */
export const stockMessages = defineMessages('stock', {
	inStock: ['En stock', 'In stock'],
	outOfStock: ['Rupture de stock', 'Out of stock'],
	backorder: ['Disponible sur commande', 'Available on backorder'],
});
