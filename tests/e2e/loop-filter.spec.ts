import {
	answerWith,
	distFile,
	expect,
	expectLink,
	layoutShifts,
	mounted,
	tabTo,
	test,
	violations,
	visit,
	type Page,
} from './harness';

const PAGE = '/iles/loop-filter/';
const ROUTE = '/wp-json/elementor-pro/v1/refresh-loop';
const FILTER = '.elementor-widget-taxonomy-filter';
const LOOP = 'e-filter-f14fd03';

const term = (page: Page, name: string) => page.locator(FILTER).getByRole('button', { name, exact: true }).first();
const items = (page: Page) => page.locator('.elementor-widget-loop-grid .e-loop-item');
const titles = (page: Page) => page.locator('.e-loop-item .product-title').allTextContents();
const search = (page: Page) => new URL(page.url()).search;
const pressed = (page: Page) =>
	page.locator(`${FILTER} [aria-pressed=true]`).evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));

const open = (page: Page) => visit(page, PAGE, FILTER);

test('[LOOP-01] [LOOP-02] [A11Y-01] terms, Back and forward, and the keyboard', async ({ page, shop }) => {
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
	await test.step('a tile that has come', async () => {
		const add = items(page).locator('.ajax_add_to_cart').first();
		await expectLink(add, /^\?add-to-cart=\d+$/);
		await add.click();
		await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
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
	await tabTo(page, term(page, 'Bodys'));
	await page.keyboard.press('Space');
	await expect.poll(() => search(page)).toContain('bodys');
	await expect(term(page, 'Bodys')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect.poll(() => search(page)).toBe('');
	await expect(term(page, 'Bodys')).toBeFocused();
});

test('[LOOP-01] [LOOP-02] a press too early, a missing route', async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	await shop.hold(distFile('islands/loop-filter'));
	await page.goto(PAGE);
	await term(page, 'Bodys').click();
	await shop.heal();
	await expect.poll(() => search(page)).toBe(`?${LOOP}-product_cat=bodys`);
	expect(shop.calls(ROUTE)).toHaveLength(1);
	const before = await titles(page);
	await answerWith(page, `**${ROUTE}`, { status: 404, json: { code: 'rest_no_route' } });
	await term(page, 'Noir').click();
	const notice = page.locator('.archipel-notice');
	await expect(notice).toContainText('Une erreur est survenue.');
	expect([await titles(page), search(page), await pressed(page)]).toEqual([
		before,
		`?${LOOP}-product_cat=bodys`,
		['Bodys', 'Tout', 'Tout'],
	]);
	expect(await violations(page, '.archipel-notice')).toEqual([]);
	await notice.getByRole('link', { name: 'Ouvrir la page filtrée' }).click();
	await expect.poll(() => search(page)).toBe(`?${LOOP}-product_cat=bodys&${LOOP}-pa_couleur=noir`);
	// The URL changes before the page has loaded.
	await expect.poll(() => titles(page)).not.toEqual([]);
	expect(await titles(page)).not.toEqual(before);
});
