import { expect, layoutShifts, rewrite, test } from './harness';
import {
	count,
	listCalls,
	expectSamePlace,
	goToProduct,
	names,
	notice,
	openList,
	order,
	pageLink,
	retry,
	SHOP,
	tiles,
} from './listing-page';

test('[LIST-03][LIST-11] Back from a product: the same items at the same place', async ({ page, shop }) => {
	// Markup of the block woocommerce/product-results-count.
	await rewrite(page, SHOP, (html) =>
		html.replace(
			/<p\s+class="woocommerce-result-count"[\s\S]*?<\/p>/,
			(count) =>
				`<div class="woocommerce wc-block-product-results-count wp-block-woocommerce-product-results-count" data-wp-interactive="woocommerce/product-results-count" data-wp-router-region="wc-product-results-count-0">${count}</div>`,
		),
	);
	const left = await goToProduct(page);
	shop.forget();
	await page.goBack();
	await expectSamePlace(page, left);
	expect(listCalls(shop)).toEqual([]);
	expect(await layoutShifts(page, '#main')).toEqual([]);
	await expect(count(page)).toHaveText(/^\s*Affichage de 1–51 sur/);
});

test('[LIST-10] Back and forward over pages and orders, a hash, a reloaded entry', async ({ page, shop }) => {
	await openList(page);
	const first = await names(page);
	await pageLink(page, 'Page 2').click();
	await expect(page).toHaveURL(`${SHOP}page/2/`);
	const second = await names(page);
	await order(page).selectOption('price');
	await expect(page).toHaveURL(`${SHOP}?orderby=price`);
	await expect(tiles(page).first()).toBeInViewport();
	await page.goBack();
	await expect(page).toHaveURL(`${SHOP}page/2/`);
	await expect.poll(() => names(page)).toEqual(second);
	await expect(order(page)).toHaveValue('menu_order');
	await page.goBack();
	await expect.poll(() => names(page)).toEqual(first);
	await expect(page).toHaveTitle(/^Boutique/);
	await expect(pageLink(page, 'Page 2')).toBeInViewport();
	await page.goForward();
	await expect.poll(() => names(page)).toEqual(second);
	await expect(page).toHaveTitle(/Page 2 sur/);
	await test.step('a hash', async () => {
		shop.forget();
		await page.evaluate(() => void (location.hash = 'content'));
		await page.goBack();
		await expect(page).toHaveURL(`${SHOP}page/2/`);
		expect(listCalls(shop)).toEqual([]);
	});
	await test.step('an entry from before a reload, which cannot be shown at first', async () => {
		await page.reload();
		shop.forget();
		await shop.fault('page-shop', '500');
		// The file with the `popstate` handler may not be loaded yet.
		await page.evaluate(() => history.back());
		await expect(notice(page)).toContainText('Une erreur est survenue');
		await expect(page).toHaveURL(`${SHOP}page/2/`);
		await expect.poll(() => names(page)).toEqual(second);
		await shop.heal();
		shop.forget();
		await retry(page).click();
		await expect(page).toHaveURL(SHOP);
		await expect.poll(() => names(page)).toEqual(first);
		expect(listCalls(shop)).toEqual([SHOP]);
	});
});
