import { listen, received } from './cart-page-helpers';
import {
	SOCKS,
	LOT,
	TABLE,
	LOWEST,
	price,
	variationPrice,
	quantity,
	row,
	note,
	tableNote,
	open,
	choose,
	withReferencePrice,
} from './discounts-helpers';
import { expect, test } from './harness';

test.describe('price', () => {
	test('[DISC-01] follows the quantity, with one question per settled change, announced once', async ({
		page,
		shop,
	}) => {
		await open(page, shop, SOCKS);
		const said = await listen(page);
		// In one go: a machine that is busy must not make pauses that a shopper does not make.
		await quantity(page).evaluate((field: HTMLInputElement) => {
			for (const typed of ['2', '3', '5']) {
				field.value = typed;
				field.dispatchEvent(new Event('input', { bubbles: true }));
			}
		});
		await expect(price(page).locator('ins')).toHaveText(/7,00/);
		expect(await received(page, 'get_price_html')).toEqual([
			{
				action: 'wdr_ajax',
				method: 'get_price_html',
				product_id: '1185',
				qty: '5',
				awdr_nonce: expect.stringMatching(/^[0-9a-f]{10}$/),
			},
		]);
		await expect.poll(said).toContain('Prix pour 5\u202f: 7,00\u00a0€ l’unité.');
		expect([...new Set(await said())]).toEqual(['Prix pour 5\u202f: 7,00\u00a0€ l’unité.']);
		await quantity(page).fill('1');
		await expect(price(page)).toHaveText(/10,00/);
		await expect(price(page).locator('del')).toHaveCount(0);
	});

	test('[DISC-01] an earlier question is given up, and its late answer is not shown', async ({ page, shop }) => {
		await open(page, shop, SOCKS);
		await shop.latency('get_price_html', 1500);
		await quantity(page).fill('10');
		await expect(price(page)).toHaveAttribute('aria-busy', 'true');
		await shop.heal();
		await quantity(page).fill('2');
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		await page.waitForTimeout(1800);
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		await expect(price(page)).not.toHaveAttribute('aria-busy');
	});

	test('[DISC-05] the lowest price of 30 days stays when the price changes, and when it cannot be had', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource/);
		await withReferencePrice(page);
		await open(page, shop, SOCKS);
		await quantity(page).fill('2');
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		await expect(price(page).locator('.omnibus')).toContainText(LOWEST);
		await shop.fault('get_price_html', '500', 1);
		await quantity(page).fill('10');
		await expect(note(page)).toBeVisible();
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		await expect(price(page).locator('.omnibus')).toContainText(LOWEST);
		await note(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(price(page).locator('ins')).toHaveText(/6,00/);
		await expect(note(page)).toHaveCount(0);
		await expect(quantity(page)).toBeFocused();
	});

	test('[DISC-05] with the owner’s switch an error empties the price, as the plugin’s own script does', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource/);
		await open(page, shop, SOCKS, { onError: 'empty' });
		await shop.fault('get_price_html', '500', 1);
		await quantity(page).fill('2');
		await expect(price(page)).toHaveText('');
		await note(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
	});

	test('[DISC-01] of a variation: its own id is asked for, in its own place', async ({ page, shop }) => {
		await open(page, shop, LOT);
		await choose(page, 2);
		await expect(variationPrice(page)).toHaveText(/22,00/);
		await quantity(page).fill('5');
		await expect(variationPrice(page).locator('ins')).toHaveText(/19,00/);
		const id = await page.locator('[name=variation_id]').inputValue();
		expect((await received(page, 'get_price_html')).at(-1)).toMatchObject({ product_id: id, qty: '5' });
		// The next variation comes with the price of one piece; the quantity is still five.
		await choose(page, 1);
		await expect(variationPrice(page).locator('ins')).toHaveText(/17,00/);
	});

	test('[DISC-04] without a variation nothing is asked, and the console says why', async ({ page, shop }) => {
		const said: string[] = [];
		page.on('console', (message) => said.push(message.text()));
		await open(page, shop, LOT);
		await quantity(page).fill('5');
		await expect.poll(() => said).toContain('[archipel] discounts: Invalid product');
		expect(await received(page, 'get_price_html')).toEqual([]);
	});
});

test.describe('table', () => {
	test('[DISC-02] follows the variation after 100 ms, dimmed to 0.5 meanwhile, without a wrapper in the wrapper', async ({
		page,
		shop,
	}) => {
		await open(page, shop, LOT);
		await shop.latency('get_variable_product_bulk_table', 700);
		const table = page.locator(TABLE).first();
		await choose(page, 1);
		await expect(table).toHaveCSS('opacity', '0.5');
		await expect(table).toHaveAttribute('aria-busy', 'true');
		await expect(table).toHaveCSS('opacity', '1');
		await expect(page.locator(`${TABLE} ${TABLE}`)).toHaveCount(0);
		await expect(row(page, '2 - 4')).toBeVisible();
		const id = await page.locator('[name=variation_id]').inputValue();
		const [first] = await received(page, 'get_variable_product_bulk_table');
		expect(first).toMatchObject({ action: 'wdr_ajax', product_id: id, awdr_nonce: expect.any(String) });

		await choose(page, 0);
		await expect
			.poll(async () => (await received(page, 'get_variable_product_bulk_table')).at(-1)?.['product_id'])
			.toBe(await page.locator('form.cart').getAttribute('data-product_id'));
	});

	test('[DISC-02] nothing is asked when the page is opened', async ({ page, shop }) => {
		await open(page, shop, LOT);
		await page.waitForTimeout(600);
		expect(await received(page, 'wdr_ajax')).toEqual([]);
	});

	test('[DISC-02] of a product that is sold in a bundle nothing is asked', async ({ page, shop }) => {
		await open(page, shop, LOT);
		const show = (variation: object) =>
			page
				.locator('form.cart')
				.evaluate((form, detail) => form.dispatchEvent(new CustomEvent('archipel:variation-shown', { detail })), {
					variation,
				});
		const id = Number(
			await page.locator('form.cart').evaluate((form: HTMLElement) => {
				const [first] = JSON.parse(form.dataset['product_variations']!) as { variation_id: number }[];
				return first!.variation_id;
			}),
		);
		await show({ variation_id: 999_999, is_bundled: true });
		await page.waitForTimeout(300);
		await show({ variation_id: id });
		await expect.poll(() => received(page, 'get_variable_product_bulk_table')).toMatchObject([{ product_id: `${id}` }]);
	});

	test('[SEC-01] nothing in a price or a table runs', async ({ page, shop, guard }) => {
		// The policy speaks up about handlers while they are parsed, before they are dropped.
		guard.allowErrors(/Executing inline event handler violates/);
		await open(page, shop, LOT);
		const evil =
			'<b class="evil" onclick="1">x</b><a class="evil" href="javascript:1">y</a><script>window.ran = 1</script>';
		await page.route('**/admin-ajax.php', async (route) => {
			const reply = await route.fetch();
			const json = (await reply.json()) as Record<string, string>;
			for (const name of ['price_html', 'bulk_table']) if (json[name]) json[name] = json[name].replace('<', `${evil}<`);
			if (json['bulk_table']) json['bulk_table'] = json['bulk_table'].replace('<td', `<td>${evil}</td><td`);
			await route.fulfill({ response: reply, json });
		});
		await choose(page, 1);
		await quantity(page).fill('5');
		await expect(page.locator('.summary b.evil')).toHaveCount(2);
		await expect(page.locator('.summary :is(script:not([type]), [onclick], [href^="javascript:"])')).toHaveCount(0);
		expect(await page.evaluate(() => 'ran' in window)).toBe(false);
	});

	test('[DISC-02] an error empties the table and says so; another try brings it back', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource/);
		await open(page, shop, LOT);
		await shop.fault('get_variable_product_bulk_table', '500', 1);
		await choose(page, 1);
		const failed = tableNote(page);
		await expect(failed).toBeVisible();
		await expect(row(page, '2 - 4')).toHaveCount(0);
		await failed.getByRole('button', { name: 'Réessayer' }).click();
		await expect(row(page, '2 - 4')).toBeVisible();
		await expect(failed).toHaveCount(0);
	});

	test('[DISC-05] the row of the quantity is marked, and a row sets the quantity, by pointer and by keyboard', async ({
		page,
		shop,
	}) => {
		await open(page, shop, SOCKS);
		await expect(page.locator(`${TABLE} [aria-current]`)).toHaveCount(0);
		await quantity(page).fill('3');
		await expect(row(page, '2 - 4')).toHaveAttribute('aria-current', 'true');
		await row(page, '5 - 9').click();
		await expect(quantity(page)).toHaveValue('5');
		await expect(row(page, '5 - 9')).toHaveAttribute('aria-current', 'true');
		await expect(price(page).locator('ins')).toHaveText(/7,00/);
		await page.getByRole('button', { name: '10 +. Choisir la quantité 10' }).focus();
		await page.keyboard.press('Enter');
		await expect(quantity(page)).toHaveValue('10');
		await expect(price(page).locator('ins')).toHaveText(/6,00/);
		await expect(page.locator(`${TABLE} [aria-current]`)).toHaveCount(1);
	});

	test('[DISC-05] a row above the stock is of no use, and says why', async ({ page, shop }) => {
		await open(page, shop, SOCKS);
		await quantity(page).evaluate((field) => field.setAttribute('max', '6'));
		await quantity(page).fill('2');
		const pick = page.getByRole('button', { name: '10 +. Choisir la quantité 10' });
		await expect(pick).toHaveAttribute('aria-disabled', 'true');
		await expect(pick).toHaveAccessibleDescription('Stock insuffisant pour cette quantité.');
		await pick.click({ force: true });
		await expect(quantity(page)).toHaveValue('2');
	});
});
