import { expect } from '../harness';
import { expectSamePage, more, notice, openList, order, PER_PAGE, retry, tiles, withOptions } from '../listing-page';
import type { ServerCall } from './server-call';

/** Calls of a list; filters, order and pages use the same code path. */
export const moreCall: ServerCall = {
	name: 'more products of a list',
	meets: 'html',
	endpoint: 'page-shop',
	async open({ page }) {
		await openList(page, withOptions({ pagination: 'load-more' }));
		await expect(more(page)).toBeVisible();
	},
	act: ({ page }) => more(page).click(),
	retry,
	async kept({ page }) {
		expect(new URL(page.url()).searchParams.get('orderby')).toBeNull();
		await expect(tiles(page)).toHaveCount(PER_PAGE);
		await expect(order(page)).toHaveValue('menu_order');
		await expectSamePage(page);
	},
	async done({ page, shop }) {
		await expect(tiles(page)).toHaveCount(2 * PER_PAGE);
		await expect(notice(page)).toHaveCount(0);
		expect((await shop.received('page-shop')).length).toBeGreaterThan(0);
	},
};
