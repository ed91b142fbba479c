import type { Page } from '@playwright/test';
import { violations } from './axe';
import { distFile } from './dist-file';
import { closeByEscape, each, expect, hasStored, requestsOf, rewrite, said, test } from './harness';

const CORSET = 1187;
const BRIEFS = 1179;
const MASK = 1178;

/** Pixels between the tray and the bar below it. */
const GAP = 8;

/** Button rules of Storefront. */
const BUTTONS_OF_A_THEME =
	'button { display: inline-block; border: 0; background: none #43454b; color: #fff; padding: 0.6em 1.4em } a { color: #7f54b3 }';

const toggle = (page: Page, id: number) => page.locator(`[data-archipel-compare="${id}"]`).first();
const tray = (page: Page) => page.getByRole('region', { name: 'Comparateur' });
const table = (page: Page) => page.getByRole('table');
const column = (page: Page, name: string) => table(page).getByRole('columnheader', { name });

const openTable = (page: Page) =>
	tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.click();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('archipel-compare'));
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

test('[TILE-03] [PRIV-01] [A11Y-01] [A11Y-02] [A11Y-03] in and out', async ({ page, context, shop }) => {
	// The theme scrolls smoothly otherwise, and the end of a smooth scroll cannot be detected.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const files = requestsOf(page);
	await page.goto('/boutique/', { waitUntil: 'networkidle' });
	await test.step('nothing at first', async () => {
		expect(files.filter((file) => file.includes(distFile('islands/compare')))).toEqual([]);
		await expect(tray(page)).toHaveCount(0);
	});
	await test.step('in and out', async () => {
		await expect(toggle(page, MASK)).toHaveAccessibleName('Comparer : Masque satin');
		await toggle(page, MASK).press('Enter');
		await expect(tray(page)).toContainText('1 produit à comparer (4 au plus)');
		await toggle(page, BRIEFS).click();
		await expect(tray(page)).toContainText('2 produits à comparer');
		expect(await violations(page, '.archipel-compare__tray')).toEqual([]);
		await toggle(page, MASK).click();
		await expect(tray(page)).toContainText('1 produit');
		expect(await kept(page)).toBe(`[${BRIEFS}]`);
		expect(shop.calls()).toEqual([]);
	});
	await test.step('the tray covers nothing that has the focus, and leaves room at the end of the page', async () => {
		const top = (await tray(page).boundingBox())!.y;
		const tops = await page.locator('li.product a:visible').evaluateAll((links) =>
			links.slice(0, 24).flatMap((link, at) => {
				if (at % 3) return [];
				(link as HTMLElement).focus();
				return link.getBoundingClientRect().top;
			}),
		);
		expect(tops).toHaveLength(8);
		for (const one of tops) expect(one).toBeLessThan(top);
		const takers = await page.evaluate(
			(y) => document.elementsFromPoint(40, y).map((element) => element.closest('.archipel-bottom-bars')),
			top + 20,
		);
		expect(takers).not.toEqual([]);
		expect(takers.filter(Boolean)).toEqual([]);
		await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
		const end = await page.evaluate(() => document.querySelector('footer')!.getBoundingClientRect().bottom);
		expect(end).toBeLessThanOrEqual(top + 1);
	});
	await test.step('another tab, with the button of a product page', async () => {
		const other = await context.newPage();
		await other.goto('/produit/guepiere-trois-options/');
		await other.locator('.archipel-compare-toggle').first().click();
		await expect(tray(page)).toContainText('2 produits');
		await toggle(page, MASK).click();
		await expect(tray(other)).toContainText('3 produits');
		await other.close();
	});
	await test.step('erased', async () => {
		await tray(page).getByRole('button', { name: 'Effacer' }).click();
		await expect(tray(page)).toHaveCount(0);
		await expect(said(page)).toContainText('La comparaison est effacée.');
		expect(await kept(page)).toBeNull();
		await expect(toggle(page, MASK)).toHaveAttribute('aria-pressed', 'false');
		await expect.poll(() => hasFocus(page)).toBe(true);
	});
});

test('[TILE-03] [REL-01] [A11Y-01] [A11Y-02] the tray above fixed bars, and the table', async ({ page, shop }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await hasStored(page, 'archipel-compare', [CORSET, BRIEFS, 999_999]);
	await page.goto('/boutique/');
	const bottom = () => tray(page).evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
	await test.step('fixed bars', async () => {
		// WooCommerce's store notice, positioned by WooCommerce's CSS; Storefront's phone bar has the notice above it. A veil is no bar.
		await page.evaluate(() => {
			const veil = Object.assign(document.createElement('div'), { id: 'veil' });
			Object.assign(veil.style, { position: 'fixed', inset: '0' });
			document.body.append(veil);
			for (const [id, end] of [
				['bar', 0],
				['notice', 58],
			] as const) {
				const bar = Object.assign(document.createElement('p'), { id });
				const style = { position: 'fixed', inset: `auto 0 ${end}px`, blockSize: '58px', margin: 0, zIndex: 99998 };
				Object.assign(bar.style, style);
				document.body.append(bar);
			}
		});
		await expect.poll(bottom).toBe(2 * 58 + GAP);
		for (const id of ['veil', 'notice']) await page.locator(`#${id}`).evaluate((one) => one.remove());
		await expect.poll(bottom).toBe(58 + GAP);
		await toggle(page, MASK).click();
		await expect(tray(page)).toContainText('4 produits');
		await expect.poll(bottom).toBe(58 + GAP);
	});
	await test.step('the table', async () => {
		await openTable(page);
		await expect(page.getByRole('dialog')).toHaveAccessibleName('Comparer les produits');
		await expect(column(page, 'Guêpière trois options')).toBeVisible();
		await expect.poll(() => kept(page)).toBe(`[${CORSET},${BRIEFS},${MASK}]`);
		const [call] = shop.calls('/wp-json/wc/store/v1/products');
		expect(new URL(call!.url).searchParams.get('include')).toBe(`${CORSET},${BRIEFS},999999,${MASK}`);
		const choose = page.getByRole('link', { name: /^Choisir.: Guêpière trois options$/ });
		expect((await choose.boundingBox())!.height).toBe(48);
		await expect(table(page).getByRole('rowheader').first()).toHaveCSS('position', 'sticky');
		expect(await violations(page, 'dialog')).toEqual([]);
		const all = await table(page).getByRole('row').count();
		await page.getByRole('checkbox', { name: 'Seulement les différences' }).check();
		await expect.poll(() => table(page).getByRole('row').count()).toBeLessThan(all);
		for (const row of await each(table(page).locator('tbody tr'))) await expect(row).toHaveAttribute('data-differs');
	});
	await test.step('closed: the tray where it was, until the bar goes', async () => {
		await page.keyboard.press('Escape');
		await expect(tray(page).getByRole('button', { name: /^Comparer/ })).toBeFocused();
		expect(await bottom()).toBe(58 + GAP);
		await page.locator('#bar').evaluate((bar: HTMLElement) => (bar.hidden = true));
		await expect.poll(bottom).toBe(GAP);
	});
	await test.step('removed, one and all', async () => {
		await openTable(page);
		await expect(column(page, 'Masque satin')).toBeVisible();
		shop.forget();
		await page.getByRole('button', { name: 'Retirer Masque satin de la comparaison' }).press('Enter');
		await expect(column(page, 'Masque satin')).toHaveCount(0);
		expect(await page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
		expect(shop.calls('/wp-json/wc/store/v1/products')).toEqual([]);
		const differences = page.getByRole('checkbox', { name: 'Seulement les différences' });
		await expect(differences).toBeVisible();
		await page.getByRole('button', { name: 'Retirer Culotte taille haute de la comparaison' }).press('Enter');
		await expect(differences).toHaveCount(0);
		await page.getByRole('button', { name: 'Effacer la comparaison' }).click();
		await expect(page.getByRole('dialog')).toContainText('Aucun produit à comparer');
		expect(await violations(page, 'dialog')).toEqual([]);
		await closeByEscape(tray(page));
		await expect.poll(() => hasFocus(page)).toBe(true);
	});
});

test.describe('in a theme with strong rules for buttons', () => {
	test.use({ bypassCSP: true });

	test.beforeEach(({ page }) =>
		rewrite(page, '/boutique/', (html) => html.replace('</head>', `<style>${BUTTONS_OF_A_THEME}</style></head>`)),
	);

	test('[TILE-01] [TILE-03] small buttons look alike, in English', async ({ page }) => {
		await page.goto('/boutique/?lang=en');
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

		await expect(toggle(page, MASK)).toHaveAccessibleName(/^Compare: /);
		await toggle(page, MASK).click();
		const region = page.getByRole('region', { name: 'Compare', exact: true });
		await expect(region).toContainText('1 product to compare (4 at most)');
		await region.getByRole('button', { name: 'Compare' }).click();
		await expect(page.getByRole('dialog')).toHaveAccessibleName('Compare products');
		await expect(table(page).getByRole('rowheader', { name: 'Price' })).toBeVisible();
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
