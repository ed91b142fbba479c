import { examples, expect, test } from './test';

test('[RT-14] loop-filter, products-widget: terms, more products, tabs', async ({ tab, shop }) => {
	await test.step('loop-filter', async () => {
		await tab.goto(examples('loop-filter'));
		const first = await tab.text('.e-loop-item .product-title');
		await tab.click('[data-filter="bodys"]');
		await expect.poll(() => tab.path()).toBe('/iles/loop-filter/?e-filter-f14fd03-product_cat=bodys');
		await expect.poll(() => tab.text('.e-loop-item .product-title')).toContain('Body');
		await tab.click('[data-filter="noir"]');
		await expect.poll(() => tab.path()).toContain('pa_couleur=noir');
		await shop.quiet();
		// One after the other: a browser may make one of two that come at once.
		for (const path of [/product_cat=bodys$/, /loop-filter\/$/]) {
			await tab.evaluate(() => history.back());
			await expect.poll(() => tab.path()).toMatch(path);
		}
		await expect.poll(() => tab.text('.e-loop-item .product-title')).toBe(first);
		await expect.poll(() => tab.attribute('[data-filter="bodys"]', 'aria-pressed')).toBe('false');
	});

	await test.step('products-widget', async () => {
		await tab.goto(examples('products-widget'));
		await tab.click('[data-id="9a1"] .elementor-button-load-more');
		await expect.poll(() => tab.count('[data-id="9a1"] ul.products > li')).toBe(8);
		await shop.quiet();
		await tab.click('[data-id="9a4"] .elementor-tab-title[data-tab="2"]');
		await tab.see('[data-id="9a4"] .elementor-tab-content[data-tab="2"] .price');
		await tab.click('[data-id="9a5"] [data-filter-uid="69191"]');
		await expect.poll(() => tab.attribute('[data-id="9a5"] [data-filter-uid="69191"]', 'aria-selected')).toBe('true');
		await tab.see('[data-id="9a5"] .filter-69191 .price');
	});
});
