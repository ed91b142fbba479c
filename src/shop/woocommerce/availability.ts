import { defineMessages } from '../../i18n/define-messages';
import { textOf } from '../../safety/html';
import type { StoreProduct } from './store-products';

export const stockMessages = defineMessages('stock', {
	inStock: ['En stock', 'In stock'],
	outOfStock: ['Rupture de stock', 'Out of stock'],
	backorder: ['Disponible sur commande', 'Available on backorder'],
});

/** Returns the stock status text; the shop's own text if it manages stock. */
export function availability({
	is_in_stock,
	is_on_backorder,
	stock_availability,
}: Pick<StoreProduct, 'is_in_stock' | 'is_on_backorder' | 'stock_availability'>): string {
	const text = textOf(stock_availability?.text ?? '');
	if (text) return text;
	if (!is_in_stock) return stockMessages('outOfStock');
	return stockMessages(is_on_backorder ? 'backorder' : 'inStock');
}
