import type { Locator, Page } from '@playwright/test';
import { count, openPanel, PLACED, query, THEMIFY, tiles } from '../filter-page';
import { expect } from '../harness';
import type { ServerCall, World } from './server-call';

const box = ({ page }: World) => page.getByRole('combobox', { name: 'Titre du produit' });
const options = ({ page }: World) => page.getByRole('listbox').getByRole('option');
const drawer = (page: Page) => page.getByRole('dialog');

const failure = ({ page }: World) => page.locator('.archipel-notice[data-state=error]');
const black = (panel: Page | Locator) => panel.getByRole('checkbox', { name: /^Noir/ });
const white = (page: Page) => drawer(page).getByRole('checkbox', { name: /^Blanc/ });
const whole = new WeakMap<Page, string | null>();

/** The list of a choice, which stays as it was until the shop has answered. */
const choosing = {
	module: 'src/shop/product-list/archive-page.ts',
	endpoint: 'page-shop',
	told: (world: World) => expect(failure(world)).toBeVisible(),
	again: (world: World) => failure(world).getByRole('button', { name: 'Réessayer' }).click(),
};
const isListed = ({ page }: World) =>
	expect.poll(() => query(page)).toEqual({ filter_couleur: 'noir', query_type_couleur: 'or' });

async function openDrawer({ page }: World): Promise<void> {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(PLACED);
	await page.getByRole('button', { name: /^Filtrer/ }).click();
	await expect(drawer(page).locator('.archipel-filter__count').first()).toBeVisible();
}

/** What a filter panel asks for: beside the list, then in the drawer of a phone. */
export const filterCalls: readonly ServerCall[] = [
	{
		...choosing,
		name: 'a choice of a filter',
		meets: 'drop',
		async open({ page }) {
			await openPanel(page, PLACED);
			await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
			whole.set(page, await count(page).textContent());
		},
		act: ({ page }) => black(page).check(),
		async kept({ page }) {
			await expect(black(page)).toBeChecked();
			await expect(count(page)).toHaveText(whole.get(page)!);
			await expect(tiles(page).first()).toBeVisible();
			expect(query(page)).toEqual({});
		},
		async done(world) {
			await isListed(world);
			await expect(count(world.page)).not.toHaveText(whole.get(world.page)!);
			await expect(failure(world)).toHaveCount(0);
		},
	},
	{
		name: 'the counts of a filter',
		meets: 'truncated',
		module: 'src/shop/woocommerce/collection-data.ts',
		endpoint: 'rest/wc/store/v1/products/collection-data',
		// In the drawer a choice asks for its numbers only.
		open: openDrawer,
		act: ({ page }) => black(drawer(page)).check(),
		silent: 'the filter works without numbers',
		told: ({ page }) => expect(drawer(page).getByRole('button', { name: /^Voir/ })).toBeVisible(),
		again: ({ page }) => white(page).check(),
		async done({ page }) {
			await expect(black(drawer(page))).toBeChecked();
			await expect(drawer(page).getByRole('button', { name: /^Voir/ })).toBeVisible();
		},
	},
	{
		...choosing,
		name: 'a choice in the drawer of a filter',
		meets: '403',
		open: ({ page }) => white(page).uncheck(),
		act: ({ page }) => drawer(page).getByRole('button', { name: /^Voir/ }).click(),
		// It is told where the shopper is.
		told: ({ page }) => expect(drawer(page).locator('.archipel-notice[data-state=error]')).toBeVisible(),
		again: ({ page }) => drawer(page).getByRole('button', { name: 'Réessayer' }).click(),
		done: isListed,
	},
];

/** What a search field of a filter asks for. */
export const filterSuggestionsCall: ServerCall = {
	name: 'the suggestions of a filter',
	meets: '500',
	survives: 'empty',
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
	// The field filters with or without suggestions.
	async done(world) {
		const typed = await box(world).inputValue();
		await box(world).press('Enter');
		await expect.poll(() => query(world.page)).toMatchObject({ wpf_title: typed });
	},
};
