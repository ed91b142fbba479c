import { signal } from '@preact/signals-core';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { emit } from '../../src/stores/events';
import { own } from '../../tests/setup/filter-form';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { Chips, priceWords } from './chips';
import { Fields } from './fields';
import type { Choice, TermField } from './model';
import { PanelContext, useChosen } from './panel-context';
import { readForm } from './read-form';
import { createMySize, SizeChoice } from './size-choice';
import { TermList, useRestLater } from './term-list';
import { TermCombobox } from './term-select';
import { OrderChoice } from './view';

const { fetched } = stubFetch();
const show = (context: object, view: ReactNode, container?: HTMLElement) =>
	render(
		<PanelContext value={Object.assign({ ahead: () => ({}) }, context) as unknown as PanelContext}>
			{view}
		</PanelContext>,
		container && { container },
	);
const colours = (...values: string[]) =>
	({
		kind: 'terms',
		name: 'couleur',
		label: 'Couleur',
		isMany: true,
		terms: values.map((value) => ({ value, label: value, count: 1, children: [] })),
	}) as unknown as TermField;
const numbered = (count: number, rest: Partial<TermField>) => ({
	...colours(...Array.from({ length: count }, (_, at) => String(at))),
	isSelect: true,
	...rest,
});
const showFields = (...fields: TermField[]) =>
	show({ filter: { panel: { fields }, choice: signal<Choice>({}), data: signal() } }, <Fields />);

test('[FILT-08] a chip says from which price, up to which, or between which', () => {
	const said = [priceWords(10, undefined), priceWords(undefined, 20), priceWords(10, 20)];
	expect(said.map((words) => words.replaceAll(/,00|\s/g, ''))).toEqual(['àpartirde10€', 'jusqu’à20€', '10€–20€']);
});

test('[FILT-08] what is chosen and not listed yet is not shown as if it were', async () => {
	const [choice, listed] = [signal<Choice>({ couleur: ['noir', 'rouge'] }), signal<Choice>({ couleur: ['noir'] })];
	const { container } = show({ filter: { panel: { fields: [colours('noir', 'rouge')] }, choice, listed } }, <Chips />);
	const shown = () =>
		[...container.querySelectorAll<HTMLElement>('.archipel-filter__chip')].map((chip) => [
			chip.getAttribute('aria-label'),
			chip.dataset['pending'],
		]);
	expect(shown()).toEqual([
		['Retirer le filtre : Couleur : noir', undefined],
		['Retirer ce choix, pas encore affiché : Couleur : rouge', 'true'],
	]);
	await act(async () => void (listed.value = choice.value));
	expect(shown()[1]).toEqual(['Retirer le filtre : Couleur : rouge', undefined]);
});

test.each([
	[9, false],
	[10, true],
])('[FILT-03] a select of %i options has a box to search in: %s', (count, hasBox) => {
	showFields(numbered(count, { isMany: false }));
	expect(screen.queryAllByRole('combobox', { name: 'Rechercher : Couleur' })).toHaveLength(hasBox ? 1 : 0);
});

test('[FILT-03] of many options those that can be seen come with the press, the others when they are there', async () => {
	const { container } = showFields(numbered(30, {}));
	const options = () => [...container.querySelectorAll<HTMLElement>('[role=option]')];
	expect(options()).toEqual([]);
	act(() => container.querySelector<HTMLElement>('.archipel-filter__toggle')!.click());
	expect(options()).toHaveLength(10);
	await vi.waitFor(() => expect(options()).toHaveLength(30));
	fireEvent.keyDown(container.querySelector('[role=combobox]')!, { key: 'End' });
	expect(options().at(-1)!.dataset['current']).toBe('true');
});

test('[FILT-03] the others do not come to a view that has gone', () => {
	vi.useFakeTimers();
	renderHook(() => useRestLater(10)).unmount();
	expect(vi.getTimerCount()).toBe(0);
});

describe('[FILT-05] a choice draws anew', () => {
	test('its own field, and no other', async () => {
		const choice = signal<Choice>({});
		const drawn = vi.fn<(name: string, chosen: readonly string[]) => void>();
		const Field = ({ name }: { readonly name: string }) => {
			drawn(name, useChosen(name));
			return null;
		};
		show(
			{ filter: { choice } },
			<>
				<Field name="taille" />
				<Field name="couleur" />
			</>,
		);
		drawn.mockClear();
		await act(async () => void (choice.value = { couleur: ['noir', 'rouge'] }));
		expect(drawn.mock.calls).toEqual([['couleur', ['noir', 'rouge']]]);
		await act(async () => void (choice.value = {}));
		expect(drawn.mock.lastCall).toEqual(['couleur', []]);
	});

	test('[FILT-08] its own term, and none of the hundreds beside it; a number that the server has printed counts the whole shop: beside another field’s choice nothing is promised', async () => {
		const choice = signal<Choice>({});
		const field = colours('noir', 'rouge', 'rose');
		const { container } = show(
			{ filter: { panel: { fields: [field, { ...field, name: 'taille' }] }, choice, data: signal() } },
			<TermList field={field} />,
		);
		const drawn = new Set<string>();
		const observer = new MutationObserver((records) => {
			for (const { target } of records) drawn.add((target as HTMLInputElement).value);
		});
		observer.observe(container, { subtree: true, attributes: true });
		await act(async () => void (choice.value = { couleur: ['rouge'] }));
		expect([...drawn]).toEqual(['rouge']);
		expect([...container.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true, false]);
		const counts = () => container.querySelectorAll('.archipel-filter__count').length;
		expect(counts()).toBe(3);
		await act(async () => void (choice.value = { taille: ['s'] }));
		expect(counts()).toBe(0);
	});
});

const showOrder = () => {
	const order = signal<string>();
	show({ filter: { order, orderBy: (value: string) => void (order.value = value) } }, <OrderChoice />);
	return order;
};

test('[LIST-07] the order: those of the page’s own select are offered, its choice first; the page’s select stays as it is', () => {
	document.body.innerHTML =
		'<form class="woocommerce-ordering"><select name="orderby"><option value="date">Nouveautés</option><option value="price" selected>Prix</option></select></form>';
	const order = showOrder();
	const own = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trier par' });
	expect(own.value).toBe('price');
	expect([...own.options].map(({ text }) => text)).toEqual(['Nouveautés', 'Prix']);
	fireEvent.change(own, { target: { value: 'date' } });
	expect([order.value, own.value]).toEqual(['date', 'date']);
	expect(document.querySelector<HTMLSelectElement>('[name=orderby]')!.value).toBe('price');
});

test('[LIST-07] the order: a page that cannot be ordered offers none', () => {
	showOrder();
	expect(screen.queryByRole('combobox')).toBeNull();
});

test('[FILT-10] [PRIV-01] my size is kept in this browser, is that of another tab, and goes with the other traces', () => {
	const ending = new AbortController();
	const size = createMySize(ending.signal);
	expect(size.value.value).toBeUndefined();
	size.keep('xl');
	expect(size.value.value).toBe('xl');
	expect(localStorage.getItem('archipel-size')).toBe('xl');
	expect(createMySize(new AbortController().signal).value.value).toBe('xl');
	emit('archipel:forget-visitor', {});
	expect(size.value.value).toBeUndefined();
	expect(localStorage.getItem('archipel-size')).toBeNull();
	localStorage.setItem('archipel-size', 'm');
	dispatchEvent(new StorageEvent('storage', { key: 'archipel-size' }));
	expect(size.value.value).toBe('m');
	ending.abort();
	localStorage.clear();
	dispatchEvent(new StorageEvent('storage', { key: null }));
	expect(size.value.value).toBe('m');
});

test('[FILT-10] [A11Y-02] the only size that is chosen is kept by one button and forgotten by another, which both leave the focus in the form', async () => {
	document.body.innerHTML = own();
	const panel = readForm(document.querySelector('form')!);
	const size = createMySize(new AbortController().signal);
	const filter = { panel, choice: signal<Choice>({ filter_taille: ['xl'] }) };
	const form = document.body.appendChild(document.createElement('form'));
	const context = { filter, size, sizeAttribute: 'pa_taille' };
	show(context, <SizeChoice />, form);
	const press = (name: RegExp) => act(() => screen.getByRole('button', { name }).click());
	for (const [name, kept, said] of [
		[/^Retenir XL/, 'xl', 'Votre taille est retenue'],
		[/^Oublier/, undefined, 'Votre taille est oubliée'],
	] as const) {
		form.querySelector('button')!.focus();
		press(name);
		expect([size.value.value, document.activeElement]).toEqual([kept, form]);
		await vi.waitFor(() => expect(document.querySelector('#archipel-announcer')!.textContent).toContain(said));
	}
	expect(fetched).not.toHaveBeenCalled();
});

/** Themify form with custom field labels, which are the names of the query parameters (WPF_Utils::get_field_name). */
const THEMIFY = `<form class="wpf_form" data-slug="a">
	<div class="wpf_item wpf_item_pa_taille"><label class="wpf_item_name">Ma taille</label><ul><li class="wpf_pa_taille_7"><input type="checkbox" name="wpf_ma-taille[]" value="xl"><label>XL</label></li></ul></div>
	<div class="wpf_item wpf_item_instock"><label class="wpf_item_name">Disponible</label><div class="wpf_instock_wrapp"><input type="checkbox" name="wpf_disponible" value="1"></div></div>
</form>`;

test.each([
	['Themify’s form', THEMIFY, { 'wpf_ma-taille': ['xl'], wpf_disponible: ['1'] }],
	['ours', own(), { filter_taille: ['xl'], filter_stock_status: ['instock'] }],
])(
	'[FILT-10] my size: %s asks by one press for what is in stock in it, by the next no more',
	async (_whose, html, asked) => {
		document.body.innerHTML = html;
		const panel = readForm(document.querySelector('form')!);
		const choice = signal<Choice>({});
		const choose = (next: Choice) => void (choice.value = next);
		show(
			{ filter: { panel, choice }, size: { value: signal('xl') }, sizeAttribute: 'pa_taille', choose },
			<SizeChoice />,
		);
		const button = screen.getByRole('button', { name: 'En stock dans ma taille : XL' });
		const none = Object.fromEntries(Object.keys(asked).map((name) => [name, []]));
		for (const [isOn, chosen] of [
			['true', asked],
			['false', none],
		] as const) {
			await act(async () => button.click());
			expect([button.getAttribute('aria-pressed'), choice.value]).toEqual([isOn, chosen]);
		}
	},
);

function showCombobox() {
	const choice = signal<Choice>({});
	const choose = vi.fn<(next: Choice) => void>((next) => void (choice.value = next));
	const field = colours('noir', 'émeraude');
	show({ filter: { panel: { fields: [field] }, choice, data: signal() }, choose }, <TermCombobox field={field} />);
	return { choice, choose, input: screen.getByRole('combobox') };
}

test('[FILT-03] a combobox: accents need not be typed; what is chosen is marked in the list, which stays open', async () => {
	const { choice, input } = showCombobox();
	input.focus();
	fireEvent.change(input, { target: { value: ' Emer' } });
	for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(input, { key });
	expect(choice.value).toEqual({ couleur: ['émeraude'] });
	expect(screen.getAllByRole('option').map((one) => one.getAttribute('aria-selected'))).toEqual(['true']);
});

test('[FILT-03] [A11Y-02] a combobox: Enter in an open list submits the form, unless an option is highlighted, and arrow keys do not; what Enter chooses stays chosen when the field is left, and what a key only marks is not chosen', async () => {
	const other = document.body.appendChild(document.createElement('button'));
	const { choice, choose, input } = showCombobox();
	/** Whether the browser may act, which submits the form. */
	const isLeft = (key: string) => fireEvent.keyDown(input, { key });
	act(() => document.querySelector<HTMLElement>('.archipel-filter__toggle')!.click());
	input.focus();
	expect([input.getAttribute('aria-expanded'), isLeft('Enter')]).toEqual(['true', true]);
	expect(choose).not.toHaveBeenCalled();
	expect([isLeft('ArrowDown'), isLeft('Enter')]).toEqual([false, false]);
	expect(choice.value).toEqual({ couleur: ['noir'] });
	fireEvent.keyDown(input, { key: 'ArrowDown' });
	await act(async () => other.focus());
	expect([choice.value, choose.mock.calls.length]).toEqual([{ couleur: ['noir'] }, 1]);
	expect(input.getAttribute('aria-expanded')).toBe('false');
});
