import { expect, test } from 'vitest';
import { sampleCart, sampleItem } from '../../tests/setup/sample-cart';
import { arrange, badge, isSolved } from './model';

const [a, b, c] = [sampleItem({ key: 'a' }), sampleItem({ key: 'b' }), sampleItem({ key: 'c' })];

test.each([
	['in the middle', [a, c], [{ item: b, index: 1 }], 'a removed-b c'],
	['at the beginning', [b, c], [{ item: a, index: 0 }], 'removed-a b c'],
	['at the end', [a, b], [{ item: c, index: 2 }], 'a b removed-c'],
	[
		'when all lines were taken out, in whatever order',
		[],
		[
			{ item: b, index: 1 },
			{ item: a, index: 0 },
		],
		'removed-a removed-b',
	],
	['at the end, when the cart has become shorter since', [a], [{ item: c, index: 2 }], 'a removed-c'],
	['and nowhere once the line is back', [a, b], [{ item: b, index: 1 }], 'a b'],
])('[CART-12] what can be undone stands where it stood: %s', (_where, items, removals, rows) => {
	const keys = arrange(items, removals).map(({ key }) => key);
	expect(keys.join(' ')).toBe(rows);
});

test.each([
	[undefined, ''],
	[0, ''],
	[1, '1'],
	[99, '99'],
	[100, '99+'],
	[2.5, '2,5'],
])('the badge of %s says "%s"', (count, text) => {
	const cart = count === undefined ? undefined : sampleCart([], { count });
	expect(badge(cart, (number) => String(number).replace('.', ','))).toBe(text);
});

test('a failed change that the cart shows after all is no problem any more', () => {
	const item = sampleItem({ quantity: 3 });
	expect(isSolved({ text: 'Trop lent', wanted: 3 }, item)).toBe(true);
	expect(isSolved({ text: 'Trop lent', wanted: 4 }, item)).toBe(false);
	expect(isSolved({ text: 'Refusé' }, item)).toBe(false);
	expect(isSolved(undefined, item)).toBe(false);
});
