import { signal } from '@preact/signals-core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Choice, Panel } from '../model';
import { Fields } from './fields';
import { PanelProvider, type PanelContext } from './panel-context';

afterEach(cleanup);

test.each([
	[9, false],
	[10, true],
])('[FILT-03] a select of %i options has a box to search in: %s', (count, hasBox) => {
	const terms = Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `${at}`, id: '', children: [] }));
	const panel = {
		fields: [{ kind: 'terms', name: 'a', label: 'Couleur', isMany: false, isSelect: true, terms }],
	} as unknown as Panel;
	render(
		<PanelProvider value={{ filter: { panel, choice: signal<Choice>({}), data: signal() } } as unknown as PanelContext}>
			<Fields />
		</PanelProvider>,
	);
	expect(screen.queryAllByRole('combobox', { name: 'Rechercher : Couleur' })).toHaveLength(hasBox ? 1 : 0);
});
