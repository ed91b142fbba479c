import { beforeEach, describe, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import { compareRows } from './model';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

beforeEach(() => printConfig({ locale: 'fr-FR' }));

const product = (more: Partial<StoreProduct> = {}): StoreProduct => ({
	id: 1,
	name: 'Body',
	permalink: '/',
	price_html: '<b>12 €</b>',
	short_description: '<p>Doux &amp; léger</p>',
	average_rating: '0',
	review_count: 0,
	images: [],
	attributes: [],
	is_in_stock: true,
	is_on_backorder: false,
	formatted_weight: '0,3 kg',
	formatted_dimensions: 'N/A',
	...more,
});
const rowsOf = (...products: StoreProduct[]) => Object.fromEntries(compareRows(products).map((row) => [row.key, row]));

describe('[TILE-03] the rows of a comparison', () => {
	test('only what differs is marked; entities are decoded, and a row that says nothing about any product is left out', () => {
		const rows = rowsOf(product(), product({ price_html: '<b>15 €</b>' }));
		expect([rows['price']!.differs, rows['weight']!.differs]).toEqual([true, false]);
		expect(rows['description']!.cells).toEqual(['Doux & léger', 'Doux & léger']);
		expect(rows).not.toHaveProperty('dimensions');
	});

	test('stars are told in the shop’s language with the number of opinions behind them, and none without', () => {
		document.documentElement.lang = 'en';
		const opinions = rowsOf(product({ average_rating: '4.56', review_count: 3 }), product())['rating']!.cells;
		expect(opinions).toEqual(['4,6 sur 5 (3 avis)', 'Pas encore d’avis']);
	});

	test('an attribute that only one product has is a row, empty for the other, and stands in its place', () => {
		const attributes = [{ name: 'Taille', terms: [{ name: '46' }, { name: '48 &amp; +' }] }];
		const row = rowsOf(product({ attributes }), product())['attribute-Taille']!;
		expect(row.cells).toEqual(['46, 48 & +', '']);
		expect(row.differs).toBe(true);
		const keys = Object.keys(rowsOf(product({ attributes })));
		expect(keys.slice(-3)).toEqual(['description', 'attribute-Taille', 'weight']);
	});

	test.each([
		[{}, 'En stock'],
		[{ is_in_stock: false }, 'Rupture de stock'],
		[{ is_on_backorder: true }, 'Disponible sur commande'],
		[{ stock_availability: { text: '3 en stock' } }, '3 en stock'],
	])('availability of %o', (more, text) => {
		expect(rowsOf(product(more))['availability']!.cells).toEqual([text]);
	});
});
