import type { Page } from '@playwright/test';
import { openPanel, PLACED, query, THEMIFY } from '../filter-page';
import { expect } from '../harness';
import type { ServerCall, World } from './server-call';

const box = ({ page }: World) => page.getByRole('combobox', { name: 'Titre du produit' });
const options = ({ page }: World) => page.getByRole('listbox').getByRole('option');
const drawer = (page: Page) => page.getByRole('dialog');

/** What a filter panel asks for besides the list. */
export const filterCalls: readonly ServerCall[] = [
	{
		name: 'the suggestions of a filter',
		module: 'src/shop/product-filter/suggestions.ts',
		endpoint: 'wpf_autocomplete',
		async open(world) {
			await openPanel(world.page, THEMIFY);
			await box(world).fill('mas');
			await expect(options(world).first()).toBeVisible();
		},
		act: (world) => box(world).fill('guê'),
		told: ({ page }) =>
			expect(page.getByText('Les suggestions ne sont pas arrivées.', { exact: true }).first()).toBeVisible(),
		kept: (world) => expect(box(world)).toHaveValue('guê'),
		again: (world) => box(world).fill('guêp'),
		apart: 'the next try is another question',
		// The field filters with or without suggestions.
		async done(world) {
			const typed = await box(world).inputValue();
			await box(world).press('Enter');
			await expect.poll(() => query(world.page)).toMatchObject({ wpf_title: typed });
		},
	},
	{
		name: 'the counts of a filter',
		module: 'src/shop/woocommerce/collection-data.ts',
		endpoint: 'rest/wc/store/v1/products/collection-data',
		// In the drawer a choice asks for its numbers only.
		async open({ page }) {
			await page.setViewportSize({ width: 390, height: 800 });
			await page.goto(PLACED);
			await page.getByRole('button', { name: /^Filtrer/ }).click();
			await expect(drawer(page).locator('.archipel-filter__count').first()).toBeVisible();
		},
		act: ({ page }) => drawer(page).getByRole('checkbox', { name: /^Noir/ }).check(),
		silent: 'the filter works without numbers',
		told: ({ page }) => expect(drawer(page).getByRole('button', { name: /^Voir/ })).toBeVisible(),
		again: ({ page }) =>
			drawer(page)
				.getByRole('checkbox', { name: /^Blanc/ })
				.check(),
		apart: 'the next try is another question',
		async done({ page }) {
			await expect(drawer(page).getByRole('checkbox', { name: /^Noir/ })).toBeChecked();
			await expect(drawer(page).getByRole('button', { name: /^Voir/ })).toBeVisible();
		},
	},
];
