import { signal, type Signal } from '@preact/signals-core';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Choice, TermField } from './model';
import { PanelProvider, type PanelContext } from './panel-context';
import { TermList } from './term-list';

afterEach(cleanup);

const term = (value: string) => ({ value, label: value, count: 1, children: [] });
const field = {
	kind: 'terms',
	name: 'couleur',
	label: 'Couleur',
	isMany: true,
	terms: ['noir', 'rouge', 'rose'].map(term),
} as unknown as TermField;

const contextOf = (choice: Signal<Choice>) =>
	({
		filter: { panel: { fields: [field, { ...field, name: 'taille' }] }, choice, data: signal() },
	}) as unknown as PanelContext;

test('[FILT-05] a choice draws its own term anew, and none of the hundreds beside it', async () => {
	const choice = signal<Choice>({});
	const { container } = render(
		<PanelProvider value={contextOf(choice)}>
			<TermList field={field} />
		</PanelProvider>,
	);
	const drawn = new Set<string>();
	const observer = new MutationObserver((records) => {
		for (const { target } of records) drawn.add((target as HTMLInputElement).value);
	});
	observer.observe(container, { subtree: true, attributes: true });
	await act(async () => void (choice.value = { couleur: ['rouge'] }));
	expect([...drawn]).toEqual(['rouge']);
	expect([...container.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true, false]);
	observer.disconnect();
});

test('[FILT-08] a number that the server has printed counts the whole shop: beside another field’s choice nothing is promised', async () => {
	const choice = signal<Choice>({});
	const { container } = render(
		<PanelProvider value={contextOf(choice)}>
			<TermList field={field} />
		</PanelProvider>,
	);
	const counts = () => container.querySelectorAll('.archipel-filter__count').length;
	await act(async () => void (choice.value = { couleur: ['noir'] }));
	expect(counts()).toBe(3);
	await act(async () => void (choice.value = { taille: ['s'] }));
	expect(counts()).toBe(0);
});
