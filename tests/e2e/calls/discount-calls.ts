import { LOT, SOCKS, choose, note, open, price, quantity, row, tableNote } from '../discounts-helpers';
import { expect } from '../harness';
import { tryAgain, type ServerCall } from './server-call';

export const discountCalls: readonly ServerCall[] = [
	{
		name: 'the price for a quantity',
		meets: 'empty',
		endpoint: 'get_price_html',
		open: ({ page, shop }) => open(page, shop, SOCKS),
		act: ({ page }) => quantity(page).fill('2'),
		retry: (page) => tryAgain(note(page)),
		kept: ({ page }) => expect(price(page)).toHaveText(/10,00/),
		async done({ page }) {
			await expect(price(page).locator('ins')).toHaveText(/9,00/);
			await expect(note(page)).toHaveCount(0);
		},
	},
	{
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
	},
];
