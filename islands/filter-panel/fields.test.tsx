import { signal } from '@preact/signals-core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Choice, Panel } from './model';
import { Fields } from './fields';
import { Fold } from './fold';
import { PanelProvider, type PanelContext } from './panel-context';

afterEach(cleanup);

function show(count: number, isMany: boolean) {
	const terms = Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `${at}`, id: '', children: [] }));
	const field = { kind: 'terms', name: 'a', label: 'Couleur', isMany, isSelect: true, terms };
	const filter = { panel: { fields: [field] } as unknown as Panel, choice: signal<Choice>({}), data: signal() };
	return render(
		<PanelProvider value={{ filter } as unknown as PanelContext}>
			<Fields />
		</PanelProvider>,
	);
}

test.each([
	[9, false],
	[10, true],
])('[FILT-03] a select of %i options has a box to search in: %s', (count, hasBox) => {
	show(count, false);
	expect(screen.queryAllByRole('combobox', { name: 'Rechercher : Couleur' })).toHaveLength(hasBox ? 1 : 0);
});

test('[FILT-03] of many options those that can be seen come with the press, the others when they are there', async () => {
	const { container } = show(30, true);
	const options = () => [...container.querySelectorAll<HTMLElement>('[role=option]')];
	expect(options()).toEqual([]);
	act(() => container.querySelector<HTMLElement>('.archipel-filter__toggle')!.click());
	expect(options()).toHaveLength(10);
	await vi.waitFor(() => expect(options()).toHaveLength(30));
	fireEvent.keyDown(container.querySelector('[role=combobox]')!, { key: 'End' });
	expect(options().at(-1)!.dataset['current']).toBe('true');
});

test('[FILT-09] Escape closes a list inside an open field first, then the field, whose opener has the focus', () => {
	render(
		<Fold label="Couleur" folds={{ name: 'a', opened: 'Couleur' }}>
			<i aria-expanded="true" />
		</Fold>,
	);
	const [field, inner] = [document.querySelector('details')!, document.querySelector('i')!];
	inner.addEventListener('keydown', () => inner.setAttribute('aria-expanded', 'false'));
	const press = () => [fireEvent.keyDown(inner, { key: 'Escape' }), field.open];
	expect([press(), press()]).toEqual([
		[true, true],
		[true, false],
	]);
	expect(document.activeElement).toBe(document.querySelector('summary'));
});
