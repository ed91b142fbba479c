import type { Page } from '@playwright/test';
import { ADDRESS, fill } from './checkout-helpers';
import { expect, test, visit } from './harness';

/* A shopper's ways through a real store (STORE_URL) that is seeded as by `npm run store`, on a classic theme with WooCommerce's widgets beside its lists. */

test.beforeEach(({ guard }) => guard.allowErrors(/reading 'products'/));

const tiles = (page: Page) => page.locator('#main ul.products > li');
const heart = (page: Page) =>
	page.locator('ul.products').locator('.tinvwl_add_to_wishlist_button, [data-archipel-wishlist]').first();

const openList = (page: Page) => visit(page, '/boutique/', 'body');

test('[WP-13] a list is ordered, paged and filtered without a reload, and Back leads back', async ({ page }) => {
	await openList(page);
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	const first = await tiles(page).first().textContent();
	await page.locator('select.orderby').first().selectOption('price-desc');
	await expect(page).toHaveURL(/orderby=price-desc/);
	await expect(tiles(page).first()).not.toHaveText(first!);
	const dearest = await tiles(page).first().textContent();
	await page.locator('.woocommerce-pagination a.next').first().click();
	await expect(page).toHaveURL(/\/page\/2\//);
	await expect(tiles(page).first()).not.toHaveText(dearest!);
	const filter = page.locator('#secondary .woocommerce-widget-layered-nav-list a').first();
	const colour = await filter.textContent();
	await filter.click();
	await expect(page).toHaveURL(/filter_couleur=/);
	await expect(page.locator('#secondary .chosen')).toContainText(colour!.trim());
	await page.goBack();
	await expect(page).toHaveURL(/\/page\/2\/(?!.*filter_couleur)/);
	await expect(page.locator('#secondary .chosen')).toHaveCount(0);
	expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[WP-13] the search suggests products, and leads to the list of all; a heart is kept for the next page; a popup opens by its link, and closes with Escape', async ({
	page,
}) => {
	await page.goto('/boutique/');
	const field = page.locator('form[role=search] input[name=s], form.woocommerce-product-search input[name=s]').first();
	await field.click();
	await field.pressSequentially('guêp');
	await expect(page.locator('.archipel-search__panel:popover-open').getByRole('option').first()).toContainText(/guêp/i);
	await field.press('Enter');
	await expect(page).toHaveURL(/[?&]s=gu/);
	await expect(page.locator('#main')).toContainText(/guêpière/i);

	await openList(page);
	await heart(page).click();
	await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
	await openList(page);
	await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

	await page.goto('/lettre/');
	const popup = page.getByRole('dialog');
	await page.getByRole('link', { name: 'Recevoir la lettre' }).click();
	await expect(popup).toContainText('Une par mois');
	await page.keyboard.press('Escape');
	await expect(popup).toHaveCount(0);
});

/** Orders a product as a guest. @returns The order as the database has it. */
async function order(page: Page): Promise<unknown[]> {
	await page.goto('/boutique/?utm_source=lettre&utm_medium=email&utm_campaign=soldes%20d%27hiver');
	const add = page.locator('ul.products a.ajax_add_to_cart').first();
	await add.click();
	await expect(add).toHaveClass(/\badded\b/);
	await page.goto('/commande/', { waitUntil: 'networkidle' });
	await page.locator('#billing_country').selectOption('CH', { force: true });
	await page.waitForLoadState('networkidle');
	await fill(page, { ...ADDRESS, billing_postcode: '1003', order_comments: 'Sonner <b>deux</b> fois' });
	await page.locator('input[value^="local_pickup"]').check();
	await page.waitForLoadState('networkidle');
	await page.locator('label[for=payment_method_cod]').click();
	await page.locator('#place_order').click();
	await page.waitForURL(/order-received/);
	await expect(page.locator('#main')).toContainText(/thank you|merci/i);
	const [, id] = /order-received\/(\d+)/.exec(page.url())!;
	return (await page.request.get(`/?archipel-store=order&id=${id}`)).json() as Promise<unknown[]>;
}

test('[WP-13] [CHK-04] [ATTR-03] a guest orders what is in the cart: the order is the one that WooCommerce’s scripts make of it', async ({
	page,
	visitor,
	baseURL,
	guard,
}) => {
	// Fonts of the theme, which are there after consent.
	guard.allowErrors(/ERR_NAME_NOT_RESOLVED/);
	const accepted = { name: 'cookie_notice_accepted', value: 'true', url: baseURL! };
	await page.context().addCookies([accepted]);
	await visitor.context().addCookies([accepted, { name: 'sans-iles', value: '1', url: baseURL! }]);
	const ours = await order(page);
	expect(ours[0]).toMatchObject({ status: 'processing', meta: { _wc_order_attribution_utm_source: 'lettre' } });
	expect(ours).toEqual(await order(visitor));
});
