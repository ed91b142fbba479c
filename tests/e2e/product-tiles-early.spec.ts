import type { Locator, Page } from '@playwright/test';
import { distFile, hasCome } from './dist-file';
import { caught, expect, test } from './harness';
import { slowDown } from './slow-phone';
import { hold } from './hold';
import { addButton, CULOTTE, LIST } from './tiles-page';

const firstPaint = (page: Page) =>
	page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Adds that reached the shop by following the link. */
function followed(page: Page): string[] {
	const urls: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest() && request.url().includes('add-to-cart=')) urls.push(request.url());
	});
	return urls;
}

test.describe('[RT-03] a click at first paint, by slow 3G, is one item', () => {
	test.describe.configure({ timeout: 120_000 });

	test('when the stub catches it: in place, once, although the shopper clicks twice', async ({ page, shop }) => {
		const links = followed(page);
		const release = await hold(page, '**/dist/{islands,chunks}/**.js');
		const speedUp = await slowDown(page, 1);
		await page.goto('/boutique/', { waitUntil: 'commit' });
		await firstPaint(page);
		await caught(page);
		const button = addButton(page, CULOTTE);
		await button.click();
		await expect(button).toHaveAttribute('aria-busy', 'true');
		await button.click();
		// Ten seconds without its files, and the browser follows the link: on a busy machine they would take longer.
		await speedUp();
		release();
		await expect(button).toHaveClass(/(^| )added( |$)/, { timeout: 60_000 });
		expect(shop.calls('add_to_cart')).toHaveLength(1);
		expect(links).toEqual([]);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('when the stub has not come yet: the browser follows the link', async ({ page, shop }) => {
		const links = followed(page);
		const release = await hold(page, '**/dist/archipel.js*');
		await slowDown(page, 1);
		await page.goto('/boutique/', { waitUntil: 'commit' });
		await firstPaint(page);
		await addButton(page, CULOTTE).click();
		await page.waitForURL(/add-to-cart=/, { waitUntil: 'commit' });
		release();
		await expect(page.locator('.woocommerce-message')).toContainText(CULOTTE, { timeout: 60_000 });
		expect(links).toHaveLength(1);
		expect(shop.calls('add_to_cart')).toEqual([]);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('whichever comes first, on a phone six times slower', async ({ page, shop }) => {
		await slowDown(page);
		await page.goto('/boutique/', { waitUntil: 'commit' });
		await firstPaint(page);
		await addButton(page, CULOTTE).click();
		await expect.poll(() => shop.cart(), { timeout: 60_000 }).toEqual({ [CULOTTE]: 1 });
		await expect(page.locator('.woocommerce-message, .add_to_cart_button.added').first()).toBeVisible({
			timeout: 60_000,
		});
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});
});

test('[RT-03] a click while the files never come is carried out by the browser', async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource|product-tiles: its files could not be loaded/);
	await page.route(`**/${distFile('islands/product-tiles')}*`, (route) => route.abort());
	await page.goto('/boutique/');
	await addButton(page, CULOTTE).click();
	await expect(page.locator('.woocommerce-message')).toContainText(CULOTTE);
	expect(shop.calls('add_to_cart')).toEqual([]);
	expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
});

test('[RT-02] its files come in idle time, once, and nothing of it runs before somebody comes to a tile', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	const file = page.waitForResponse((response) => response.url().includes(distFile('islands/product-tiles')));
	await page.goto('/boutique/');
	await file;
	await page.waitForTimeout(500);
	const list = page.locator(LIST);
	await expect(list).not.toHaveAttribute('data-archipel-state');
	await addButton(page, CULOTTE).hover();
	await expect(list).toHaveAttribute('data-archipel-state', 'mounted');
	const own = asked.filter((path) => path.includes(distFile('islands/product-tiles').slice(0, -1)));
	expect(own.filter((path) => path.endsWith('.js'))).toHaveLength(1);
	// Its styles are in the page's own file.
	expect(own.filter((path) => path.endsWith('.css'))).toEqual([]);
	expect(asked.filter((path) => path.includes(distFile('chunks/react')))).toEqual([]);
});

test.describe('[CART-01] who has turned to the button has all that adding takes: a press waits for no file', () => {
	for (const [where, path, find] of [
		['tile', '/boutique/', (page) => addButton(page, CULOTTE)],
		['product page', '/produit/culotte-taille-haute/', (page) => page.locator('.single_add_to_cart_button').first()],
	] satisfies [string, string, (page: Page) => Locator][])
		test(where, async ({ page, shop }) => {
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			await find(page).hover();
			for (const file of ['chunks/distribution', 'chunks/schemas']) await hasCome(page, file);
			const release = await hold(page, '**/dist/**');
			await find(page).click();
			await expect.poll(() => shop.cart()).toEqual({ [CULOTTE]: 1 });
			release();
		});
});
