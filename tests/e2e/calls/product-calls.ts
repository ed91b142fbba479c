import { closeByEscape, expect, expectLink, hasStored, type Page } from '../harness';
import { addButton, open as openForm, panel, swatch, withoutTable } from '../variation-page';
import { tryAgain, type ServerCall } from './server-call';

const CLASSIC = 2100;
const CORSET = 1187;
const BRIEFS = 1179;
const MASK = 1178;

const dialog = (page: Page) => page.getByRole('dialog');
const toggle = (page: Page, id: number) => page.locator(`[data-archipel-compare="${id}"]`).first();
const compare = (page: Page) =>
	page.getByRole('region', { name: 'Comparateur' }).getByRole('button', { name: 'Comparer' });
const column = (page: Page, name: string) => page.getByRole('columnheader', { name });
const viewed = (page: Page) => page.locator('[data-archipel="recently-viewed"]').first();
const quickView = (page: Page, id: number) => page.locator(`[data-archipel-quick-view="${id}"]`).first();

const closeDialog = (page: Page) => closeByEscape(dialog(page), 'stays');

export const variationCall: ServerCall = {
	name: 'the variation of a choice',
	meets: 'drop',
	endpoint: 'get_variation',
	async open({ page }) {
		await withoutTable(page);
		await openForm(page, '/produit/nuisette-dentelle-0/');
		await swatch(page, 'Couleur, Noir').check();
	},
	act: ({ page }) => swatch(page, 'Taille, S').check(),
	retry: tryAgain,
	async kept({ page }) {
		await expect(swatch(page, 'Couleur, Noir')).toBeChecked();
		await expect(swatch(page, 'Taille, S')).toBeChecked();
	},
	async done({ page }) {
		await expect(panel(page)).toContainText('44,99');
		await expect(tryAgain(page)).toHaveCount(0);
		await expect(addButton(page)).not.toHaveAttribute('aria-disabled');
	},
};

export const productCalls: readonly ServerCall[] = [
	{
		name: 'a quick view',
		meets: 'html',
		endpoint: 'archipel_quick_view',
		async open({ page }) {
			await hasStored(page, 'archipel-compare', [CORSET]);
			await hasStored(page, 'archipel-viewed', [MASK]);
			await page.goto('/boutique/');
		},
		act: ({ page }) => quickView(page, CLASSIC).press('Enter'),
		retry: (page) => tryAgain(dialog(page)),
		async told({ page }) {
			const failure = dialog(page).locator('.archipel-quick-view__failure');
			await expect(failure).toContainText('L’aperçu n’a pas pu être affiché.');
			await expectLink(failure.getByRole('link', { name: 'Voir la fiche du produit' }), /classique/);
		},
		async done({ page }) {
			await expect(dialog(page)).toHaveAccessibleName('Nuisette Classique');
			await expect(dialog(page).locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');
			expect(await page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
		},
	},
	{
		name: 'products to compare',
		meets: 'offline',
		endpoint: 'rest/wc/store/v1/products',
		async open({ page }) {
			await closeDialog(page);
			await compare(page).click();
			await expect(column(page, 'Guêpière trois options')).toBeVisible();
			await page.keyboard.press('Escape');
			await toggle(page, BRIEFS).click();
		},
		act: ({ page }) => compare(page).click(),
		retry: (page) => tryAgain(dialog(page)),
		told: ({ page }) =>
			expect(
				dialog(page).getByRole('paragraph').filter({ hasText: 'Les produits n’ont pas pu être affichés.' }),
			).toBeVisible(),
		kept: async ({ page }) =>
			expect(await page.evaluate(() => localStorage.getItem('archipel-compare'))).toBe(`[${CORSET},${BRIEFS}]`),
		async done({ page }) {
			await expect(column(page, 'Culotte taille haute')).toBeVisible();
			await expect(column(page, 'Guêpière trois options')).toBeVisible();
		},
	},
	{
		name: 'products looked at before',
		meets: 'truncated',
		endpoint: 'rest/wc/store/v1/products',
		async open({ page }) {
			await closeDialog(page);
			await viewed(page)
				.getByRole('button', { name: /^Vus récemment/ })
				.click();
			await expect(viewed(page).getByRole('listitem')).toHaveCount(1);
		},
		// Another tab has viewed a product.
		act: ({ page }) =>
			page.evaluate(
				(ids) => {
					localStorage.setItem('archipel-viewed', JSON.stringify(ids));
					dispatchEvent(new StorageEvent('storage', { key: 'archipel-viewed' }));
				},
				[BRIEFS, MASK],
			),
		retry: (page) => tryAgain(viewed(page)),
		told: ({ page }) => expect(viewed(page).getByText('Les produits n’ont pas pu être affichés.')).toBeVisible(),
		kept: async ({ page }) =>
			expect(await page.evaluate(() => localStorage.getItem('archipel-viewed'))).toBe(`[${BRIEFS},${MASK}]`),
		async done({ page }) {
			await expect(viewed(page).getByRole('link', { name: 'Culotte taille haute' })).toBeVisible();
			await expect(viewed(page).getByRole('listitem')).toHaveCount(2);
		},
	},
];
