import { closeByEscape, expect, requestsOf, test, type Page } from './harness';

const named = (page: Page) =>
	page.evaluate(() =>
		Object.keys(
			(JSON.parse(document.getElementById('archipel-config')!.textContent) as { islands: Record<string, unknown> })
				.islands,
		),
	);

test('[RT-15] a listing names no island of product pages; a quick view brings them', async ({ page }) => {
	const requests = requestsOf(page, /registry.json/);
	await page.goto('/boutique/');
	expect(await named(page)).not.toContain('gallery');
	expect(await named(page)).toContain('product-tiles');
	const trigger = page.locator('[data-archipel-quick-view="2100"]').first();
	for (let time = 0; time < 2; time++) {
		await trigger.press('Enter');
		const gallery = page.locator('dialog .woocommerce-product-gallery');
		await expect(gallery).toHaveAttribute('data-archipel-state', 'mounted');
		await closeByEscape(page.getByRole('dialog'));
	}
	expect(requests).toHaveLength(1);
});
