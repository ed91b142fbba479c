import { expect, reach, visit, type Page } from '../harness';
import type { ServerCall } from './server-call';

const LOOPS = '/iles/loop-filter/';
const WIDGETS = '/iles/products-widget/';
const FILTER = '.elementor-widget-taxonomy-filter';
const PRODUCTS = '[data-id="9a1"]';
const LIST = '.shopengine-filterable-product-wrap';

const term = (page: Page) => page.locator(FILTER).getByRole('button', { name: 'Bodys' });
const items = (page: Page) => page.locator('.e-loop-item');
const tab = (page: Page, name: string) => page.locator(LIST).getByRole('tab', { name });
const button = (page: Page, widget: string) => page.locator(widget).locator('.elementor-button-load-more');
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

export const widgetCalls: readonly ServerCall[] = [
	{
		name: 'more products of a widget',
		meets: 'types',
		endpoint: 'osf_ajax_loadmore_products',
		async open({ page }) {
			await reach(page, PRODUCTS, WIDGETS);
		},
		act: ({ page }) => button(page, PRODUCTS).click(),
		async kept({ page }) {
			await expect(tiles(page)).toHaveCount(4);
			await expect(button(page, PRODUCTS)).toHaveAttribute('data-paged', '1');
		},
		async done({ page }) {
			await expect(tiles(page)).toHaveCount(8);
			await expect(button(page, PRODUCTS)).toHaveAttribute('data-paged', '2');
		},
	},
	{
		name: 'the products of a tab',
		meets: '403',
		endpoint: 'rest/shopengine-builder/v1/widgets_partials/filter_cat_products/',
		async open({ page }) {
			await reach(page, LIST);
			await expect(tab(page, 'Bodys')).toHaveAttribute('aria-selected', 'false');
		},
		act: ({ page }) => tab(page, 'Bodys').click(),
		kept: ({ page }) => expect(tab(page, 'Bodys')).toHaveAttribute('aria-selected', 'false'),
		async done({ page }) {
			await expect(tab(page, 'Bodys')).toHaveAttribute('aria-selected', 'true');
			await expect(page.locator(LIST).getByRole('tabpanel')).toContainText('Body');
		},
	},
];
