import { signal } from '@preact/signals-core';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageWishlist } from '../../src/page/page-wishlist';
import { RequestError } from '../../src/shop/request-error';
import { wishlistApi } from '../../src/shop/ti-wishlist/wishlist-api';
import { answerOf } from '../../src/shop/ti-wishlist/wishlist-reply';
import { holding, LIST } from '../../tests/setup/held-wishlist';
import { printConfig } from '../../tests/setup/print-config';
import Panel from './panel';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));
vi.mock('../../src/shop/woocommerce/store-products', () => ({
	fetchProducts: async (ids: number[]) => ids.map((id) => ({ id, name: `Body ${id}`, images: [], price_html: '' })),
}));

const REFUSED = { ...answerOf(holding(7)), ok: false, messages: ['Liste fermée.'] };

test('[WL-07] [REL-01] [A11Y-02] in the panel a refusal and a lost answer are told with another try, and each press leaves the focus at the opener', async () => {
	printConfig({ locale: 'fr-FR', shop: { wishlist: 'server=ti' } });
	document.body.innerHTML = '<button id="anchor"></button>';
	const anchor = document.getElementById('anchor')!;
	const wishlist = pageWishlist();
	wishlist.receive({ ...holding(7), hasAllLists: true });
	const add = vi.spyOn(wishlistApi, 'add');
	const row = { list: LIST.id, product: 7, variation: 0, row: 70 };
	const read = vi.spyOn(wishlistApi, 'read').mockResolvedValue({ ...holding(7), items: [row] });
	const remove = vi.spyOn(wishlistApi, 'act');
	const isOpen = signal(true);
	const link = anchor;
	render(<Panel {...{ wishlist, isOpen, anchor, link }} onClose={() => {}} url="" />);
	const press = async (name: string) => {
		const button = await screen.findByRole('button', { name, hidden: true });
		button.focus();
		await act(async () => button.click());
	};
	const text = (of: Element) => of.textContent.replaceAll(/\s/g, ' ');
	// Not what is announced: that comes in its own time.
	const said = () => text(document.querySelector('.archipel-wishlist-counter__panel')!);

	remove.mockResolvedValueOnce(REFUSED);
	await press('Retirer Body 7 des favoris');
	expect([said(), document.activeElement]).toEqual([expect.stringContaining('Liste fermée.'), anchor]);
	remove.mockResolvedValueOnce(answerOf(holding()));
	await press('Réessayer');
	expect(said()).toContain('Body 7 : retiré des favoris.');
	// The announcer may still say it.
	expect(document.querySelector('.archipel-ask-again')).toBeNull();

	add.mockRejectedValueOnce(new RequestError('lost', '/'));
	read.mockRejectedValueOnce(new RequestError('lost', '/')).mockResolvedValue(holding());
	await press('Annuler');
	expect([said(), document.activeElement]).toEqual([
		expect.stringContaining('Nous ne savons pas si vos favoris ont été modifiés.'),
		anchor,
	]);
	add.mockResolvedValueOnce({ ...REFUSED, state: { ...holding(), hasAllLists: true } });
	await press('Réessayer');
	expect(said()).toContain('Liste fermée.');
	add.mockResolvedValueOnce(answerOf(holding(7)));
	await press('Réessayer');
	await vi.waitFor(() => expect(text(document.body)).toContain('Body 7 : ajouté aux favoris.'));
	expect(add.mock.calls.map(([{ product, list }]) => [product, list].join())).toEqual(Array(3).fill(`7,${LIST.id}`));
});
