import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LIST } from '../../tests/setup/held-wishlist';
import { printConfig } from '../../tests/setup/print-config';
import type { Wishlist } from '../shop/ti-wishlist/wishlist-reply';
import type { PickRequest } from './pick-list';
import { ListPicker } from './wishlist-picker';

const listOf = (id: number, title: string, more: Partial<Wishlist> = {}): Wishlist => ({
	...LIST,
	id,
	title,
	url: `/favoris/${id}/`,
	type: 'list',
	...more,
});

function show(lists: readonly Wishlist[], holders: readonly number[] = []) {
	const onPick = vi.fn<PickRequest['onPick']>();
	render(<ListPicker name="Body" lists={lists} holders={new Set(holders)} onPick={onPick} />);
	return onPick;
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const field = () => screen.getByRole('textbox', { name: 'Nom de la nouvelle liste' });

test('[WL-03] lists that are hidden, or of a type that the shop protects, are no targets; the first free one is', () => {
	printConfig({ shop: { wishlist: 'server=ti-premium&protectedTypes=registry,event' } });
	const onPick = show([
		listOf(1, 'Cachée', { isHidden: true }),
		listOf(2, 'Mariage', { type: 'registry' }),
		listOf(3, 'Fête', { type: 'event' }),
		listOf(4, 'Noël'),
		listOf(5, '', { type: 'default' }),
	]);
	const names = screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
	expect(names).toEqual(['Noël', 'Mes wishlists', 'Nouvelle liste']);
	submit();
	expect(onPick).toHaveBeenCalledExactlyOnceWith({ list: 4 });
});

test('[WL-03] lists that hold it already are named with their links, and cannot be picked again', () => {
	const onPick = show([listOf(4, 'Noël'), listOf(5, 'Été')], [4]);
	expect(screen.getByText('Body est déjà dans :')).toBeDefined();
	expect(screen.getByRole('link', { name: 'Noël' }).getAttribute('href')).toMatch(/\/favoris\/4\/$/);
	expect([radio(/Noël/).disabled, radio('Été').checked]).toEqual([true, true]);
	submit();
	expect(onPick).toHaveBeenCalledExactlyOnceWith({ list: 5 });
});

test('[WL-03] a new list needs a name: the empty field is marked, takes the focus and flashes for a second; it is private unless she says otherwise', () => {
	vi.useFakeTimers();
	const onPick = show([]);
	fireEvent.change(field(), { target: { value: '  ' } });
	submit();
	expect([onPick.mock.calls, document.activeElement, field().getAttribute('aria-invalid')]).toEqual([
		[],
		field(),
		'true',
	]);
	expect(document.getElementById(field().getAttribute('aria-describedby')!)!.textContent).toContain('donnez un nom');
	act(() => vi.advanceTimersByTime(999));
	expect(field().dataset['flashing']).toBeDefined();
	act(() => vi.advanceTimersByTime(1));
	expect([field().dataset['flashing'], field().getAttribute('aria-invalid')]).toEqual([undefined, 'true']);
	fireEvent.change(field(), { target: { value: ' Noël ' } });
	expect(field().hasAttribute('aria-invalid')).toBe(false);
	submit();
	expect(onPick).toHaveBeenLastCalledWith({ listName: 'Noël', privacy: 'private' });
	fireEvent.click(radio('Tout le monde'));
	submit();
	expect(onPick).toHaveBeenLastCalledWith({ listName: 'Noël', privacy: 'public' });
});
