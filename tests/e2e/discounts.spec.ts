import { SOCKS, LOT, TABLE, row, open, choose } from './discounts-helpers';
import { expectToldInView } from './beside';
import { expect, hold, layoutShifts, listen, tabTo, test, violations, type Page } from './harness';

const price = (page: Page) => page.locator('div.product p.price');
const variationPrice = (page: Page) => page.locator('.woocommerce-variation-price .price');
const quantity = (page: Page) => page.locator('form.cart [name=quantity]');
const note = (page: Page) => page.locator('.archipel-notice').filter({ hasText: 'Prix à confirmer au panier.' });

test('[DISC-01] [DISC-05] [REL-01] [RT-01] [A11Y-01] the price follows, rows set it', async ({ page, shop }) => {
	await open(page, shop, SOCKS);
	expect(await layoutShifts(page)).toEqual([]);
	await test.step('the price, and a failure', async () => {
		await quantity(page).fill('2');
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		await shop.fault('get_price_html', '500', 1);
		await quantity(page).fill('10');
		await expect(note(page)).toBeVisible();
		await expectToldInView(page);
		expect(await violations(page, '.summary'), 'marked and failed').toEqual([]);
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		await note(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(price(page).locator('ins')).toHaveText(/6,00/);
		await expect(note(page)).toHaveCount(0);
		await expect(quantity(page)).toBeFocused();
	});
	await test.step('rows', async () => {
		const marked = page.locator(`${TABLE} [aria-current=true]`);
		await row(page, '5 - 9').getByRole('cell').last().click();
		await expect(quantity(page)).toHaveValue('5');
		await expect(marked).toContainText('5 - 9');
		await expect(price(page).locator('ins')).toHaveText(/7,00/);
		await tabTo(page, page.getByRole('button', { name: '2 - 4. Choisir la quantité 2' }));
		await page.keyboard.press('Space');
		await expect(quantity(page)).toHaveValue('2');
		await expect(marked).toContainText('2 - 4');
	});
});

test('[DISC-01] [DISC-02] [A11Y-01] of a variation: price, table', async ({ page, shop }) => {
	await open(page, shop, LOT);
	await test.step('its own price', async () => {
		await choose(page, 2);
		await expect(variationPrice(page)).toHaveText(/22,00/);
		await quantity(page).fill('5');
		await expect(variationPrice(page).locator('ins')).toHaveText(/19,00/);
		await expect(price(page).locator('ins'), 'it is seen above').toHaveText(/19,00/);
		expect((await variationPrice(page).boundingBox())!.width, 'and once').toBeLessThanOrEqual(1);
		const id = await page.locator('[name=variation_id]').inputValue();
		expect((await shop.received('get_price_html')).at(-1)).toMatchObject({ product_id: id, qty: '5' });
	});
	await test.step('the next variation initially shows its unit price; the quantity is still five', async () => {
		const letGo = await hold(page, '**/admin-ajax.php', (request) => /bulk_table/.test(request.postData() ?? ''));
		const table = page.locator(TABLE).first();
		await choose(page, 1);
		await expect(table).toHaveCSS('opacity', '0.5');
		await expect(variationPrice(page).locator('ins')).toHaveText(/17,00/);
		letGo();
		await expect(table).toHaveCSS('opacity', '1');
		await expect(page.locator(`${TABLE} ${TABLE}`)).toHaveCount(0);
		await expect(row(page, '2 - 4')).toBeVisible();
	});
});

test('[A11Y-01] [RT-01] [WP-07] in English, on a phone: announced; axe: nothing @phone', async ({ page, shop }) => {
	await open(page, shop, `${SOCKS}?lang=en`);
	expect(await layoutShifts(page)).toEqual([]);
	const said = await listen(page);
	await page.getByRole('button', { name: '2 - 4. Choose quantity 2' }).tap();
	await expect.poll(said).toContain('Price for 2: 9,00\u00a0€ each.');
	await expect(price(page).locator('ins')).toBeVisible();
	expect(await violations(page, '.summary')).toEqual([]);
});
