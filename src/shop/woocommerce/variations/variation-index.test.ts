import { describe, expect, test, vi } from 'vitest';
import { createVariationIndex, type IndexedVariation } from './variation-index';

const fields = [
	{ name: 'teinte', values: ['noir', 'nude', 'rouge'] },
	{ name: 'bonnet', values: ['b', 'c', 'd'] },
];
const row = (teinte: string, bonnet: string, more: Partial<IndexedVariation> = {}): IndexedVariation => ({
	attributes: { teinte, bonnet },
	isInStock: true,
	isActive: true,
	...more,
});
const guepiere = createVariationIndex(fields, [
	row('noir', 'b'),
	row('noir', 'c'),
	row('noir', 'd', { isInStock: false }),
	row('rouge', 'b'),
	row('nude', ''),
]);
const state = (index: typeof guepiere, choice: Record<string, string>, name: string, value: string) =>
	index.options(choice).get(name)?.get(value);

describe('find', () => {
	test('[VAR-01] finds the variation of a complete choice; an empty attribute of a variation means any value, also one that no variation names; without variations nothing fits', () => {
		expect(guepiere.find({ teinte: 'noir', bonnet: 'c' })).toBe(1);
		expect(guepiere.find({ teinte: 'rouge', bonnet: 'c' })).toBe(-1);
		for (const bonnet of ['b', 'c', 'd']) expect(guepiere.find({ teinte: 'nude', bonnet })).toBe(4);
		expect(guepiere.find({ teinte: 'vert', bonnet: 'b' })).toBe(-1);
		expect(guepiere.find({ teinte: 'nude', bonnet: 'z' })).toBe(4);
		expect(createVariationIndex(fields, []).find({})).toBe(-1);
	});

	test('[VAR-01] [SEC-03 C6] of two that fit, the first in the list wins, an "any" before a specific value too', () => {
		const index = createVariationIndex(fields, [row('', 'b'), row('noir', 'b')]);
		expect(index.find({ teinte: 'noir', bonnet: 'b' })).toBe(0);
	});

	test('a choice that is still open fits everything; what is sold out can be left out', () => {
		expect(guepiere.find({ teinte: '', bonnet: 'd' })).toBe(2);
		expect(guepiere.find({ teinte: 'noir', bonnet: 'd' }, 'in-stock')).toBe(-1);
		expect(guepiere.find({ teinte: '', bonnet: 'd' }, 'in-stock')).toBe(4);
	});

	test('an attribute that a variation does not carry is any', () => {
		const index = createVariationIndex(fields, [{ attributes: { teinte: 'noir' }, isInStock: true, isActive: true }]);
		expect(index.find({ teinte: 'noir', bonnet: 'c' })).toBe(0);
	});
});

test('options: a variation that the shop has switched off makes nothing possible', () => {
	const index = createVariationIndex(fields, [row('noir', 'b', { isActive: false })]);
	expect(state(index, {}, 'teinte', 'noir')).toEqual({ isPossible: false, isInStock: false });
	expect(index.find({ teinte: 'noir', bonnet: 'b' })).toBe(0);
});

test('[VAR-06] [VAR-12] options: a value is possible, and in stock, if some variation goes with the choices of the other attributes: the same as trying every variation, for any products and choices', () => {
	let seed = 7;
	const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
	for (let round = 0; round < 200; round++) {
		const names = ['a', 'b', 'c', 'd'].slice(0, 1 + random(4));
		const some = names.map((name) => ({ name, values: ['1', '2', '3'].slice(0, 1 + random(3)) }));
		const pick = (values: readonly string[]) => ['', ...values][random(values.length + 1)]!;
		const rows = Array.from({ length: random(8) }, () => ({
			attributes: Object.fromEntries(some.map(({ name, values }) => [name, pick(values)])),
			isInStock: random(3) > 0,
			isActive: random(5) > 0,
		}));
		const choice = Object.fromEntries(some.map(({ name, values }) => [name, pick(values)]));
		const index = createVariationIndex(some, rows);
		for (const { name, values } of some)
			for (const value of values) {
				const wanted = { ...choice, [name]: value };
				const fitting = rows.filter(
					({ attributes, isActive }) =>
						isActive && names.every((key) => !attributes[key] || !wanted[key] || attributes[key] === wanted[key]),
				);
				expect(state(index, choice, name, value)).toEqual({
					isPossible: fitting.length > 0,
					isInStock: fitting.some(({ isInStock }) => isInStock),
				});
			}
	}
});

// Counts steps, not time, as time depends on the machine; a slow phone does some 100,000 steps per frame.
test('[VAR-11] options: a choice among 1,000 variations of 4 attributes looks at each value twice at most, and at no variation again', () => {
	let looks = 0;
	class Counted extends Int16Array {
		constructor(length: number) {
			super(length);
			return new Proxy<this>(this, {
				get(table, place) {
					if (/^\d+$/.test(String(place))) looks++;
					return Reflect.get(table, place) as unknown;
				},
			});
		}
	}
	vi.stubGlobal('Int16Array', Counted);
	const values = ['1', '2', '3', '4', '5', '6'];
	const four = ['a', 'b', 'c', 'd'].map((name) => ({ name, values }));
	let isReady = false;
	const rows = Array.from({ length: 1000 }, (_, at) => ({
		attributes: Object.fromEntries(four.map(({ name }, place) => [name, values[Math.floor(at / 6 ** place) % 6]!])),
		get isInStock() {
			if (isReady) throw new Error('a variation is read again');
			return at % 3 > 0;
		},
		isActive: true,
	}));
	const index = createVariationIndex(four, rows);
	vi.unstubAllGlobals();
	isReady = true;

	for (const choice of [
		{},
		{ a: '1', b: '2', c: '', d: '' },
		{ a: '6', b: '6', c: '6', d: '' },
		{ a: '1', b: '1', c: '1', d: '1' },
	]) {
		looks = 0;
		index.options(choice);
		expect(looks).toBeGreaterThanOrEqual(rows.length);
		expect(looks).toBeLessThanOrEqual(2 * 4 * rows.length);
		looks = 0;
		index.find(choice);
		expect(looks).toBeLessThanOrEqual(4 * rows.length);
	}
});
