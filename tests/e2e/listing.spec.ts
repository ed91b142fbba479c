import { violations } from './axe';
import { atRest, expect, rewrite, test } from './harness';
import {
	count,
	expectSamePage,
	listCalls,
	names,
	notice,
	openList,
	order,
	pageLink,
	PER_PAGE,
	perPage,
	said,
	SHOP,
	tiles,
} from './listing-page';

test('[LIST-01][LIST-03] a chosen order is shown at once, without a reload; the count is said, the focus stays', async ({
	page,
	shop,
}) => {
	await openList(page, `${SHOP}page/2/`);
	const before = await names(page);
	await order(page).selectOption('price');
	await expect(page).toHaveURL(`${SHOP}?orderby=price`);
	await expect.poll(() => names(page)).not.toEqual(before);
	await expect(order(page)).toHaveValue('price');
	await expect(said(page)).toHaveText(/^Affichage de 1–17 sur \d+ résultats$/);
	await expect(count(page)).not.toHaveAttribute('role');
	expect(listCalls(shop)).toEqual([`${SHOP}?orderby=price`]);
	await expectSamePage(page);
	await page.goBack();
	await expect(page).toHaveURL(`${SHOP}page/2/`);
	await expect.poll(() => names(page)).toEqual(before);
	await expect(order(page)).toHaveValue('menu_order');
	expect(listCalls(shop)).toHaveLength(1);
});

test('[LIST-01][SEC-03 A2] arrow keys go through the orders and send nothing; Enter, or leaving the list, does', async ({
	page,
	shop,
}) => {
	await openList(page);
	await order(page).focus();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(order(page)).toHaveValue('rating');
	expect(listCalls(shop)).toEqual([]);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`${SHOP}?orderby=rating`);
	await expect(order(page)).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Tab');
	await expect(page).toHaveURL(`${SHOP}?orderby=date`);
	expect(listCalls(shop)).toEqual([`${SHOP}?orderby=rating`, `${SHOP}?orderby=date`]);
});

test('[LIST-01] WooCommerce’s own script on the page sends nothing a second time', async ({ page, shop }) => {
	await page.addInitScript(() => {
		// As woocommerce.js does.
		document.addEventListener('change', ({ target }) => {
			const select = target as HTMLSelectElement;
			if (select.matches('.woocommerce-ordering select')) HTMLFormElement.prototype.submit.call(select.form);
		});
	});
	await openList(page);
	await order(page).selectOption('price');
	await expect(page).toHaveURL(`${SHOP}?orderby=price`);
	await expectSamePage(page);
	expect(listCalls(shop)).toHaveLength(1);
});

test('[LIST-03] products per page', async ({ page }) => {
	await openList(page);
	await perPage(page).selectOption('34');
	await expect(tiles(page)).toHaveCount(34);
	await expect(page).toHaveURL(`${SHOP}?par-page=34`);
	await order(page).selectOption('date');
	await expect(page).toHaveURL(/orderby=date/);
	await expect(tiles(page)).toHaveCount(34);
	await expectSamePage(page);
});

test('[LIST-03] on a page that was loaded sorted the count is said once, politely, after two seconds', async ({
	page,
}) => {
	await page.clock.install();
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			const began = Date.now();
			new MutationObserver(() => {
				if (document.querySelector('#archipel-announcer')?.textContent?.includes('Affichage'))
					document.documentElement.dataset['saidAfter'] ??= String(Date.now() - began);
			}).observe(document, { subtree: true, childList: true, characterData: true });
		});
	});
	await openList(page, `${SHOP}?orderby=price`);
	await page.clock.runFor(2200);
	await expect(said(page)).toHaveText(/^Affichage de 1–17/);
	expect(Number(await page.locator('html').getAttribute('data-said-after'))).toBeGreaterThanOrEqual(2000);
});

test('[LIST-03] with WooCommerce’s own script, which says it, we do not', async ({ page }) => {
	await rewrite(page, SHOP, (html) =>
		html.replace('</head>', '<script type="text/x" src="/wc/frontend/woocommerce.min.js"></script></head>'),
	);
	await page.clock.install();
	await openList(page, `${SHOP}?orderby=price`);
	await page.clock.runFor(5000);
	await expect(page.locator('#archipel-announcer [aria-live]:not(:empty)')).toHaveCount(0);
});

test('[LIST-04] a page is shown below its address; keyboard and screen reader go on at the start of the list', async ({
	page,
	shop,
}) => {
	await openList(page);
	const first = await names(page);
	await pageLink(page, 'Page 2').focus();
	await atRest(page);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`${SHOP}page/2/`);
	await expect(page).toHaveTitle(/Page 2 sur/);
	await expect(page.locator('.woocommerce-pagination [aria-current=page]')).toHaveText('2');
	await expect(page.locator('.woocommerce-breadcrumb')).toContainText('Page 2');
	await expect(page.locator('#main ul.products')).toBeFocused();
	await expect(said(page)).toHaveText(/^Affichage de 18–34 sur/);
	await expect
		.poll(() => page.locator('#main').evaluate((main) => main.getBoundingClientRect().top))
		.toBeCloseTo(10, 0);
	await page.keyboard.press('Tab');
	await expect(tiles(page).first().getByRole('link').first()).toBeFocused();
	const second = await names(page);
	await page.goBack();
	await expect(page).toHaveTitle(/^Boutique/);
	await expect.poll(() => names(page)).toEqual(first);
	await page.goForward();
	await expect.poll(() => names(page)).toEqual(second);
	await expect(page).toHaveTitle(/Page 2 sur/);
	expect(listCalls(shop)).toEqual([`${SHOP}page/2/`]);
	await expectSamePage(page);
	expect(await violations(page, '#content')).toEqual([]);
});

test('[LIST-04] the start of the list is in view though the browser was still scrolling to the control when the page came', async ({
	page,
}) => {
	await openList(page);
	await page.evaluate(() =>
		document.addEventListener('archipel:list-updated', () => {
			scrollTo({ top: 0, behavior: 'instant' });
			scrollTo({ top: document.body.scrollHeight, behavior: 'smooth' });
		}),
	);
	await pageLink(page, 'Page 2').click();
	await expect(page.locator('#main ul.products')).toBeFocused();
	await atRest(page);
	await expect(page.locator('.woocommerce-products-header, #main h1').first()).toBeInViewport();
});

test('[LIST-04] links without numbers are pages as well', async ({ page, shop }) => {
	await openList(page, `${SHOP}?pagination=default`);
	await page.getByRole('link', { name: 'Page suivante' }).click();
	await expect(page).toHaveURL(`${SHOP}page/2/?pagination=default`);
	await expect(page.locator('#main ul.products')).toBeFocused();
	expect(listCalls(shop)).toHaveLength(1);
	await expectSamePage(page);
});

test('[LIST-10] filters: links and the price form; tiles that come are alive; others are told', async ({
	page,
	shop,
}) => {
	await openList(page);
	await page.evaluate(() => {
		const heard: string[] = [];
		Object.assign(window, { heard });
		document.addEventListener('archipel:list-updated', ({ type }) => heard.push(type));
		addEventListener('resize', () => heard.push('resize'));
	});
	const colour = page.locator('.widget_layered_nav').filter({ hasText: 'Couleur' }).getByRole('link').first();
	const name = (await colour.textContent())!;
	await colour.click();
	await expect(page).toHaveURL(/filter_couleur=/);
	await expect(page.locator('.widget_layered_nav .chosen')).toContainText(name);
	await expect(page.locator('.widget_layered_nav .chosen a')).toBeFocused();
	expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
		'resize',
		'archipel:list-updated',
	]);
	await page.locator('#max_price').fill('60');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/max_price=60.*filter_couleur=/);
	const button = page.locator('.add_to_cart_button.ajax_add_to_cart').first();
	await button.click();
	await expect.poll(async () => Object.keys(await shop.cart())).toHaveLength(1);
	await page.locator('.clear-filters a').click();
	await expect(page).toHaveURL(SHOP);
	await expect(page.locator('.clear-filters')).toHaveCount(0);
	await expectSamePage(page);
});

test('[LIST-10][SEC-03 C9] pages are asked for by GET, which caches answer; by POST where the owner says so', async ({
	page,
	shop,
}) => {
	await openList(page);
	await pageLink(page, 'Page 2').click();
	await expect(page).toHaveURL(`${SHOP}page/2/`);
	expect(shop.calls(`${SHOP}page/2/`).map(({ method }) => method)).toEqual(['GET']);
	await openList(page, `${SHOP}?options={"listing":{"method":"POST"}}`);
	await pageLink(page, 'Page 2').click();
	await expect(tiles(page)).toHaveCount(PER_PAGE);
	await expect(page).toHaveURL(/page\/2/);
	expect(shop.calls(`${SHOP}page/2/`).map(({ method }) => method)).toEqual(['GET', 'POST']);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
	test(`[A11Y-03] the change is faded and the way to the start shown, unless the visitor wants less motion: ${reducedMotion}`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await page.addInitScript(() => {
			const fades: unknown[] = [];
			const begin = document.startViewTransition?.bind(document);
			Object.assign(window, { fades });
			document.startViewTransition = (change) => (fades.push(change), begin(change));
		});
		await openList(page);
		await pageLink(page, 'Page 2').click();
		await expect(page.locator('#main ul.products')).toBeFocused();
		await expect
			.poll(() => page.locator('#main').evaluate((main) => main.getBoundingClientRect().top))
			.toBeCloseTo(10, 0);
		const fades = await page.evaluate(() => (window as unknown as { fades: unknown[] }).fades.length);
		expect(fades).toBe(reducedMotion === 'reduce' ? 0 : 1);
		await expect(page.locator('.archipel-list-fades')).toHaveCount(0);
		await expect(page.locator('#main')).not.toHaveAttribute('style', /view-transition-name/);
	});

test('[LIST-10] of two fast choices only the last is painted', async ({ page, shop }) => {
	await openList(page);
	await shop.heal();
	await shop.hold('page-shop');
	await pageLink(page, 'Page 2').click();
	await page.locator('.widget_layered_nav').getByRole('link').first().click();
	await expect(page.locator('#main')).toHaveAttribute('aria-busy', 'true');
	await order(page).selectOption('price');
	await shop.heal();
	await expect(page).toHaveURL(`${SHOP}?orderby=price`);
	await expect(page.locator('#main')).not.toHaveAttribute('aria-busy');
	await page.waitForLoadState('networkidle');
	await expect(page).toHaveURL(`${SHOP}?orderby=price`);
	await expect(notice(page)).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL(SHOP);
});

test('[LIST-02] the switch between grid and list: kept for ten days, pressed, and shown again where the address says nothing', async ({
	page,
	shop,
	context,
}) => {
	await openList(page);
	const [grid, list] = [page.getByRole('button', { name: 'Grille' }), page.getByRole('button', { name: 'Liste' })];
	await expect(grid).toHaveAttribute('aria-pressed', 'true');
	await list.click();
	await expect(page).toHaveURL(`${SHOP}?display=list`);
	await expect(page.locator('#main ul.products')).toHaveClass(/columns-1/);
	await expect(list).toHaveAttribute('aria-pressed', 'true');
	await expect(list).toBeFocused();
	const cookie = (await context.cookies()).find(({ name }) => name === 'otf_woocommerce_display');
	expect(cookie?.value).toBe('list');
	expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(10);
	shop.forget();
	await openList(page);
	await expect(page).toHaveURL(`${SHOP}?display=list`);
	await expect(page.locator('#main ul.products')).toHaveClass(/columns-1/);
	expect(listCalls(shop)).toEqual([`${SHOP}?display=list`]);
	// What the address says is shown.
	await openList(page, `${SHOP}?display=grid`);
	await expect(grid).toHaveAttribute('aria-pressed', 'true');
	expect(listCalls(shop)).toHaveLength(1);
});

test.describe('on a narrow window', () => {
	test.use({ viewport: { width: 574, height: 800 } });

	test('[LIST-02] there is no switch, and what was kept is not asked for', async ({ page, shop, context, baseURL }) => {
		await context.addCookies([{ name: 'otf_woocommerce_display', value: 'list', url: baseURL! }]);
		await openList(page);
		await expect(page.locator('.display-mode')).toBeHidden();
		expect(listCalls(shop)).toEqual([]);
	});
});

test('[LIST-06] the category tree: the branch that is shown is open, the others by a button; nothing moves', async ({
	page,
}) => {
	await openList(page, '/categorie-produit/nuisettes/');
	const button = (name: string) => page.getByRole('button', { name: `Sous-catégories de ${name}` });
	await expect(button('Lingerie sexy')).toHaveAttribute('aria-expanded', 'true');
	await expect(page.getByRole('link', { name: 'Bodys' }).last()).toBeVisible();
	const masks = page.locator('.product-categories').getByRole('link', { name: 'Masques' });
	await expect(masks).toBeHidden();
	await button('Accessoires').focus();
	await page.keyboard.press('Enter');
	await expect(button('Accessoires')).toHaveAttribute('aria-expanded', 'true');
	await expect(masks).toBeVisible();
	await page.locator('.widget_layered_nav').getByRole('link').first().click();
	await expect(page).toHaveURL(/filter_/);
	await expect(masks).toBeVisible();
	await button('Lingerie sexy').click();
	await expect(page.locator('.product-categories').getByRole('link', { name: 'Bodys' })).toBeHidden();
	expect(await violations(page, '#secondary')).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[LIST-01][LIST-02][LIST-04][LIST-06] order, display, pages, filters and the whole tree are forms and links', async ({
		page,
	}) => {
		await page.goto(SHOP);
		await expect(page.locator('.product-categories').getByRole('link', { name: 'Masques' })).toBeVisible();
		await order(page).selectOption('price');
		await page.locator('.woocommerce-ordering button').click();
		await expect(page).toHaveURL(/orderby=price/);
		await page.getByRole('button', { name: 'Liste' }).click();
		await expect(page).toHaveURL(/display=list.*orderby=price/);
		await expect(page.locator('#main ul.products')).toHaveClass(/columns-1/);
		await pageLink(page, 'Page 2').click();
		await expect(page).toHaveURL(/page\/2\/\?.*orderby=price/);
	});
});

test('[A11Y-01] in English', async ({ page }) => {
	await openList(page, `${SHOP}?lang=en&options={"listing":{"pagination":"load-more"}}`);
	await expect(page.getByRole('button', { name: 'Subcategories of Sexy lingerie' })).toBeVisible();
	await page.getByRole('button', { name: 'Show more items' }).click();
	await expect(said(page)).toHaveText('17 more items shown');
});
