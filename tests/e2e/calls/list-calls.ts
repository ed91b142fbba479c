import { received } from '../cart-page-helpers';
import { expect } from '../harness';
import {
	expectSamePage,
	more,
	notice,
	openList,
	order,
	pageLink,
	PER_PAGE,
	retry,
	SHOP,
	tiles,
	withOptions,
} from '../listing-page';
import type { ServerCall, World } from './server-call';

/** The code that asks comes when the pointer does. */
async function open({ page }: World, address = SHOP): Promise<void> {
	await openList(page, address);
	await page.locator('.woocommerce-ordering').hover();
	await page.waitForLoadState('networkidle');
}

/** The first page in an order. */
const isAsBefore =
	(by: string) =>
	async ({ page }: World) => {
		await expect(page).toHaveURL(new RegExp(`${SHOP}(\\?|$)`));
		expect(new URL(page.url()).searchParams.get('orderby') ?? 'menu_order').toBe(by);
		await expect(tiles(page)).toHaveCount(PER_PAGE);
		await expect(order(page)).toHaveValue(by);
		await expectSamePage(page);
	};

const asking = {
	module: 'src/shop/product-list/archive-page.ts',
	endpoint: 'page-shop',
	open,
	told: ({ page }: World) => expect(retry(page)).toBeVisible(),
	kept: isAsBefore('menu_order'),
	again: ({ page }: World) => retry(page).click(),
};

/** What changes a list. */
export const listCalls: readonly ServerCall[] = [
	{
		...asking,
		name: 'another order of a list',
		meets: 'offline',
		act: ({ page }) =>
			order(page)
				.selectOption('price')
				.then(() => {}),
		async done({ page }) {
			await expect(page).toHaveURL(`${SHOP}?orderby=price`);
			await expect(order(page)).toHaveValue('price');
			await expect(notice(page)).toHaveCount(0);
			await expectSamePage(page);
		},
	},
	{
		...asking,
		name: 'another page of a list',
		meets: 'truncated',
		open: isAsBefore('price'),
		kept: isAsBefore('price'),
		act: ({ page }) => pageLink(page, 'Page 2').click(),
		async done({ page }) {
			await expect(page).toHaveURL(`${SHOP}page/2/?orderby=price`);
			await expect(page.locator('.woocommerce-pagination [aria-current=page]')).toHaveText('2');
			await expect(notice(page)).toHaveCount(0);
			await expectSamePage(page);
		},
	},
	{
		...asking,
		name: 'more products of a list',
		meets: 'html',
		open: async (world) => {
			await open(world, withOptions({ pagination: 'load-more' }));
			await expect(more(world.page)).toBeVisible();
		},
		act: ({ page }) => more(page).click(),
		async done({ page }) {
			await expect(tiles(page)).toHaveCount(2 * PER_PAGE);
			await expect(notice(page)).toHaveCount(0);
			expect((await received(page, 'page-shop')).length).toBeGreaterThan(0);
		},
	},
];
