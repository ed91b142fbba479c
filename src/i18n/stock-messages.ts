import { defineMessages } from './define-messages';

export const stockMessages = defineMessages('stock', {
	inStock: ['En stock', 'In stock'],
	outOfStock: ['Rupture de stock', 'Out of stock'],
	backorder: ['Disponible sur commande', 'Available on backorder'],
});
