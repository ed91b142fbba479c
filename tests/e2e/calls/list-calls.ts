import { expect } from '../harness';
import { expectSamePage, more, notice, openList, order, PER_PAGE, retry, tiles, withOptions } from '../listing-page';
import type { ServerCall } from './server-call';

/** Calls of a list; filters, order and pages use the same code path. */
export const moreCall: ServerCall = {
	name: 'more products of a list',
	meets: 'html',
	module: 'src/shop/product-list/archive-page.ts',
	endpoint: 'page-shop',
	async open({ page }) {
		await openList(page, withOptions({ pagination: 'load-more' }));
		await expect(more(page)).toBeVisible();
	},
	act: ({ page }) => more(page).click(),
	told: ({ page }) => expect(retry(page)).toBeVisible(),
	async kept({ page }) {
		expect(new URL(page.url()).searchParams.get('orderby')).toBeNull();
		await expect(tiles(page)).toHaveCount(PER_PAGE);
		await expect(order(page)).toHaveValue('menu_order');
		await expectSamePage(page);
	},
	again: ({ page }) => retry(page).click(),
	async done({ page, shop }) {
		await expect(tiles(page)).toHaveCount(2 * PER_PAGE);
		await expect(notice(page)).toHaveCount(0);
		expect((await shop.received('page-shop')).length).toBeGreaterThan(0);
	},
};
