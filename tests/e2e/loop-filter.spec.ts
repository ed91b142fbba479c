import { expect, expectLink, layoutShifts, mounted, test, violations, visit, type Page } from './harness';

const PAGE = '/iles/loop-filter/';
const ROUTE = '/wp-json/elementor-pro/v1/refresh-loop';
const FILTER = '.elementor-widget-taxonomy-filter';

const term = (page: Page, name: string) => page.locator(FILTER).getByRole('button', { name, exact: true }).first();
const titles = (page: Page) => page.locator('.e-loop-item .product-title').allTextContents();
const search = (page: Page) => new URL(page.url()).search;
const pressed = (page: Page) =>
	page.locator(`${FILTER} [aria-pressed=true]`).evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));

const open = (page: Page) => visit(page, PAGE, FILTER);

test('[LOOP-01] [LOOP-02] [A11Y-01] terms, Back and forward, also after a reload', async ({ page, shop }) => {
	await open(page);
	expect(await layoutShifts(page)).toEqual([]);
	const first = await titles(page);
	await page.evaluate(() => (document.title = 'same page'));
	await test.step('a term', async () => {
		await term(page, 'Bodys').click();
		await expect.poll(() => titles(page)).not.toEqual(first);
		await expect(term(page, 'Bodys')).toBeFocused();
		await expectLink(page.locator('.elementor-pagination a').first(), /product_cat=bodys&e-page-f14fd03=2$/);
		expect(await violations(page, '.island-example')).toEqual([]);
	});
	const second = await titles(page);
	await test.step('Back and forward', async () => {
		await term(page, 'Nuisettes').click();
		await expect.poll(() => search(page)).toContain('nuisettes');
		shop.forget();
		await page.goBack();
		await expect.poll(() => titles(page)).toEqual(second);
		expect(await pressed(page)).toEqual(['Bodys', 'Tout', 'Tout']);
		await page.goBack();
		await expect.poll(() => titles(page)).toEqual(first);
		await page.goForward();
		await expect.poll(() => titles(page)).toEqual(second);
		expect(shop.calls(ROUTE)).toEqual([]);
		expect(await page.title()).toBe('same page');
	});
	await test.step('after a reload', async () => {
		await page.reload();
		expect(await titles(page)).toEqual(second);
		await mounted(page, FILTER);
		shop.forget();
		await page.goBack();
		await expect.poll(() => titles(page)).toEqual(first);
		expect(shop.calls(ROUTE)).toHaveLength(1);
	});
});
