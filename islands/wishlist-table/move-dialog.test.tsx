import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageWishlist } from '../../src/page/page-wishlist';
import { LIST } from '../../tests/setup/held-wishlist';
import { printConfig } from '../../tests/setup/print-config';
import { MoveDialog } from './served-table';
import type { ServedRow } from './served-list';

afterEach(() => {
	cleanup();
	printConfig();
});

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
