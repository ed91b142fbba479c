import { expect, reach, visit, type Page } from '../harness';
import type { ServerCall } from './server-call';

const LOOPS = '/iles/loop-filter/';
const WIDGETS = '/iles/products-widget/';
const FILTER = '.elementor-widget-taxonomy-filter';
const PRODUCTS = '[data-id="9a1"]';

const term = (page: Page) => page.locator(FILTER).getByRole('button', { name: 'Bodys' });
const items = (page: Page) => page.locator('.e-loop-item');
const button = (page: Page) => page.locator(PRODUCTS).locator('.elementor-button-load-more');
const tiles = (page: Page) => page.locator(PRODUCTS).locator('ul.products > li');

export const loopCall: ServerCall = {
	name: 'a loop with another filter',
	meets: 'html',
	endpoint: 'rest/elementor-pro/v1/refresh-loop',
	open: ({ page }) => visit(page, LOOPS, FILTER),
	act: ({ page }) => term(page).click(),
	async kept({ page }) {
		await expect(items(page)).toHaveCount(6);
		await expect(term(page)).toHaveAttribute('aria-pressed', 'false');
		expect(new URL(page.url()).search).toBe('');
	},
	async done({ page }) {
		await expect(page).toHaveURL(/product_cat=bodys$/);
		await expect(items(page).first()).toContainText('Body');
		await expect(term(page)).toHaveAttribute('aria-pressed', 'true');
	},
};

export const moreProductsCall: ServerCall = {
	name: 'more products of a widget',
	meets: 'types',
	endpoint: 'osf_ajax_loadmore_products',
	open: ({ page }) => reach(page, PRODUCTS, WIDGETS),
	act: ({ page }) => button(page).click(),
	async kept({ page }) {
		await expect(tiles(page)).toHaveCount(4);
		await expect(button(page)).toHaveAttribute('data-paged', '1');
	},
	async done({ page }) {
		await expect(tiles(page)).toHaveCount(8);
		await expect(button(page)).toHaveAttribute('data-paged', '2');
	},
};
