import { expect, test, vi } from 'vitest';
import { createVariationIndex } from './variation-index';

test('[VAR-01] [VAR-06] [VAR-12] [SEC-03 C6] the same as trying every variation, for any products and choices: the first that fits is found, by its "any" too, and whether it is switched off or not, or the first that can be had; a value is possible, and in stock, if some variation goes with the choices of the other attributes', () => {
	let seed = 7;
	const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
	for (let round = 0; round < 300; round++) {
		const names = ['a', 'b', 'c', 'd'].slice(0, 1 + random(4));
		const some = names.map((name) => ({ name, values: ['1', '2', '3'].slice(0, 1 + random(3)) }));
		const pick = (...values: string[]) => ['', ...values][random(values.length + 1)]!;
		// "4" is no option of a select; no variation has "5". An attribute that a variation does not carry is any.
		const carried = () => some.filter(() => random(5) > 0);
		const rows = Array.from({ length: random(8) }, () => ({
			attributes: Object.fromEntries(carried().map(({ name, values }) => [name, pick(...values, '4')])),
			isInStock: random(3) > 0,
			isActive: random(5) > 0,
		}));
		const choice = Object.fromEntries(some.map(({ name, values }) => [name, pick(...values, '4', '5')]));
		const index = createVariationIndex(some, rows);
		const fitting = (wanted: Record<string, string>) =>
			rows.filter(({ attributes }) =>
				names.every((key) => !attributes[key] || !wanted[key] || attributes[key] === wanted[key]),
			);
		expect(index.find(choice)).toBe(rows.indexOf(fitting(choice)[0]!));
		const had = fitting(choice).find(({ isActive, isInStock }) => isActive && isInStock);
		expect(index.find(choice, 'in-stock')).toBe(rows.indexOf(had!));
		for (const { name, values } of some)
			for (const value of values) {
				const active = fitting({ ...choice, [name]: value }).filter(({ isActive }) => isActive);
				expect(index.options(choice).get(name)?.get(value)).toEqual({
					isPossible: active.length > 0,
					isInStock: active.some(({ isInStock }) => isInStock),
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
