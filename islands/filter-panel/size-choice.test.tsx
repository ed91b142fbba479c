import { signal } from '@preact/signals-core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Choice } from './model';
import { readForm } from './read-form';
import { PanelProvider, type PanelContext } from './panel-context';
import { SizeChoice } from './size-choice';

afterEach(cleanup);

/** Themify form with custom field labels, which are the names of the query parameters (WPF_Utils::get_field_name). */
const THEMIFY = `<form class="wpf_form" data-slug="a">
	<div class="wpf_item wpf_item_pa_taille"><label class="wpf_item_name">Ma taille</label><ul><li class="wpf_pa_taille_7"><input type="checkbox" name="wpf_ma-taille[]" value="xl"><label>XL</label></li></ul></div>
	<div class="wpf_item wpf_item_instock"><label class="wpf_item_name">Disponible</label><div class="wpf_instock_wrapp"><input type="checkbox" name="wpf_disponible" value="1"></div></div>
</form>`;
const OWN = `<form class="archipel-filter">
	<div class="archipel-filter__field" data-taxonomy="pa_taille"><p class="archipel-filter__name">Taille</p><ul><li><label><input type="checkbox" name="filter_taille[]" value="xl"><span>XL</span></label></li></ul></div>
	<div class="archipel-filter__field"><label><input type="checkbox" name="filter_stock_status[]" value="instock"><span>En stock</span></label></div>
</form>`;

test.each([
	['Themify’s form', THEMIFY, { 'wpf_ma-taille': ['xl'], wpf_disponible: ['1'] }],
	['ours', OWN, { filter_taille: ['xl'], filter_stock_status: ['instock'] }],
])('[FILT-10] %s asks for what is in stock in the size that was kept, by one press', (_whose, html, asked) => {
	document.body.innerHTML = html;
	const panel = readForm(document.querySelector('form')!);
	const choose = vi.fn<(choice: Choice) => void>();
	const context = {
		filter: { panel, choice: signal<Choice>({}) },
		size: { value: signal('xl') },
		sizeAttribute: 'pa_taille',
		choose,
	} as unknown as PanelContext;
	render(
		<PanelProvider value={context}>
			<SizeChoice />
		</PanelProvider>,
	);
	fireEvent.click(screen.getByRole('button', { name: 'En stock dans ma taille : XL' }));
	expect(choose.mock.lastCall![0]).toEqual(asked);
});
