import { useSignals } from '@preact/signals-react/runtime';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { createIdList } from '../stores/id-list';
import { useKeptProducts } from './products';

const { answer } = stubFetch();
const life = pageLife();

test('[NAV-08] [TILE-03] [REL-01] kept products that do not come are told, and asked for again; one that the shop does not have any more leaves the list of this browser', async () => {
	const soie = { id: 1, name: 'Soie', permalink: '/produit/1/', is_in_stock: true, is_purchasable: true };
	answer('', { status: 500 });
	const list = createIdList('archipel-kept', life.signal);
	list.update(() => [1, 2]);
	function Kept() {
		useSignals();
		const { products, state } = useKeptProducts(list, list.ids.value, String, 'none');
		return (
			<>
				{state}
				{products.map(({ name }) => (
					<p key={name}>{name}</p>
				))}
			</>
		);
	}
	render(<Kept />);
	const retry = await screen.findByRole('button', { name: 'Réessayer' });
	expect(screen.getByText('failed')).toBeTruthy();
	answer([soie]);
	fireEvent.click(retry);
	await screen.findByText('Soie');
	await vi.waitFor(() => expect(list.ids.value).toEqual([1]));
});
