import { SOCKS, TABLE, open, price, quantity, row } from './discounts-helpers';
import { expect, layoutShifts, listen, test, violations } from './harness';

test('[A11Y-01] [RT-01] [WP-07] in English, on a phone: announced; axe: nothing @phone', async ({ page, shop }) => {
	await open(page, shop, SOCKS, {}, '&lang=en');
	expect(await layoutShifts(page)).toEqual([]);
	const said = await listen(page);
	await page.getByRole('button', { name: '2 - 4. Choose quantity 2' }).tap();
	await expect.poll(said).toContain('Price for 2: 9,00\u00a0€ each.');
	await expect(price(page).locator('ins')).toBeVisible();
	const told = page.locator('.archipel-notice');
	await shop.fault('get_price_html', '500', 1);
	await quantity(page).fill('5');
	await expect(told).toBeVisible();
	expect(await violations(page, '.summary')).toEqual([]);
});

test('@noscript [DISC-02] the table and the price of one piece are there, the cart reckons', async ({ page, shop }) => {
	await page.goto(SOCKS);
	await expect(row(page, '2 - 4')).toBeVisible();
	await expect(page.locator(`${TABLE} button`)).toHaveCount(0);
	await quantity(page).fill('2');
	await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
	expect(Object.values(await shop.cart())).toEqual([2]);
	await page.goto('/page-panier/');
	await expect(page.locator('.order-total')).toContainText('22,90');
});
