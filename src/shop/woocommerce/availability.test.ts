import { expect, test } from 'vitest';
import { availability } from './availability';

test.each([
	[true, false, undefined, 'En stock'],
	[true, true, undefined, 'Disponible sur commande'],
	[false, true, undefined, 'Rupture de stock'],
	[true, false, '', 'En stock'],
	[false, false, 'Plus que 2 &amp; demi', 'Plus que 2 & demi'],
])('[TILE-03] in stock: %s, on backorder: %s, the shop says %s', (is_in_stock, is_on_backorder, text, expected) => {
	const stock_availability = text === undefined ? undefined : { text };
	expect(availability({ is_in_stock, is_on_backorder, stock_availability })).toBe(expected);
});
