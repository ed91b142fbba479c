import { expect, test, vi } from 'vitest';
import { readVariationSource } from './variation-source';

// The gate needs a real browser to parse (tests/e2e); the test only checks that the gate is called.
vi.mock('../../../safety/html', () => ({ textOf: (html: string) => html.replace('&#039;', "'") }));

const fields = [{ name: 'attribute_longueur', values: ["Haut d'été", 'Mi-cuisse'] }];
const form = (inside = '') => {
	const element = document.createElement('form');
	element.innerHTML = inside;
	return element;
};
const table = (json: string) => form(`<script type="application/json" class="archipel-availability">${json}</script>`);

test('[VAR-01] reads the list that WooCommerce preloads', () => {
	const list = JSON.stringify([
		{ attributes: { attribute_longueur: 'Mi-cuisse' }, is_in_stock: true, variation_is_active: true, variation_id: 7 },
		{ attributes: { attribute_longueur: '' }, is_in_stock: false, variation_is_active: false, variation_id: 8 },
	]);
	const { kind, variations } = readVariationSource(form(), list, fields);
	expect(kind).toBe('list');
	expect(variations).toMatchObject([
		{ attributes: { attribute_longueur: 'Mi-cuisse' }, isInStock: true, isActive: true },
		{ attributes: { attribute_longueur: '' }, isInStock: false, isActive: false },
	]);
	expect(variations[0]?.raw?.['variation_id']).toBe(7);
});

test('PHP’s habits: numbers and flags as text, an object for a list, entities in values, entries that are none', () => {
	const list = {
		3: { attributes: { attribute_longueur: 'Haut d&#039;été' }, is_in_stock: '1' },
		4: { attributes: [], is_in_stock: '' },
		5: null,
		6: 'no variation',
	};
	expect(readVariationSource(form(), list, fields).variations).toMatchObject([
		{ attributes: { attribute_longueur: "Haut d'été" }, isInStock: true, isActive: true },
		{ attributes: {}, isInStock: false, isActive: true },
	]);
});

test.each(['false', '', '{broken', undefined, false])('[VAR-02] %j instead of a list: the server is asked', (list) =>
	expect(readVariationSource(form(), list, fields)).toEqual({ kind: 'server', variations: [] }),
);

test('an empty list is a list: nothing can be chosen, and nobody is asked', () =>
	expect(readVariationSource(form(), '[]', fields).kind).toBe('list'));

test('[VAR-12] without a list, the plugin’s table tells what is possible and in stock', () => {
	const json = '{"attributes":[["attribute_longueur",["Mi-cuisse","Haut d\'été"]]],"rows":[4,2,-4]}';
	const { kind, variations } = readVariationSource(table(json), 'false', fields);
	expect(kind).toBe('table');
	expect(variations.map(({ attributes, isInStock }) => [attributes['attribute_longueur'], isInStock])).toEqual([
		['Mi-cuisse', true],
		["Haut d'été", false],
		['', true],
	]);
});

test('[SW-10] the table tells prices as differences and pictures by index; what it leaves out is unknown', () => {
	const picture = { image_id: 5, image: { src: 'a.jpg' } };
	const facts = { prices: [4499, 0, 500], images: [picture, { image_id: 6, image: {} }], image: [0, 1, 0] };
	const rows = { attributes: [['attribute_longueur', ['Mi-cuisse', 'Haut']]], rows: [4, 3, -6] };
	const read = (json: object) => readVariationSource(table(JSON.stringify(json)), 'false', fields).variations;
	expect(read({ ...rows, ...facts }).map(({ price }) => price)).toEqual([4499, 4499, 4999]);
	expect(read({ ...rows, ...facts })[2]!.raw).toEqual(picture);
	expect(read(rows).map(({ price, raw: own }) => [price, own])).toEqual(
		Array.from({ length: 3 }, () => [undefined, undefined]),
	);
});

test.each(['', '{', '[]', '{"attributes":[["a",["b"]]],"rows":["4"]}', '{"rows":[]}'])(
	'a table that is not one (%s) leaves it to the server, and says so',
	(json) => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		expect(readVariationSource(table(json), 'false', fields).kind).toBe('server');
		expect(log).toHaveBeenCalledOnce();
	},
);
