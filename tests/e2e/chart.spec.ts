import { each, expect, layoutShifts, test, violations, type Page } from './harness';

const CHART = '/iles/chart/';
const host = (page: Page, example = '') =>
	page.locator(
		`[data-archipel="chart"]${example ? `[data-archipel-example="${example}"]` : ':not([data-archipel-example])'}`,
	);

async function showAll(page: Page): Promise<void> {
	for (const one of await each(page.locator('[data-archipel="chart"]:not([data-archipel-example="wrong-prop"])'))) {
		await one.scrollIntoViewIfNeeded();
		await expect(one).toHaveAttribute('data-archipel-state', 'mounted');
	}
}

test('[WID-07] [SEC-03 A13] [A11Y-01] each type is an image beside its table; axe finds nothing', async ({ page }) => {
	await page.goto(CHART);
	await showAll(page);
	for (const [example, name, shapes] of [
		['', /^Diagramme circulaire.*Ventes par taille\. La plus grande part est 46–48/, 5],
		['doughnut', /^Diagramme en anneau.*La plus grande part est Nuisettes/, 4],
		['bar', /^Diagramme en barres.*De -310\s€ \(Mars\) à 2\s050\s€ \(Juin\)/, 6],
		['line', /^Courbe.*De 12,5 \(Lun\.\) à 31 \(Sam\.\)/, 6],
	] as const) {
		await expect(host(page, example).getByRole('img', { name })).toBeVisible();
		await expect(host(page, example).locator('.archipel-chart__drawing .archipel-chart__shape')).toHaveCount(shapes);
		await expect(host(page, example).getByRole('table')).toHaveCount(1);
	}

	const undrawable = host(page, 'undrawable');
	await expect(undrawable.getByRole('row', { name: /Pertes -15/ })).toBeVisible();
	expect((await undrawable.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/^Résultat N° Libellé Valeur Part .*–$/);
	expect(await layoutShifts(page)).toEqual([]);

	for (const forcedColors of ['none', 'active'] as const) {
		await page.emulateMedia({ forcedColors });
		expect(await violations(page, '.island-example'), `forced colours: ${forcedColors}`).toEqual([]);
	}
});

test('@phone [WID-07] it fits 320 pixels, speaks English on an English page, and is drawn from left to right on any', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto(`${CHART}?lang=en`);
	await showAll(page);
	for (const one of await each(page.locator('.archipel-chart')))
		expect(await one.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
	expect(await layoutShifts(page)).toEqual([]);
	await expect(host(page).getByRole('img', { name: /^Pie chart: .*The largest share is 46–48/ })).toBeVisible();
	await page.evaluate(() => (document.documentElement.dir = 'rtl'));
	const drawing = page.locator('.archipel-chart__drawing').first();
	expect(await drawing.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test('@noscript [WID-07] the table is the chart, and no empty room is left for a drawing', async ({ page }) => {
	await page.goto(CHART);
	await expect(host(page).getByRole('row', { name: /46–48 410\spièces/ })).toBeVisible();
	await expect(page.locator('.archipel-chart__plot').first()).toBeHidden();
});
