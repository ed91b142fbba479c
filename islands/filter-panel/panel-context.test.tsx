import { signal } from '@preact/signals-core';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Choice } from './model';
import { PanelProvider, useChosen, type PanelContext } from './panel-context';

afterEach(cleanup);

test('[FILT-05] a choice draws its own field anew, and no other', async () => {
	const choice = signal<Choice>({});
	const drawn = vi.fn<(name: string, chosen: readonly string[]) => void>();
	const Field = ({ name }: { readonly name: string }) => {
		drawn(name, useChosen(name));
		return null;
	};
	render(
		<PanelProvider value={{ filter: { choice } } as unknown as PanelContext}>
			<Field name="taille" />
			<Field name="couleur" />
		</PanelProvider>,
	);
	drawn.mockClear();
	await act(async () => void (choice.value = { couleur: ['noir', 'rouge'] }));
	expect(drawn.mock.calls).toEqual([['couleur', ['noir', 'rouge']]]);
	await act(async () => void (choice.value = {}));
	expect(drawn.mock.lastCall).toEqual(['couleur', []]);
});
