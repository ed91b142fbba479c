import { LOT, choose, open, row, tableNote } from '../discounts-helpers';
import { expect } from '../harness';
import { tryAgain, type ServerCall } from './server-call';

export const discountTableCall: ServerCall = {
	name: 'the discount table of a variation',
	meets: '500',
	endpoint: 'get_variable_product_bulk_table',
	open: ({ page, shop }) => open(page, shop, LOT),
	act: ({ page }) => choose(page, 1),
	retry: (page) => tryAgain(tableNote(page)),
	// The table of another variation would show wrong prices.
	kept: ({ page }) => expect(row(page, '2 - 4')).toHaveCount(0),
	async done({ page }) {
		await expect(row(page, '2 - 4')).toBeVisible();
		await expect(tableNote(page)).toHaveCount(0);
		await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
	},
};
