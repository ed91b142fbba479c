import { expectToldInView } from './beside';
import { distFile, each, expect, expectLink, layoutShifts, reach, said, test, violations, type Page } from './harness';

const PAGE = '/iles/products-widget/';
const MORE_PRODUCTS = 'osf_ajax_loadmore_products';
const FILTERED = '/wp-json/shopengine-builder/v1/widgets_partials/filter_cat_products/';

const PRODUCTS = '.elementor-widget-opal-products[data-id="9a1"]';
const POSTS = '.elementor-widget-opal-post-grid';
const TABS = '.elementor-widget-opal-products-tabs';
const LIST = '.shopengine-filterable-product-wrap';

const more = (page: Page, widget: string) => page.locator(widget).locator('.elementor-button-load-more');
const tiles = (page: Page, widget: string) => page.locator(widget).locator('ul.products > li');
const notice = (page: Page) => page.locator('.archipel-notice');

const open = (page: Page, widget: string) => reach(page, widget, PAGE);

test('[LIST-05] [RT-03] [REL-01] products are appended and alive at once; one press, one page', async ({
	page,
	shop,
}) => {
	await test.step('a press before the island has come', async () => {
		await shop.hold(distFile('islands/products-widget'));
		await page.goto(PAGE);
		await more(page, PRODUCTS).click();
		await shop.heal();
		await expect(tiles(page, PRODUCTS)).toHaveCount(8);
		await expect(more(page, PRODUCTS)).toHaveAttribute('data-paged', '2');
		await expect(said(page)).toHaveText('4 articles de plus affichés');
		expect(shop.calls(MORE_PRODUCTS)).toHaveLength(1);
	});
	await test.step('a double click, and what is shown meanwhile', async () => {
		await shop.hold(MORE_PRODUCTS);
		await more(page, PRODUCTS).dblclick();
		await expect(more(page, PRODUCTS)).toHaveAttribute('aria-busy', 'true');
		await expect(page.locator('body')).toHaveClass(/\bloading\b/);
		await shop.heal();
		await expect(tiles(page, PRODUCTS)).toHaveCount(12);
		await expect(page.locator('[aria-busy=true], body.loading')).toHaveCount(0);
		await expect(more(page, PRODUCTS)).toBeFocused();
		expect(shop.calls(MORE_PRODUCTS).map(({ fields }) => fields['paged'])).toEqual(['1', '2']);
		const names = await tiles(page, PRODUCTS).locator('h2').allTextContents();
		expect(new Set(names).size).toBe(12);
	});
	await test.step('[REL-01] a failure, and another try', async () => {
		await shop.fault(MORE_PRODUCTS, '500', 1);
		await more(page, PRODUCTS).click();
		await expectToldInView(page);
		await expect(tiles(page, PRODUCTS)).toHaveCount(12);
		await notice(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(tiles(page, PRODUCTS)).toHaveCount(16);
	});
	await test.step('a tile that came', async () => {
		const add = page.locator(`${PRODUCTS} ul.products > li:nth-child(n+5) .ajax_add_to_cart`).first();
		await expectLink(add, /^\?add-to-cart=\d+$/);
		await add.click();
		await expect(said(page)).toContainText('a été ajouté à votre panier');
		expect(Object.values(await shop.cart())).toEqual([1]);
	});
	await test.step('posts, to the last of them, by the keyboard', async () => {
		await reach(page, POSTS);
		const items = page.locator(`${POSTS} .column-item`);
		await more(page, POSTS).press('Enter');
		await expect(items).toHaveCount(6);
		// Announcements within a tenth of a second are joined.
		await expect(said(page)).toContainText('3 articles de plus affichés');
		await more(page, POSTS).press('Space');
		await expect(items).toHaveCount(7);
		await expect(page.locator(`${POSTS} .elementor-button-wrapper`)).toHaveCount(0);
		await expect(items.nth(6).getByRole('link')).toBeFocused();
		await expect(said(page)).toContainText('1 article de plus affiché');
	});
});

test('[LIST-08] [A11Y-01] ShopEngine’s list: keys, a failure, a tab that comes', async ({ page, shop }) => {
	const tab = (name: string) => page.locator(LIST).getByRole('tab', { name });
	const shown = page.locator(`${LIST} .product-title`).filter({ visible: true });
	const endpoint = `rest${FILTERED.slice(8)}`;
	await open(page, LIST);
	await expect(tab('Guêpières')).toHaveAttribute('aria-selected', 'true');
	await expect(shown).toHaveCount(4);
	await test.step('by the keyboard', async () => {
		await tab('Guêpières').press('Shift+Tab');
		await page.keyboard.press('Tab');
		await expect(tab('Guêpières'), 'a stop of the Tab key').toBeFocused();
		await page.keyboard.press('ArrowRight');
		await expect(tab('Bodys')).toBeFocused();
		await expect(tab('Guêpières')).toHaveAttribute('aria-selected', 'true');
		expect(shop.calls(FILTERED)).toEqual([]);
	});
	await test.step('a failure', async () => {
		await shop.fault(endpoint, '500');
		await page.keyboard.press('Space');
		await expect(notice(page)).toBeVisible();
		await expectToldInView(page);
		await expect(tab('Guêpières')).toHaveAttribute('aria-selected', 'true');
		await expect(shown.first()).toContainText('Guêpière');
		expect(await violations(page, LIST)).toEqual([]);
		await shop.heal();
		shop.forget();
		await notice(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(tab('Bodys')).toHaveAttribute('aria-selected', 'true');
		await expect(tab('Bodys')).toBeFocused();
	});
	await test.step('what has come', async () => {
		await expect(shown).toHaveCount(4);
		await expect(shown.first()).toContainText('Body');
		await expect(said(page)).toHaveText('Bodys : 4 articles');
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true);
	});
});

test('[LIST-09] [A11Y-01] nothing moves, axe finds nothing; tabs open by click and arrows', async ({ page, shop }) => {
	const tab = (name: string) => page.locator(TABS).getByRole('tab', { name });
	await page.goto(PAGE);
	for (const widget of [PRODUCTS, POSTS, LIST, TABS]) {
		await reach(page, widget);
	}
	expect(await violations(page, '.island-example')).toEqual([]);
	expect(await layoutShifts(page)).toEqual([]);
	await expect(page.locator(TABS).getByRole('tab')).toHaveCount(3);
	await expect(page.locator(TABS).getByRole('tabpanel')).toHaveCount(1);
	shop.forget();
	await tab('Bodys').click();
	await expect(page.locator(TABS).getByRole('tabpanel', { name: 'Bodys' })).toContainText('Body');
	await tab('Bodys').press('ArrowRight');
	await expect(tab('Ensembles')).toBeFocused();
	await expect(page.locator(TABS).getByRole('tabpanel', { name: 'Ensembles' })).toBeVisible();
	await tab('Ensembles').press('Home');
	await expect(tab('Guêpières')).toHaveAttribute('aria-selected', 'true');
	expect(shop.calls()).toEqual([]);
});

test('[LIST-09] on a phone the tabs stand in rows, and no title twice @phone', async ({ page }) => {
	await open(page, TABS);
	await page.locator(TABS).getByRole('tab', { name: 'Bodys' }).tap();
	await expect(page.locator(TABS).getByRole('tabpanel', { name: 'Bodys' })).toBeVisible();
	await expect(page.locator(TABS).getByText('Bodys', { exact: true }).filter({ visible: true })).toHaveCount(1);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('@noscript [LIST-09] all panels of tabs are read, no button that does nothing is there', async ({ page }) => {
	await page.goto(PAGE);
	for (const panel of await each(page.locator(`${TABS} .elementor-tab-content`))) await expect(panel).toBeVisible();
	for (const button of await each(page.locator('.elementor-button-load-more'))) await expect(button).toBeHidden();
	await expect(page.locator(`${LIST} .product-title`)).toHaveCount(4);
});
