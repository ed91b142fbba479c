import type { Page, Request } from '@playwright/test';
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
	holdTable,
	withReferencePrice,
} from './discounts-helpers';
import { expect, test } from './harness';
import { tabTo } from './tab-to';

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
		let letGo = () => {};
		const late = new Promise<void>((resolve) => (letGo = resolve));
		const asked: Request[] = [];
		await page.route('**/admin-ajax.php', async (route) => {
			const response = await route.fetch();
			if (asked.push(route.request()) === 1) await late;
			// Nobody waits for the first any more.
			await route.fulfill({ response }).catch(() => {});
		});
		await quantity(page).fill('10');
		await expect(price(page)).toHaveAttribute('aria-busy', 'true');
		await expect.poll(() => asked.length).toBe(1);
		await quantity(page).fill('2');
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		letGo();
		await expect.poll(() => asked[0]!.failure()?.errorText).toBe('net::ERR_ABORTED');
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

	/** In one go: the choice is taken back before the question of the quantity is asked. */
	const typeAndTakeBack = (page: Page) =>
		page.locator('form.cart').evaluate((form: HTMLFormElement) => {
			for (const [selector, value, type] of [
				['[name=quantity]', '5', 'input'],
				['.variations select', '', 'change'],
			] as const) {
				const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(selector)!;
				field.value = value;
				field.dispatchEvent(new Event(type, { bubbles: true }));
			}
		});

	test('[DISC-04] a choice that is taken back after a new quantity: nothing is asked, and the console says why', async ({
		page,
		shop,
	}) => {
		const said: string[] = [];
		page.on('console', (message) => said.push(message.text()));
		await open(page, shop, LOT);
		await choose(page, 2);
		await expect(variationPrice(page)).toHaveText(/22,00/);
		await typeAndTakeBack(page);
		await expect.poll(() => said).toContain('[archipel] discounts: Invalid product');
		expect(await received(page, 'get_price_html')).toEqual([]);
	});

	test('[DISC-01] a choice that is taken back after a new quantity: the product in the owner’s own field is asked for', async ({
		page,
		shop,
	}) => {
		await open(page, shop, LOT, { productIdSource: '#source' });
		await page.evaluate(() => {
			const source = Object.assign(document.createElement('input'), { id: 'source', type: 'hidden', value: '1185' });
			document.body.append(source);
		});
		await choose(page, 2);
		await expect(variationPrice(page)).toHaveText(/22,00/);
		await typeAndTakeBack(page);
		await expect(price(page).locator('ins')).toHaveText(/7,00/);
		expect(await received(page, 'get_price_html')).toMatchObject([{ product_id: '1185', qty: '5' }]);
	});
});

test.describe('table', () => {
	test('[DISC-02] follows the variation after 100 ms, dimmed to 0.5 meanwhile, without a wrapper in the wrapper', async ({
		page,
		shop,
	}) => {
		await page.clock.install();
		await open(page, shop, LOT);
		const letGo = await holdTable(page);
		const table = page.locator(TABLE).first();
		await page.clock.pauseAt(Date.now() + 60_000);
		/** The table is dimmed in the same moment as it is asked for; the opacity itself takes a while to get there. */
		const isAsking = () => table.getAttribute('aria-busy');
		// Of choices that follow each other only the last is asked for.
		for (const value of [1, 2, 1]) {
			await choose(page, value);
			// The form shows a variation after 300 ms (VAR-03).
			await page.clock.runFor(300 + 99);
			expect(await isAsking()).toBeNull();
		}
		await page.clock.runFor(1);
		expect(await isAsking()).toBe('true');
		await page.clock.resume();
		await expect(table).toHaveCSS('opacity', '0.5');
		letGo();
		await expect(table).toHaveCSS('opacity', '1');
		await expect(table).not.toHaveAttribute('aria-busy');
		await expect(page.locator(`${TABLE} ${TABLE}`)).toHaveCount(0);
		await expect(row(page, '2 - 4')).toBeVisible();
		const id = await page.locator('[name=variation_id]').inputValue();
		expect(await received(page, 'get_variable_product_bulk_table')).toEqual([
			expect.objectContaining({ action: 'wdr_ajax', product_id: id, awdr_nonce: expect.any(String) }),
		]);

		await choose(page, 0);
		await expect
			.poll(async () => (await received(page, 'get_variable_product_bulk_table')).at(-1)?.['product_id'])
			.toBe(await page.locator('form.cart').getAttribute('data-product_id'));
	});

	test('[DISC-02] nothing is asked when the page is opened', async ({ page, shop }) => {
		await page.clock.install();
		await open(page, shop, LOT);
		await page.clock.runFor(60_000);
		expect(await received(page, 'wdr_ajax')).toEqual([]);
		await choose(page, 1);
		await expect.poll(() => received(page, 'wdr_ajax')).toHaveLength(1);
	});

	test('[DISC-02] of a product that is sold in a bundle nothing is asked', async ({ page, shop }) => {
		await page.clock.install();
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
		await page.clock.runFor(60_000);
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
		const marked = page.locator(`${TABLE} [aria-current=true]`);
		await quantity(page).fill('3');
		await expect(marked).toContainText('2 - 4');
		await quantity(page).fill('1');
		await expect(marked).toHaveCount(0);
		// The whole row is to be pressed, not its button alone.
		await row(page, '5 - 9').getByRole('cell').last().click();
		await expect(quantity(page)).toHaveValue('5');
		await expect(marked).toContainText('5 - 9');
		await expect(price(page).locator('ins')).toHaveText(/7,00/);
		for (const [range, key, first, amount] of [
			['10 +', 'Enter', '10', '6,00'],
			['2 - 4', 'Space', '2', '9,00'],
		] as const) {
			await tabTo(page, page.getByRole('button', { name: `${range}. Choisir la quantité ${first}` }));
			await page.keyboard.press(key);
			await expect(quantity(page)).toHaveValue(first);
			await expect(price(page).locator('ins')).toContainText(amount);
			await expect(marked).toHaveCount(1);
			await expect(marked).toContainText(range);
		}
		expect((await received(page, 'get_price_html')).map(({ qty }) => qty)).toEqual(
			expect.arrayContaining(['5', '10', '2']),
		);
	});

	test('[DISC-05] a row above the stock is of no use, and says why', async ({ page, shop }) => {
		await open(page, shop, SOCKS);
		const pick = page.getByRole('button', { name: '10 +. Choisir la quantité 10' });
		/** By pointer and by key, as a shopper does who has not seen that it is of no use. */
		const press = async () => {
			const { x, y, width, height } = (await pick.boundingBox())!;
			await page.mouse.click(x + width / 2, y + height / 2);
			await tabTo(page, pick);
			await page.keyboard.press('Enter');
		};
		const setStock = (pieces: string) =>
			quantity(page).evaluate((field, max) => {
				field.setAttribute('max', max);
				(field as HTMLInputElement).value = '2';
				field.dispatchEvent(new Event('input', { bubbles: true }));
			}, pieces);

		await setStock('6');
		await expect(pick).toHaveAttribute('aria-disabled', 'true');
		await expect(pick).toHaveAccessibleDescription('Stock insuffisant pour cette quantité.');
		await pick.scrollIntoViewIfNeeded();
		await press();
		await expect(quantity(page)).toHaveValue('2');
		// The same presses, once there are as many.
		await setStock('10');
		await expect(pick).toHaveAttribute('aria-disabled', 'false');
		await expect(pick).toHaveAccessibleDescription('');
		await press();
		await expect(quantity(page)).toHaveValue('10');
	});
});

test('[DISC-01] [REL-01] trying again asks once, although it leaves a field that was typed in', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(/Failed to load resource/);
	await open(page, shop, SOCKS);
	await shop.fault('get_price_html', '500');
	await quantity(page).pressSequentially('2');
	await expect(note(page)).toBeVisible();
	await note(page).getByRole('button', { name: 'Réessayer' }).click();
	await expect.poll(() => shop.calls('wdr_ajax').length).toBe(2);
	// Longer than the pause after which a change of the quantity is asked for.
	await page.waitForTimeout(600);
	expect(shop.calls('wdr_ajax')).toHaveLength(2);
});
