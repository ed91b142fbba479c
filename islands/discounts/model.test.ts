import { expect, test } from 'vitest';
import { isWithin, readQuantity, readRange } from './model';

test.each([
	['2 - 4', { from: 2, to: 4 }],
	[' 5 – 9 pièces', { from: 5, to: 9 }],
	['10 +', { from: 10, to: Infinity }],
	['10 et plus', { from: 10, to: Infinity }],
	['3', { from: 3, to: 3 }],
	['Lot', undefined],
	['', undefined],
])('[DISC-05] the range %j is read whatever words stand around the numbers', (text, range) => {
	expect(readRange(text)).toEqual(range);
});

test('a quantity is within its range at both ends', () => {
	const range = { from: 2, to: 4 };
	expect([1, 2, 4, 5].map((quantity) => isWithin(quantity, range))).toEqual([false, true, true, false]);
	expect(isWithin(1000, { from: 10, to: Infinity })).toBe(true);
});

test.each([
	['3', 3],
	['1,5', 1.5],
	['0', 0],
	['', undefined],
	[' ', undefined],
	['-2', undefined],
	['abc', undefined],
])('[DISC-01] the quantity %j is asked for as %j', (text, quantity) => {
	expect(readQuantity(text)).toBe(quantity);
});
