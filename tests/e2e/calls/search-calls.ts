import type { Page } from '@playwright/test';
import { expect } from '../harness';
import { field, options, panel, type as typeTerm } from '../search-page';
import type { ServerCall, World } from './server-call';

const STORE = 'another search of the shop answers instead';
const advanced = (page: Page) => page.locator('.shopengine-advanced-search-input');
const failure = (page: Page) => panel(page).getByText('Les suggestions n’ont pas pu être affichées.');

/** One search has been answered: all code has come. */
const search = {
	open: async ({ page }: World) => {
		await page.goto('/boutique/');
		await typeTerm(page, 'masque');
		await expect(options(page).first()).toContainText('Masque');
	},
	act: ({ page }: World) => field(page).fill('nuisette'),
	told: ({ page }: World) => expect(failure(page)).toBeVisible(),
	kept: ({ page }: World) => expect(field(page)).toHaveValue('nuisette'),
	again: ({ page }: World) => panel(page).getByRole('button', { name: 'Réessayer' }).click(),
	done: ({ page }: World) => expect(options(page).first()).toContainText('Nuisette'),
};

/** What a search asks for while a shopper types. */
export const searchCalls: readonly ServerCall[] = [
	{
		name: 'the products that a search suggests',
		meets: '500',
		module: 'src/shop/woocommerce/product-search.ts',
		endpoint: 'rest/wc/store/v1/products',
		...search,
		act: ({ page }) => field(page).fill('culotte'),
		kept: ({ page }) => expect(field(page)).toHaveValue('culotte'),
		done: ({ page }) => expect(options(page).filter({ hasText: 'Culotte' }).first()).toBeVisible(),
	},
	{
		name: 'the categories beside the products of a search',
		meets: 'drop',
		module: 'src/shop/woocommerce/product-search.ts',
		endpoint: 'rest/wc/store/v1/products/categories',
		open: ({ page }) => field(page).fill('masque'),
		act: ({ page }) => field(page).fill('guepiere'),
		// They are an extra: without them there are the products. Without a connection there is neither.
		told: ({ page }) =>
			expect(
				panel(page).getByRole('group', { name: 'Produits' }).getByText('Guêpière').first().or(failure(page)),
			).toBeVisible(),
		again: ({ page }) => field(page).fill('nuisette'),
		done: ({ page }) =>
			expect(panel(page).getByRole('group', { name: 'Catégories' }).getByRole('option')).toHaveCount(1),
	},
];

/** The search of a theme, and that of a page builder. */
export const otherSearchCalls: readonly ServerCall[] = [
	{
		name: 'the live search of the theme',
		meets: 'html',
		survives: '403',
		module: 'src/shop/opal/live-search.ts',
		endpoint: 'osf_woo_search',
		...search,
		async open({ page }) {
			await page.goto(`/boutique/?options=${encodeURIComponent('{"search":{"source":"theme"}}')}`);
			await typeTerm(page, 'masque');
			await expect(options(page).first()).toContainText('Masque');
		},
		harmless: { 403: STORE },
	},
	{
		name: 'the advanced search of the page builder',
		meets: 'types',
		survives: 'empty',
		module: 'src/shop/shopengine/advanced-search.ts',
		endpoint: 'rest/shopengine/v1/advanced-search/',
		...search,
		async open({ page }) {
			await page.goto('/iles/search/');
			await advanced(page).click();
			await advanced(page).pressSequentially('masque');
			await expect(options(page).first()).toContainText('Masque');
		},
		act: ({ page }) => advanced(page).fill('nuisette'),
		kept: ({ page }) => expect(advanced(page)).toHaveValue('nuisette'),
		harmless: { 403: STORE },
		console: /search: property "skin"/,
	},
];
