import { expect, test, type Page } from '@playwright/test';
import { openPageCache } from '../store/page-cache';

/* A page cache as hosts have it before a real store (STORE_URL) that is seeded as by `npm run store`. */

/** A guest's visit in fifteen steps. The cart's page is none: WooCommerce forbids caches to keep it, and an empty cart is seen in the drawer. */
async function visit(page: Page): Promise<void> {
	const tiles = page.locator('#main ul.products > li');
	const go = async (path: string) => {
		await page.goto(path);
		await page.waitForLoadState('networkidle');
	};
	/** An action that shows another list without another page. */
	const change = async (address: RegExp, act: () => Promise<unknown>) => {
		const isStale = await tiles.first().elementHandle();
		await act();
		await expect(page).toHaveURL(address);
		await expect.poll(() => isStale!.evaluate((tile) => tile.isConnected)).toBe(false);
		await page.waitForLoadState('networkidle');
	};
	await go('/');
	await go('/boutique/');
	await change(/orderby=price-desc/, () => page.locator('select.orderby').first().selectOption('price-desc'));
	await change(/\/page\/2\//, () => page.locator('.woocommerce-pagination a.next').first().click());
	await change(/filter_couleur=/, () => page.locator('.woocommerce-widget-layered-nav-list a').first().click());
	await change(/\/page\/2\/(?!.*filter_couleur)/, () => page.goBack());
	await page.locator('[data-archipel-quick-view]').first().click();
	// Its name is there at once; a view that is closed before its content has come asks for it no more.
	await expect(page.getByRole('dialog').locator('.price').first()).toBeVisible();
	await page.keyboard.press('Escape');
	await go('/produit/nuisette-dentelle-0/');
	for (const select of await page.locator('form.variations_form select').all())
		await select.selectOption({ index: 1 }, { force: true });
	await expect(page.locator('form.variations_form [name=variation_id]')).not.toHaveValue(/^0?$/);
	await page.goBack();
	await page.waitForLoadState('networkidle');
	const field = page.locator('form[role=search] input[name=s], form.woocommerce-product-search input[name=s]').first();
	await field.pressSequentially('nuis', { delay: 20 });
	await expect(page.locator('.archipel-search__panel:popover-open').getByRole('option').first()).toBeVisible();
	await field.press('Enter');
	await expect(page).toHaveURL(/[?&]s=nuis/);
	await page.waitForLoadState('networkidle');
	await go('/categorie-produit/nuisettes/');
	await go('/favoris/');
	await go('/lettre/');
	await page.getByRole('link', { name: 'Recevoir la lettre' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
}

test('[WP-08] [LIST-12] behind a page cache the second guest causes no request that reaches PHP, in fifteen steps', async ({
	browser,
	baseURL,
}) => {
	test.setTimeout(300_000);
	const cache = await openPageCache(baseURL!);
	try {
		const shop = async () => {
			const before = cache.missed().length;
			const context = await browser.newContext({ proxy: { server: cache.proxy, bypass: '<-loopback>' } });
			await visit(await context.newPage());
			await context.close();
			return cache.missed().slice(before);
		};
		const first = await shop();
		for (const read of [
			'/boutique/',
			'archipel-list=1',
			'archipel_quick_view',
			'archipel_variation',
			'wc/store/v1/products',
		])
			expect(first).toContainEqual(expect.stringContaining(read));
		expect(await shop()).toEqual([]);
	} finally {
		await cache.close();
	}
});
