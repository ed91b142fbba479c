import { signal } from '@preact/signals-core';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Choice, Panel } from './model';
import { Chips } from './chips';
import { PanelProvider, type PanelContext } from './panel-context';

afterEach(cleanup);

test('[FILT-08] what is chosen and not listed yet is not shown as if it were', async () => {
	const panel = {
		fields: [
			{
				kind: 'terms',
				name: 'couleur',
				label: 'Couleur',
				isMany: true,
				terms: ['noir', 'rouge'].map((value) => ({ value, label: value, children: [] })),
			},
		],
	} as unknown as Panel;
	const [choice, listed] = [signal<Choice>({ couleur: ['noir', 'rouge'] }), signal<Choice>({ couleur: ['noir'] })];
	const { container } = render(
		<PanelProvider value={{ filter: { panel, choice, listed } } as unknown as PanelContext}>
			<Chips />
		</PanelProvider>,
	);
	const shown = () =>
		[...container.querySelectorAll<HTMLElement>('.archipel-filter__chip')].map((chip) => [
			chip.getAttribute('aria-label'),
			chip.dataset['pending'],
		]);
	expect(shown()).toEqual([
		['Retirer le filtre : Couleur : noir', undefined],
		['Retirer ce choix, pas encore affiché : Couleur : rouge', 'true'],
	]);
	await act(async () => void (listed.value = choice.value));
	expect(shown()[1]).toEqual(['Retirer le filtre : Couleur : rouge', undefined]);
});
