import { expect, test } from 'vitest';
import { isBuyable, readVariation } from './variation';

/** Variation in WooCommerce's response, shortened (SERVERS.md, S40). */
const recorded = {
	dimensions: { length: '30', width: '20', height: '5' },
	image: { src: 'p1-416x555.png', src_w: 416, src_h: 555, srcset: 'p1.png 900w', sizes: '416px', alt: 'Modèle 1' },
	image_id: 16,
	is_in_stock: true,
	is_purchasable: true,
	is_sold_individually: 'no',
	max_qty: 3,
	min_qty: 1,
	sku: 'CT-G-2',
	variation_id: 1189,
	variation_is_visible: true,
};

test('reads what WooCommerce sends', () => {
	const variation = readVariation(recorded)!;
	expect(variation).toMatchObject({
		variation_id: 1189,
		sku: 'CT-G-2',
		image_id: '16',
		image: { src: 'p1-416x555.png', src_w: '416', title: '' },
		dimensions: { length: '30' },
		is_sold_individually: false,
		max_qty: 3,
	});
	expect(isBuyable(variation)).toBe(true);
});

test.each([
	['max_qty', '', Infinity],
	['max_qty', '12', 12],
	['max_qty', 0, 0],
	['max_qty', false, Infinity],
	['min_qty', '', 1],
	['min_qty', 'two', 1],
	['is_sold_individually', 'yes', true],
	['is_in_stock', '1', true],
	['is_in_stock', '', false],
	['sku', null, ''],
	['sku', 42, '42'],
	['image', [], { src: '', srcset: '' }],
	['image', { src: 'a', srcset: false, sizes: false }, { src: 'a', srcset: '', sizes: '' }],
	['dimensions', [], {}],
])('[VAR-03] %s as %j is %j', (name, sent, read) => {
	const variation = readVariation({ ...recorded, [name]: sent })!;
	const value = variation[name as keyof typeof variation];
	expect({ [name]: value }).toMatchObject({ [name]: read });
});

test.each(['is_purchasable', 'is_in_stock', 'variation_is_visible'])(
	'[VAR-05] without %s it cannot be bought',
	(flag) => expect(isBuyable(readVariation({ ...recorded, [flag]: false })!)).toBe(false),
);

test.each([false, null, [], 'text', {}, { variation_id: 0 }, { variation_id: 'x' }])('%j is no variation', (raw) =>
	expect(readVariation(raw)).toBeUndefined(),
);
