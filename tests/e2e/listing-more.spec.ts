import { expect, test, violations, type Page } from './harness';
import { listCalls, MORE, more, openList, PER_PAGE, SHOP, tiles } from './listing-page';

const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test('[LIST-04] a button adds the next page, whose first product has the focus', async ({ page }) => {
	await openList(page, MORE);
	await expect(page.locator('.woocommerce-pagination')).toBeHidden();
	await more(page).press('Enter');
	await expect(tiles(page)).toHaveCount(2 * PER_PAGE);
	await expect(tiles(page).nth(PER_PAGE).getByRole('link').first()).toBeFocused();
	expect(await violations(page, '.archipel-more, .woocommerce-result-count')).toEqual([]);
});

test('[LIST-04][FILT-06][SEC-03 A8] Themify’s endless list, then a button', async ({ page, shop }) => {
	await openList(page, `${SHOP}?pagination=infinity-auto`);
	await expect(tiles(page)).toHaveCount(PER_PAGE);
	for (const pages of [2, 3]) {
		await toEnd(page);
		await expect(tiles(page)).toHaveCount(pages * PER_PAGE);
	}
	await toEnd(page);
	await expect(page.locator('footer').last()).toBeInViewport();
	await page.clock.install();
	await page.clock.runFor(5000);
	expect(listCalls(shop)).toHaveLength(2);
	await expect(more(page)).toBeVisible();
});
