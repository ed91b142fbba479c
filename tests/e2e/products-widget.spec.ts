import type { Page } from '@playwright/test';
import { violations } from './axe';
import { distFile } from './dist-file';
import { each, expect, layoutShifts, mounted, rewrite, test } from './harness';
import { tabTo } from './tab-to';

const PAGE = '/iles/products-widget/';
const MORE_PRODUCTS = 'osf_ajax_loadmore_products';
const FILTERED = '/wp-json/shopengine-builder/v1/widgets_partials/filter_cat_products/';

const PRODUCTS = '.elementor-widget-opal-products[data-id="9a1"]';
const POSTS = '.elementor-widget-opal-post-grid';
const TABS = '.elementor-widget-opal-products-tabs';
const LIST = '.shopengine-filterable-product-wrap';

const more = (page: Page, widget: string) => page.locator(widget).locator('.elementor-button-load-more');
const tiles = (page: Page, widget: string) => page.locator(widget).locator('ul.products > li');
const said = (page: Page) => page.locator('#archipel-announcer [aria-live=polite]');
const notice = (page: Page) => page.locator('.archipel-notice');

async function open(page: Page, widget: string, query = ''): Promise<void> {
	await page.goto(PAGE + query);
	await page.locator(widget).scrollIntoViewIfNeeded();
	await mounted(page, widget);
}

test.beforeEach(({ guard }) => guard.allowErrors(/products-widget: property "maxPages"/));

test.describe('load more', () => {
	test('[LIST-05] products are appended, the button’s page becomes the answer’s, and the count is said', async ({
		page,
		shop,
	}) => {
		await open(page, PRODUCTS);
		await more(page, PRODUCTS).click();
		await expect(tiles(page, PRODUCTS)).toHaveCount(8);
		await expect(more(page, PRODUCTS)).toHaveAttribute('data-paged', '2');
		await expect(more(page, PRODUCTS)).toBeFocused();
		await expect(said(page)).toHaveText('4 articles de plus affichés');
		await expect(page.locator('body')).not.toHaveClass(/\bloading\b/);
		await more(page, PRODUCTS).click();
		await expect(tiles(page, PRODUCTS)).toHaveCount(12);
		expect(shop.calls(MORE_PRODUCTS).map(({ fields }) => fields)).toEqual(
			['1', '2'].map((paged) => ({
				action: MORE_PRODUCTS,
				'data[posts_per_page]': '4',
				'data[tax_query][0][taxonomy]': 'product_cat',
				'data[tax_query][0][field]': 'slug',
				'data[tax_query][0][terms][]': 'bas-et-collants',
				paged,
			})),
		);
		const names = await tiles(page, PRODUCTS).locator('h2').allTextContents();
		expect(new Set(names).size).toBe(12);
	});

	test('[LIST-05] with the last items the button goes, and the focus to the first of them', async ({ page }) => {
		await open(page, POSTS);
		const items = page.locator(`${POSTS} .column-item`);
		await more(page, POSTS).press('Enter');
		await expect(items).toHaveCount(6);
		// What is said within a tenth of a second is said together.
		await expect(said(page)).toHaveText('3 articles de plus affichés');
		await more(page, POSTS).press('Space');
		await expect(items).toHaveCount(7);
		await expect(page.locator(`${POSTS} .elementor-button-wrapper`)).toHaveCount(0);
		await expect(items.nth(6).getByRole('link')).toBeFocused();
		await expect(said(page)).toHaveText('1 article de plus affiché');
	});

	test('[LIST-05] while it is under way, button, list and page say so; a double click is one press', async ({
		page,
		shop,
	}) => {
		await open(page, PRODUCTS);
		await shop.hold(MORE_PRODUCTS);
		await more(page, PRODUCTS).dblclick();
		await expect(more(page, PRODUCTS)).toHaveAttribute('aria-busy', 'true');
		await expect(page.locator('body')).toHaveClass(/\bloading\b/);
		await shop.heal();
		await expect(tiles(page, PRODUCTS)).toHaveCount(8);
		await expect(page.locator('[aria-busy=true], body.loading')).toHaveCount(0);
		expect(shop.calls(MORE_PRODUCTS)).toHaveLength(1);
	});

	test('[LIST-05] a second press gives the first request up: nothing comes twice', async ({ page, shop }) => {
		await open(page, PRODUCTS);
		await shop.latency(MORE_PRODUCTS, 5000);
		const given = page.waitForEvent('requestfailed');
		const sent = page.waitForRequest(/admin-ajax/);
		await more(page, PRODUCTS).click();
		await sent;
		await shop.latency(MORE_PRODUCTS, 0);
		// By script: for a shopper what is busy takes no second press at once.
		await more(page, PRODUCTS).evaluate((button: HTMLElement) => button.click());
		expect((await given).failure()?.errorText).toMatch(/ABORTED/);
		await expect(tiles(page, PRODUCTS)).toHaveCount(8);
		await expect(more(page, PRODUCTS)).toHaveAttribute('data-paged', '2');
	});

	test('[LIST-05] tiles that come are alive at once, and who listens is told', async ({ page, shop }) => {
		await open(page, PRODUCTS);
		const told = page.evaluate(
			() =>
				new Promise((resolve) =>
					document.addEventListener('archipel:widget-updated', (event) => resolve((event as CustomEvent).detail), {
						once: true,
					}),
				),
		);
		await more(page, PRODUCTS).click();
		expect(await told).toEqual({ mode: 'append' });
		const add = tiles(page, PRODUCTS).nth(4).locator('..').locator('li:nth-child(n+5) .ajax_add_to_cart').first();
		await expect(add).toHaveAttribute('href', /^\?add-to-cart=\d+$/);
		await add.click();
		await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
	});

	test('[SEC-03 S16] a theme that never ends, and always names the same page, is asked for as many pages as the owner allows', async ({
		page,
		shop,
	}) => {
		await page.route('**/wp-admin/admin-ajax.php*', async (route) => {
			const paged = Number(new URLSearchParams(route.request().postData() ?? '').get('paged'));
			const content = `<ul class="products"><li class="product post-${90_000 + paged}"><a href="/p/">P${paged}</a></li></ul>`;
			await route.fulfill({ json: { content, disable: false, paged: 1 } });
		});
		await open(page, PRODUCTS, '?options={"products-widget":{"maxPages":4}}');
		for (const count of [5, 6]) {
			await more(page, PRODUCTS).click();
			await expect(tiles(page, PRODUCTS)).toHaveCount(count);
		}
		await more(page, PRODUCTS).click();
		await expect(more(page, PRODUCTS)).toHaveCount(0);
		await expect(notice(page)).toHaveText(/7 articles sont affichés : la liste s’arrête ici\./);
		expect(shop.calls(MORE_PRODUCTS).map(({ fields }) => fields['paged'])).toEqual(['1', '2', '3']);
	});

	test('[SEC-03 S16] an answer without items ends it', async ({ page }) => {
		await page.route('**/wp-admin/admin-ajax.php*', (route) =>
			route.fulfill({ json: { content: '', disable: false, paged: 2 } }),
		);
		await open(page, PRODUCTS);
		await more(page, PRODUCTS).click();
		await expect(more(page, PRODUCTS)).toHaveCount(0);
		await expect(tiles(page, PRODUCTS)).toHaveCount(4);
		await expect(tiles(page, PRODUCTS).last().getByRole('link').first()).toBeFocused();
	});

	test('[SEC-01] HTML in the answer runs nothing; a product that is there already does not come twice', async ({
		page,
		guard,
	}) => {
		guard.allowErrors(/Executing inline event handler/);
		await open(page, PRODUCTS);
		const known = /post-\d+/.exec((await tiles(page, PRODUCTS).first().getAttribute('class'))!)![0];
		await page.route('**/wp-admin/admin-ajax.php*', (route) =>
			route.fulfill({
				json: {
					content: `<ul class="products"><li class="product ${known}">Encore</li><li class="product post-9" onclick="hacked = 1"><script>hacked = 1</script><a href="javascript:hacked=1">Lien</a></li></ul>`,
					disable: false,
				},
			}),
		);
		await more(page, PRODUCTS).click();
		await expect(tiles(page, PRODUCTS)).toHaveCount(5);
		await tiles(page, PRODUCTS).last().getByText('Lien').click();
		expect(await page.evaluate(() => (globalThis as { hacked?: number }).hacked)).toBeUndefined();
		await expect(tiles(page, PRODUCTS).last().locator('script, [href]')).toHaveCount(0);
	});

	for (const hostile of ['{', '[1]', '"x"', `${'{&quot;a&quot;:'.repeat(20_000)}1${'}'.repeat(20_000)}`])
		test(`[REL-02] settings that cannot be used are told, not thrown: ${hostile.slice(0, 20)}`, async ({ page }) => {
			await rewrite(page, PAGE, (html) =>
				html.replace(/(load-more"\s+data-settings=")[^"]*/, (_all, before: string) => before + hostile),
			);
			await open(page, PRODUCTS);
			await more(page, PRODUCTS).click();
			await expect(notice(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
			await expect(tiles(page, PRODUCTS)).toHaveCount(4);
		});

	test('[LIST-05] a press before the island has come is carried out once', async ({ page, shop }) => {
		await shop.hold(distFile('islands/products-widget'));
		await page.goto(PAGE);
		await more(page, PRODUCTS).click();
		await shop.heal();
		await expect(tiles(page, PRODUCTS)).toHaveCount(8);
		expect(shop.calls(MORE_PRODUCTS)).toHaveLength(1);
	});
});

test.describe('ShopEngine’s filterable list', () => {
	const tab = (page: Page, name: string) => page.locator(LIST).getByRole('tab', { name });
	const shown = (page: Page) => page.locator(`${LIST} .product-title`).filter({ visible: true });

	test('[LIST-08] a tab is fetched once: recorded request, HTML under a JSON header, its name and number said', async ({
		page,
		shop,
	}) => {
		await open(page, LIST);
		await expect(tab(page, 'Guêpières')).toHaveAttribute('aria-selected', 'true');
		await expect(shown(page)).toHaveCount(4);
		expect(shop.calls(FILTERED)).toEqual([]);
		await tab(page, 'Bodys').click();
		await expect(tab(page, 'Bodys')).toHaveAttribute('aria-selected', 'true');
		await expect(shown(page)).toHaveCount(4);
		await expect(shown(page).first()).toContainText('Body');
		await expect(said(page)).toHaveText('Bodys : 4 articles');
		await tab(page, 'Guêpières').click();
		await expect(shown(page).first()).toContainText('Guêpière');
		await tab(page, 'Bodys').click();
		await expect(shown(page).first()).toContainText('Body');
		const calls = shop.calls(FILTERED);
		expect(calls.map(({ method }) => method)).toEqual(['GET']);
		expect(new URL(calls[0]!.url).searchParams.getAll('products[]')).toHaveLength(4);
		expect(new URL(calls[0]!.url).searchParams.get('settings[shopengine_is_cats]')).toBe('yes');
		await expect(page.locator(LIST).getByRole('tabpanel')).toHaveCount(1);
	});

	test('[LIST-08] arrows move the focus and ask for nothing; Space opens; Home, End', async ({ page, shop }) => {
		await open(page, LIST);
		await tabTo(page, tab(page, 'Guêpières'));
		await page.keyboard.press('ArrowRight');
		await expect(tab(page, 'Bodys')).toBeFocused();
		await expect(tab(page, 'Guêpières')).toHaveAttribute('aria-selected', 'true');
		await page.keyboard.press('End');
		await expect(tab(page, 'Exclusivités')).toBeFocused();
		await page.keyboard.press('ArrowRight');
		await expect(tab(page, 'Guêpières')).toBeFocused();
		await page.keyboard.press('ArrowRight');
		expect(shop.calls(FILTERED)).toEqual([]);
		await page.keyboard.press('Space');
		await expect(tab(page, 'Bodys')).toHaveAttribute('aria-selected', 'true');
		await expect(tab(page, 'Bodys')).toBeFocused();
		await expect.poll(() => shop.calls(FILTERED)).toHaveLength(1);
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true);
	});

	test('[LIST-08] of two fast choices the last is shown; a tab that is there ends the waiting', async ({
		page,
		shop,
	}) => {
		await open(page, LIST);
		const endpoint = `rest${FILTERED.slice(8)}`;
		await shop.hold(endpoint);
		await tab(page, 'Bodys').click();
		await expect(tab(page, 'Bodys')).toHaveAttribute('aria-busy', 'true');
		// What waits takes no pointer in its panel, its tabs do.
		await tab(page, 'Ensembles').click();
		await shop.heal();
		await expect(tab(page, 'Ensembles')).toHaveAttribute('aria-selected', 'true');
		await expect(shown(page)).toHaveCount(4);
		await expect(page.locator(`${LIST} .filtered-product-list:not(:empty)`)).toHaveCount(2);
		await shop.hold(endpoint);
		await tab(page, 'Bodys').click();
		await tab(page, 'Guêpières').click();
		await shop.heal();
		await expect(page.locator(`${LIST} [aria-busy=true]`)).toHaveCount(0);
		await expect(tab(page, 'Guêpières')).toHaveAttribute('aria-selected', 'true');
	});

	test('[LIST-08] a failure leaves the tab that is shown, and is told with a way to try again', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource/);
		await open(page, LIST);
		await shop.fault(`rest${FILTERED.slice(8)}`, '500');
		await tab(page, 'Bodys').click();
		await expect(notice(page)).toBeVisible();
		await expect(tab(page, 'Guêpières')).toHaveAttribute('aria-selected', 'true');
		await expect(shown(page).first()).toContainText('Guêpière');
		expect(await violations(page, LIST)).toEqual([]);
		await shop.heal();
		await notice(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(tab(page, 'Bodys')).toHaveAttribute('aria-selected', 'true');
		await expect(tab(page, 'Bodys')).toBeFocused();
	});

	test('[LIST-08] a tab without products says so', async ({ page }) => {
		await open(page, LIST);
		await tab(page, 'Exclusivités').click();
		await expect(page.locator(LIST).getByRole('tabpanel')).toHaveText(/Aucun produit ne correspond/);
		await expect(said(page)).toHaveText('Exclusivités : aucun article.');
	});

	test('[LIST-08] what comes is alive at once', async ({ page, shop }) => {
		await open(page, LIST);
		await tab(page, 'Bodys').click();
		const add = page.locator(`${LIST} .ajax_add_to_cart`).filter({ visible: true }).first();
		await expect(add).toHaveAttribute('href', /^\?add-to-cart=\d+$/);
		await add.click();
		await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
	});

	test('[SEC-03 S4] a tab’s id with the letters of selectors and classes is only text, and its products are numbers', async ({
		page,
		shop,
	}) => {
		await rewrite(page, PAGE, (html) =>
			html
				.replace('data-filter-uid="69191"', 'data-filter-uid="x y&quot;]{}*"')
				.replace(/(data-product-list="\[)(?=[^"]*"[^>]*>\s*Bodys)/, '$1&quot;7 or 1&quot;,{},-2,'),
		);
		await open(page, LIST);
		await tab(page, 'Bodys').click();
		await expect(shown(page).first()).toContainText('Body');
		const { searchParams } = new URL(shop.calls(FILTERED)[0]!.url);
		expect(searchParams.getAll('products[]').every((id) => /^\d+$/.test(id))).toBe(true);
	});

	test('[SEC-01] of a reply only products come, through the gate', async ({ page, guard }) => {
		guard.allowErrors(/Executing inline event handler/);
		await open(page, LIST);
		await page.route(`**${FILTERED}*`, (route) =>
			route.fulfill({
				contentType: 'application/json',
				body: `<br /><b>Notice</b>: x <div class="popup">Gagné</div><div class="shopengine-single-product-item" onclick="x()"><h3 class="product-title"><a href="javascript:x()">Un body</a></h3><script>x()</script></div>`,
			}),
		);
		await tab(page, 'Bodys').click();
		await expect(shown(page)).toHaveText(['Un body']);
		await expect(page.locator(LIST)).not.toContainText('Gagné');
		await expect(page.locator(LIST).locator('script, [onclick], [href^=javascript]')).toHaveCount(0);
	});
});

test.describe('tabs of products', () => {
	const tab = (page: Page, name: string) => page.locator(TABS).getByRole('tab', { name });

	test('[LIST-09] one panel shows; click and arrows open another, without a request; its tiles are alive', async ({
		page,
		shop,
	}) => {
		await open(page, TABS);
		await expect(page.locator(TABS).getByRole('tab')).toHaveCount(3);
		await expect(page.locator(TABS).getByRole('tabpanel')).toHaveCount(1);
		shop.forget();
		await tab(page, 'Bodys').click();
		await expect(page.locator(TABS).getByRole('tabpanel', { name: 'Bodys' })).toContainText('Body');
		await tab(page, 'Bodys').press('ArrowRight');
		await expect(tab(page, 'Ensembles')).toBeFocused();
		await expect(page.locator(TABS).getByRole('tabpanel', { name: 'Ensembles' })).toBeVisible();
		await tab(page, 'Ensembles').press('Home');
		await expect(tab(page, 'Guêpières')).toHaveAttribute('aria-selected', 'true');
		expect(shop.calls()).toEqual([]);
		await page.locator(`${TABS} .ajax_add_to_cart`).filter({ visible: true }).first().click();
		await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
	});

	test('[LIST-09] on a phone the tabs stand in rows, and no title twice @phone', async ({ page }) => {
		await open(page, TABS);
		await tab(page, 'Bodys').tap();
		await expect(page.locator(TABS).getByRole('tabpanel', { name: 'Bodys' })).toBeVisible();
		await expect(page.locator(TABS).getByText('Bodys', { exact: true }).filter({ visible: true })).toHaveCount(1);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	});
});

test('[A11Y-01] no axe violation with all of them mounted; nothing moves when they come', async ({ page }) => {
	await page.goto(PAGE);
	for (const widget of [PRODUCTS, POSTS, TABS, LIST]) {
		await page.locator(widget).scrollIntoViewIfNeeded();
		await mounted(page, widget);
	}
	expect(await violations(page, '.island-example')).toEqual([]);
	expect(await layoutShifts(page)).toEqual([]);
});

test('[LIST-05] [LIST-08] in English', async ({ page }) => {
	await open(page, PRODUCTS, '?lang=en');
	await more(page, PRODUCTS).click();
	await expect(said(page)).toHaveText('4 more items shown');
	await page.locator(LIST).scrollIntoViewIfNeeded();
	await mounted(page, LIST);
	await page.locator(LIST).getByRole('tab', { name: 'Bodies' }).click();
	await expect(said(page)).toHaveText('Bodies: 4 items');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[LIST-09] all panels of tabs are read, no button that does nothing is there', async ({ page }) => {
		await page.goto(PAGE);
		for (const panel of await each(page.locator(`${TABS} .elementor-tab-content`))) await expect(panel).toBeVisible();
		for (const button of await each(page.locator('.elementor-button-load-more'))) await expect(button).toBeHidden();
		await expect(page.locator(`${LIST} .product-title`)).toHaveCount(4);
	});
});
