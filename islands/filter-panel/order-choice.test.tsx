import { signal } from '@preact/signals-core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OrderChoice } from './view';
import { type PanelContext, PanelProvider } from './panel-context';

afterEach(() => {
	cleanup();
	document.body.replaceChildren();
});

function show() {
	const order = signal<string | undefined>(undefined);
	render(
		<PanelProvider
			value={{ filter: { order, orderBy: (value: string) => void (order.value = value) } } as unknown as PanelContext}
		>
			<OrderChoice />
		</PanelProvider>,
	);
	return order;
}

test('[LIST-07] the orders of the page’s own select are offered, its choice first; the page’s select stays as it is', () => {
	document.body.innerHTML =
		'<form class="woocommerce-ordering"><select name="orderby"><option value="date">Nouveautés</option><option value="price" selected>Prix</option></select></form>';
	const order = show();
	const own = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trier par' });
	expect(own.value).toBe('price');
	expect([...own.options].map(({ text }) => text)).toEqual(['Nouveautés', 'Prix']);
	fireEvent.change(own, { target: { value: 'date' } });
	expect([order.value, own.value]).toEqual(['date', 'date']);
	expect(document.querySelector<HTMLSelectElement>('[name=orderby]')!.value).toBe('price');
});

test('[LIST-07] a page that cannot be ordered offers nothing', () => {
	show();
	expect(screen.queryByRole('combobox')).toBeNull();
});
