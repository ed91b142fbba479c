import { expect, test } from 'vitest';
import type { TableAction } from '../../src/shop/ti-wishlist/wishlist-api';
import { isDone } from './table-actions';
import type { ServedList } from './served-list';

/** Returns whether a list with these rows proves that the action was carried out. */
const shows = (action: object, rows: readonly number[], hasMorePieces = false): boolean => {
	const root = document.createElement('div');
	root.innerHTML = '<input name="wishlist_qty[3]" value="2">';
	return isDone(
		action as TableAction,
		root,
		{ rows: rows.map((id) => ({ id })) } as unknown as ServedList,
		hasMorePieces,
	);
};

test.each([
	['one that is taken out', { action: 'remove', row: 7 }],
	['those that are ticked', { action: 'selected', name: 'remove_selected', rows: [6, 7] }],
	['one that goes to another list', { action: 'move_single', row: 7 }],
])('[REL-01] [WLT-02] an answer was lost: %s is still there, or gone', (_what, action) => {
	expect(shows(action, [5, 7])).toBe(false);
	expect(shows(action, [5])).toBe(true);
});

test('[REL-01] [WLT-03] what was put into the cart shows there, not in the list', () => {
	expect(shows({ action: 'add_to_cart_single', row: 7 }, [7])).toBe(false);
	expect(shows({ action: 'add_to_cart_single', row: 7 }, [7], true)).toBe(true);
});

test('[REL-01] [WLT-04] an order was saved where the rows that are left stand in it, with the quantities', () => {
	const action = { action: 'update', quantities: { 3: 2 }, order: [3, 1, 2] };
	expect([shows(action, [3, 1, 2]), shows(action, [3, 2]), shows(action, [1, 2, 3])]).toEqual([true, true, false]);
	expect(shows({ ...action, quantities: { 3: 5 } }, [3, 1, 2])).toBe(false);
});
