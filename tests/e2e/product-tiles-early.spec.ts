import { distFile, expect, hasCome, hold, requestsOf, test, type Page } from './harness';
import { addButton, CULOTTE, LIST } from './tiles-page';

test('[RT-02] [CART-01] its files come once tiles are near the viewport, once, and a press waits for none', async ({
	page,
	shop,
}) => {
	const asked = requestsOf(page);
	const own = () => asked.filter((url) => url.includes(distFile('islands/product-tiles').slice(0, -1)));
	await page.goto('/produit/nuisette-soiree/');
	await page.waitForLoadState('networkidle');
	await expect(page.locator('ul.products').first()).not.toBeInViewport();
	expect(own()).toEqual([]);
	const file = page.waitForResponse((response) => response.url().includes(distFile('islands/product-tiles')));
	await page.goto('/boutique/');
	await file;
	await page.waitForLoadState('networkidle');
	const list = page.locator(LIST);
	await expect(list).not.toHaveAttribute('data-archipel-state');
	const product = (at: Page) => at.locator('.single_add_to_cart_button').first();
	for (const [pieces, find] of [
		[1, (at: Page) => addButton(at, CULOTTE)],
		[2, product],
	] as const) {
		await find(page).hover();
		for (const part of ['chunks/distribution', 'chunks/schemas']) await hasCome(page, part);
		if (pieces === 1) {
			await expect(list).toHaveAttribute('data-archipel-state', 'mounted');
			expect(own().filter((url) => /\.js(\?|$)/.test(url))).toHaveLength(1);
			// The styles are in the page's own file.
			expect(own().filter((url) => /\.css(\?|$)/.test(url))).toEqual([]);
			expect(asked.filter((url) => url.includes(distFile('chunks/react')))).toEqual([]);
		}
		const release = await hold(page, '**/dist/**');
		await find(page).click();
		await expect.poll(() => shop.cart()).toEqual({ [CULOTTE]: pieces });
		release();
		if (pieces === 1) {
			await page.goto('/produit/culotte-taille-haute/');
			await page.waitForLoadState('networkidle');
		}
	}
});
