import type { Page } from '@playwright/test';
import { violations } from './axe';
import { each, expect, hasStored, rewrite, said, test } from './harness';

const CORSET = 1187;
const BRIEFS = 1179;
const MASK = 1178;

/** Button rules of Storefront. */
const BUTTONS_OF_A_THEME =
	'button { display: inline-block; border: 0; background: none #43454b; color: #fff; padding: 0.6em 1.4em } a { color: #7f54b3 }';

const toggle = (page: Page, id: number) => page.locator(`[data-archipel-compare="${id}"]`).first();
const tray = (page: Page) => page.getByRole('region', { name: 'Comparateur' });
const table = (page: Page) => page.getByRole('table');
const column = (page: Page, name: string) => table(page).getByRole('columnheader', { name });

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('archipel-compare'));

const openTable = (page: Page) =>
	tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.click();

test('[TILE-03] [PRIV-01] [A11Y-01] [A11Y-02] [A11Y-03] in and out', async ({ page, shop }) => {
	await page.goto('/boutique/');
	await test.step('in and out', async () => {
		await expect(toggle(page, MASK)).toHaveAccessibleName('Comparer : Masque satin');
		await toggle(page, MASK).press('Enter');
		await expect(tray(page)).toContainText('1 produit à comparer (4 au plus)');
		await toggle(page, BRIEFS).click();
		await expect(tray(page)).toContainText('2 produits à comparer');
		expect(await violations(page, '.archipel-compare__tray')).toEqual([]);
		expect(shop.calls()).toEqual([]);
	});
	await test.step('what is beside the tray can be pressed', async () => {
		const { y } = (await tray(page).boundingBox())!;
		const takers = await page.evaluate(
			(top) => document.elementsFromPoint(40, top).map((element) => element.closest('.archipel-bottom-bars')),
			y + 20,
		);
		expect(takers).not.toEqual([]);
		expect(takers.filter(Boolean)).toEqual([]);
	});
	await test.step('erased', async () => {
		await tray(page).getByRole('button', { name: 'Effacer' }).click();
		await expect(tray(page)).toHaveCount(0);
		await expect(said(page)).toContainText('La comparaison est effacée.');
		expect(await kept(page)).toBeNull();
		await expect(toggle(page, MASK)).toHaveAttribute('aria-pressed', 'false');
		await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
	});
	await test.step('with all other traces', async () => {
		await toggle(page, MASK).click();
		await expect.poll(() => kept(page)).toBe(`[${MASK}]`);
		await page.goto('/iles/forget/');
		await page.getByRole('button', { name: 'Effacer mes traces sur cet appareil' }).first().click();
		await expect(page.locator('.archipel-forgotten')).toBeVisible();
		expect(await kept(page)).toBeNull();
	});
});

test('[TILE-03] [A11Y-01] [A11Y-02] the tray at the edge, and the table', async ({ page, shop }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await hasStored(page, 'archipel-compare', [CORSET, BRIEFS]);
	await page.goto('/boutique/');
	await toggle(page, MASK).click();
	await expect(tray(page)).toContainText('3 produits');
	// With a gap between it and the edge.
	expect(await tray(page).evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)).toBe(8);
	await test.step('the table', async () => {
		await openTable(page);
		await expect(page.getByRole('dialog')).toHaveAccessibleName('Comparer les produits');
		await expect(column(page, 'Guêpière trois options')).toBeVisible();
		const [call] = shop.calls('/wp-json/wc/store/v1/products');
		expect(new URL(call!.url).searchParams.get('include')).toBe(`${CORSET},${BRIEFS},${MASK}`);
		const choose = page.getByRole('link', { name: /^Choisir.: Guêpière trois options$/ });
		expect((await choose.boundingBox())!.height).toBe(48);
		await expect(table(page).getByRole('rowheader').first()).toHaveCSS('position', 'sticky');
		expect(await violations(page, 'dialog')).toEqual([]);
		const all = await table(page).getByRole('row').count();
		await page.getByRole('checkbox', { name: 'Seulement les différences' }).check();
		await expect.poll(() => table(page).getByRole('row').count()).toBeLessThan(all);
		for (const row of await each(table(page).locator('tbody tr'))) await expect(row).toHaveAttribute('data-differs');
	});
	await test.step('closed, opened again and emptied', async () => {
		await page.keyboard.press('Escape');
		await expect(tray(page).getByRole('button', { name: /^Comparer/ })).toBeFocused();
		await openTable(page);
		await expect(column(page, 'Masque satin')).toBeVisible();
		await page.getByRole('button', { name: 'Retirer Masque satin de la comparaison' }).press('Enter');
		await expect(column(page, 'Masque satin')).toHaveCount(0);
		const differences = page.getByRole('checkbox', { name: 'Seulement les différences' });
		await expect(differences).toBeVisible();
		await page.getByRole('button', { name: 'Retirer Culotte taille haute de la comparaison' }).press('Enter');
		await expect(differences).toHaveCount(0);
		await page.getByRole('button', { name: 'Effacer la comparaison' }).click();
		await expect(page.getByRole('dialog')).toContainText('Aucun produit à comparer');
		expect(await violations(page, 'dialog')).toEqual([]);
	});
});

test.describe('in a theme with strong rules for buttons', () => {
	test.use({ bypassCSP: true });

	test.beforeEach(({ page }) =>
		rewrite(page, '/boutique/', (html) => html.replace('</head>', `<style>${BUTTONS_OF_A_THEME}</style></head>`)),
	);

	test('[TILE-01] [TILE-03] small buttons look alike', async ({ page }) => {
		await page.goto('/boutique/');
		const row = page.locator('.archipel-tile-actions').filter({ has: toggle(page, MASK) });
		const looks = await row.locator('> *').evaluateAll((buttons) =>
			buttons.map((button) => {
				const { display, blockSize, inlineSize, backgroundColor: ink } = getComputedStyle(button, '::before');
				const { color, backgroundColor } = getComputedStyle(button);
				const { top, height } = button.getBoundingClientRect();
				return JSON.stringify([top, height, display, blockSize, inlineSize, ink, color, backgroundColor]);
			}),
		);
		expect(looks.length).toBeGreaterThan(1);
		expect(new Set(looks).size).toBe(1);
		await toggle(page, BRIEFS).evaluate((button) => button.toggleAttribute('hidden', true));
		await expect(toggle(page, BRIEFS)).toBeHidden();
	});

	test('@noscript [TILE-03] there is no button that does nothing', async ({ page }) => {
		await page.goto('/boutique/');
		expect((await page.locator('head style').allTextContents()).join()).toContain(BUTTONS_OF_A_THEME);
		await expect(toggle(page, MASK)).toBeHidden();
		await page.goto('/iles/compare/');
		await expect(page.locator('[data-archipel="compare"]').first()).toContainText('Aucun produit à comparer');
	});
});

test('[TILE-03] on a phone two products are side by side in a table that scrolls @phone', async ({ page }) => {
	await hasStored(page, 'archipel-compare', [2000, 2100, 3000, MASK]);
	await page.goto('/boutique/');
	await tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.tap();
	const scroller = page.locator('.archipel-compare__scroll');
	const header = table(page).locator('.archipel-compare__label').first();
	const width = (await scroller.boundingBox())!.width;
	for (const name of ['Nuisette Soirée', 'Nuisette Classique']) {
		const box = (await column(page, name).boundingBox())!;
		expect(box.width).toBeCloseTo(width / 2, 0);
		expect(box.x + box.width).toBeLessThanOrEqual(390);
	}
	const before = (await header.boundingBox())!.x;
	await scroller.evaluate((element) => (element.scrollLeft = 300));
	expect((await header.boundingBox())!.x).toBeCloseTo(before, 0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
