import { atRest, expect, layoutShifts, rewrite, test, violations } from './harness';
import {
	expectSamePage,
	listCalls,
	more,
	names,
	openList,
	order,
	pageLink,
	PER_PAGE,
	SHOP,
	tiles,
} from './listing-page';

test('[LIST-01][LIST-03] a chosen order, and products per page; what comes can be bought', async ({ page, shop }) => {
	await openList(page, `${SHOP}page/2/`);
	const before = await names(page);
	await order(page).selectOption('price');
	await expect(page).toHaveURL(`${SHOP}?orderby=price`);
	await expect.poll(() => names(page)).not.toEqual(before);
	await expect(order(page)).toHaveValue('price');
	await page.getByRole('combobox', { name: 'Articles par page' }).selectOption('34');
	await expect(tiles(page)).toHaveCount(34);
	await expect(page).toHaveURL(/par-page=34.*orderby=price|orderby=price.*par-page=34/);
	await tiles(page).locator('.ajax_add_to_cart').first().click();
	await expect.poll(async () => Object.keys(await shop.cart())).toHaveLength(1);
	await expectSamePage(page);
});

test('[LIST-04][LIST-10][A11Y-03] a page is shown below its address', async ({ page }) => {
	const atStart = () =>
		expect.poll(() => page.locator('#main').evaluate((main) => main.getBoundingClientRect().top)).toBeCloseTo(10, 0);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await openList(page);
	await pageLink(page, 'Page 2').focus();
	await atRest(page);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`${SHOP}page/2/`);
	await expect(page).toHaveTitle(/Page 2 sur/);
	await expect(page.locator('.woocommerce-pagination [aria-current=page]')).toHaveText('2');
	await expect(page.locator('.woocommerce-breadcrumb')).toContainText('Page 2');
	await expect(page.locator('#main ul.products')).toBeFocused();
	await atStart();
	await page.keyboard.press('Tab');
	await expect(tiles(page).first().getByRole('link').first()).toBeFocused();
	await test.step('less motion, and the browser still scrolls to the control', async () => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.evaluate(() =>
			document.addEventListener('archipel:list-updated', () => {
				scrollTo({ top: 0, behavior: 'instant' });
				scrollTo({ top: document.body.scrollHeight, behavior: 'smooth' });
			}),
		);
		await pageLink(page, 'Page 3').click();
		await expect(page).toHaveURL(`${SHOP}page/3/`);
		await expect(page.locator('#main ul.products')).toBeFocused();
		await atRest(page);
		await expect(page.locator('.woocommerce-products-header, #main h1').first()).toBeInViewport();
	});
	await expectSamePage(page);
});

test('[LIST-04][FILT-06][SEC-03 A8] an endless list, then a button that moves the focus', async ({ page, shop }) => {
	const toEnd = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	await openList(page, `${SHOP}?pagination=infinity-auto`);
	await expect(tiles(page)).toHaveCount(PER_PAGE);
	for (const pages of [2, 3]) {
		await toEnd();
		await expect(tiles(page)).toHaveCount(pages * PER_PAGE);
	}
	await toEnd();
	await expect(page.locator('footer').last()).toBeInViewport();
	await page.clock.install();
	await page.clock.runFor(5000);
	expect(listCalls(shop)).toHaveLength(2);
	await expect(page.locator('.archipel-links')).toBeHidden();
	await more(page).press('Enter');
	const fourth = tiles(page).nth(3 * PER_PAGE);
	await expect(fourth.getByRole('link').first()).toBeFocused();
	expect(await violations(page, '.archipel-more, .woocommerce-result-count')).toEqual([]);
});

test('[LIST-02][LIST-06] the category tree, and the switch between grid and list', async ({ page, shop, context }) => {
	const address = '/categorie-produit/nuisettes/';
	await openList(page, address);
	await test.step('the category tree', async () => {
		const button = (name: string) => page.getByRole('button', { name: `Sous-catégories de ${name}` });
		await expect(page.getByRole('link', { name: 'Bodys' }).last()).toBeVisible();
		expect(await layoutShifts(page, '#secondary')).toEqual([]);
		const masks = page.locator('.product-categories').getByRole('link', { name: 'Masques' });
		await expect(masks).toBeHidden();
		await button('Accessoires').press('Enter');
		await expect(masks).toBeVisible();
		await button('Lingerie sexy').click();
		await expect(page.locator('.product-categories').getByRole('link', { name: 'Bodys' })).toBeHidden();
		expect(await violations(page, '#content')).toEqual([]);
	});
	const list = page.getByRole('button', { name: 'Liste' });
	await list.click();
	await expect(page).toHaveURL(`${address}?display=list`);
	await expect(page.locator('#main ul.products')).toHaveClass(/columns-1/);
	await expect(list).toBeFocused();
	const cookie = (await context.cookies()).find(({ name }) => name === 'otf_woocommerce_display');
	expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(10);
	shop.forget();
	await openList(page, address);
	await expect(page).toHaveURL(`${address}?display=list`);
	await expect(page.locator('#main ul.products')).toHaveClass(/columns-1/);
	expect(listCalls(shop)).toEqual([`${address}?display=list`]);
	for (const width of [575, 574]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(page.locator('.display-mode')).toBeVisible({ visible: width > 574 });
	}
});

test('@noscript [LIST-06] all branches of the category tree are seen', async ({ page }) => {
	await page.goto(SHOP);
	await expect(page.locator('.product-categories').getByRole('link', { name: 'Masques' })).toBeVisible();
});

test('[LIST-07] [A11Y-02] on a phone the sidebar’s filters open in a drawer @phone', async ({ page }) => {
	const printed = '<a class="archipel-link archipel-filter__link" href="#archipel-filters">Filtrer</a>';
	await rewrite(page, '/boutique/', (html) => html.replace('<ul class="products', `${printed}$&`));
	await page.goto('/boutique/');
	const link = page.locator('.archipel-filter__link');
	const dialog = page.getByRole('dialog', { name: 'Filtrer' });
	const place = () => page.locator('#secondary').evaluate((side) => side.parentElement!.className);
	const before = await place();
	await link.tap();
	const colour = dialog.getByRole('link', { name: 'Noir' });
	const count = await colour.locator('xpath=..').locator('.count').textContent();
	await colour.tap();
	await expect(page).toHaveURL(/filter_couleur=noir/);
	await expect(dialog.locator('.archipel-dialog__footer p')).toContainText(`sur ${/\d+/.exec(count!)![0]} `);
	await expect(colour).toHaveAttribute('aria-current', 'true');
	await dialog.getByRole('button', { name: 'Voir les articles' }).tap();
	await expect(dialog).toBeHidden();
	await expect(link).toBeFocused();
	expect(await place()).toBe(before);
});
