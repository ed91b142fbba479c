import { expect, test } from 'vitest';
import { compareCarts } from './follow-cart';
import type { Item } from './facts';

const item = (id: number, quantity = 1, variation = 0): Item => ({
	id,
	variation,
	sku: `S${id}`,
	name: `P${id}`,
	price: 1000 + variation,
	quantity,
	categories: [],
	variant: '',
});
const pieces = (items: readonly Item[]) => items.map(({ id, variation, quantity }) => [id, variation, quantity]);
const changes = (before: Item[], after: Item[]) => {
	const { added, removed } = compareCarts(before, after);
	return [pieces(added), pieces(removed)];
};

test.each([
	['a first product', [], [item(1, 2)], [[1, 0, 2]], []],
	['more of it', [item(1, 2)], [item(1, 5)], [[1, 0, 3]], []],
	['less of it', [item(1, 5)], [item(1, 2)], [], [[1, 0, 3]]],
	['another variation', [item(1, 1, 11)], [item(1, 1, 11), item(1, 1, 12)], [[1, 12, 1]], []],
	[
		'the products of a group',
		[],
		[item(2), item(3, 4)],
		[
			[2, 0, 1],
			[3, 0, 4],
		],
		[],
	],
	['a line whose key alone has changed', [item(1, 1), item(1, 1)], [item(1, 2)], [], []],
	['one for another', [item(1)], [item(2)], [[2, 0, 1]], [[1, 0, 1]]],
	['half pieces', [item(1, 0.1)], [item(1, 0.3)], [[1, 0, 0.2]], []],
	['nothing', [item(1), item(2)], [item(2), item(1)], [], []],
])('[ANA-03] %s', (_what, before, after, added, removed) => {
	expect(changes(before, after)).toEqual([added, removed]);
});

test('[ANA-03] what is added costs what it costs now, what is removed what it cost then', () => {
	const { added, removed } = compareCarts([item(1), { ...item(2), price: 700 }], [{ ...item(1, 2), price: 900 }]);
	expect([added[0]!.price, removed[0]!.price]).toEqual([900, 700]);
});
