import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TableAction } from '../../src/shop/ti-wishlist/wishlist-api';
import { pageWishlist } from '../../src/page/page-wishlist';
import { LIST } from '../../tests/setup/held-wishlist';
import { printConfig } from '../../tests/setup/print-config';
import { dragRow, MoveDialog } from './served-table';
import type { ServedList, ServedRow } from './served-list';
import { isDone } from './table-actions';

afterEach(cleanup);

function show() {
	printConfig({ locale: 'fr-FR', shop: { wishlist: 'server=ti-premium' } });
	const more = { ...LIST, type: 'list' };
	pageWishlist().receive({
		lists: [
			{ ...LIST, id: 1, shareKey: 'aaaaaa', title: 'Envies' },
			{ ...more, id: 2, shareKey: 'bbbbbb', title: 'Cachée', isHidden: true },
			{ ...more, id: 3, shareKey: 'cccccc', title: '' },
			{ ...more, id: 4, shareKey: 'dddddd', title: 'Noël' },
		],
		items: [],
		counter: 0,
		hasAllLists: true,
	});
	const onMove = vi.fn();
	const row: ServedRow = { id: 7, name: 'Body', href: '/', element: document.createElement('tr'), html: '' };
	render(<MoveDialog row={row} shareKey="aaaaaa" onMove={onMove} onClose={() => {}} />);
	return onMove;
}
const move = () => fireEvent.submit(document.querySelector('.archipel-wishlist-table__move')!);

test('[WLT-08] a product is moved to any list but the one that it is in and hidden ones; a list without a name is « Mes wishlists » [WLT-07]', () => {
	const onMove = show();
	const names = screen.getAllByRole('radio', { hidden: true }).map((one) => one.parentElement!.textContent.trim());
	expect(names).toEqual(['Mes wishlists', 'Noël', 'Nouvelle liste (privée)']);
	move();
	expect(onMove).toHaveBeenCalledExactlyOnceWith(3);
});

test('[WLT-08] a new list needs a name, which is said', () => {
	const onMove = show();
	fireEvent.click(screen.getAllByRole('radio', { hidden: true }).at(-1)!);
	move();
	const field = screen.getByRole('textbox', { hidden: true });
	expect([onMove.mock.calls, field.getAttribute('aria-invalid')]).toEqual([[], 'true']);
	expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toBe(
		'Choisissez une liste ou nommez-en une nouvelle.',
	);
	fireEvent.change(field, { target: { value: ' Anniversaire ' } });
	move();
	expect(onMove).toHaveBeenCalledExactlyOnceWith({ newList: 'Anniversaire' });
});

test('[WLT-04] a row that is dragged goes to the place of the other row under the pointer, above none to none, until it is let go', () => {
	document.body.innerHTML = '<table><tbody>' + '<tr data-archipel-row><td></td></tr>'.repeat(3) + '</tbody></table>';
	const body = document.querySelector('tbody')!;
	[...body.children].forEach((row, at) => (row.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 49)));
	const places: number[] = [];
	body.firstElementChild!.addEventListener('pointerdown', (event) =>
		dragRow(event as PointerEvent, body, (to) => places.push(to)),
	);
	const point = (type: string, clientY: number) =>
		body.firstElementChild!.dispatchEvent(new PointerEvent(type, { clientY, bubbles: true, cancelable: true }));
	point('pointerdown', 10);
	expect(body.firstElementChild!.matches('[data-state=dragged]')).toBe(true);
	for (const y of [20, 70, 120, 500]) point('pointermove', y);
	point('pointerup', 120);
	point('pointermove', 70);
	expect(places).toEqual([-1, 1, 2, -1]);
	expect(body.querySelector('[data-state]')).toBeNull();
});

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

test('[REL-01] [WLT-03] [WLT-04] what was put into the cart shows there, not in the list; an order was saved where the rows that are left stand in it, with the quantities', () => {
	expect(shows({ action: 'add_to_cart_single', row: 7 }, [7])).toBe(false);
	expect(shows({ action: 'add_to_cart_single', row: 7 }, [7], true)).toBe(true);
	const action = { action: 'update', quantities: { 3: 2 }, order: [3, 1, 2] };
	expect([shows(action, [3, 1, 2]), shows(action, [3, 2]), shows(action, [1, 2, 3])]).toEqual([true, true, false]);
	expect(shows({ ...action, quantities: { 3: 5 } }, [3, 1, 2])).toBe(false);
});
