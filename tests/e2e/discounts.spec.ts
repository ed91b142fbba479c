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
	open,
	choose,
	holdTable,
	withReferencePrice,
} from './discounts-helpers';
import type { Page, Request } from '@playwright/test';
import { expectToldInView } from './beside';
import { consoleOf, expect, layoutShifts, listen, rewrite, tabTo, test, violations } from './harness';

/** In one task: the choice is reset before the price for the quantity is requested. */
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

test('[DISC-01] [DISC-05] [REL-01] [RT-01] [A11Y-01] the price follows, rows set it', async ({ page, shop }) => {
	await withReferencePrice(page);
	await open(page, shop, SOCKS);
	expect(await layoutShifts(page)).toEqual([]);
	await test.step('one question per settled change', async () => {
		const said = await listen(page);
		// In one task, because a busy machine could add pauses between the inputs.
		await quantity(page).evaluate((field: HTMLInputElement) => {
			for (const typed of ['2', '3', '5']) {
				field.value = typed;
				field.dispatchEvent(new Event('input', { bubbles: true }));
			}
		});
		await expect(price(page).locator('ins')).toHaveText(/7,00/);
		expect((await shop.received('get_price_html')).map(({ qty }) => qty)).toEqual(['5']);
		await expect.poll(said).toContain('Prix pour 5\u00a0: 7,00\u00a0€ l’unité.');
		expect([...new Set(await said())]).toEqual(['Prix pour 5\u00a0: 7,00\u00a0€ l’unité.']);
		await quantity(page).fill('1');
		await expect(price(page)).toHaveText(/10,00/);
		await expect(price(page).locator('del')).toHaveCount(0);
	});
	await test.step('an earlier question is given up, and its late answer is not shown', async () => {
		let letGo = () => {};
		const late = new Promise<void>((resolve) => (letGo = resolve));
		const asked: Request[] = [];
		await page.route('**/admin-ajax.php', async (route) => {
			const response = await route.fetch();
			if (asked.push(route.request()) === 1) await late;
			// The first request has been aborted.
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
		await page.unroute('**/admin-ajax.php');
	});
	await test.step('the lowest price of 30 days', async () => {
		await expect(price(page).locator('.omnibus')).toContainText(LOWEST);
		await shop.fault('get_price_html', '500', 1);
		await quantity(page).fill('10');
		await expect(note(page)).toBeVisible();
		await expectToldInView(page);
		expect(await violations(page, '.summary'), 'marked and failed').toEqual([]);
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		await expect(price(page).locator('.omnibus')).toContainText(LOWEST);
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
		for (const [range, key, first, amount] of [
			['10 +', 'Enter', '10', '6,00'],
			['2 - 4', 'Space', '2', '9,00'],
		] as const) {
			await tabTo(page, page.getByRole('button', { name: `${range}. Choisir la quantité ${first}` }));
			await page.keyboard.press(key);
			await expect(quantity(page)).toHaveValue(first);
			await expect(price(page).locator('ins')).toContainText(amount);
			await expect(marked).toContainText(range);
		}
	});
	await test.step('trying again asks once, although it leaves a field that was typed in', async () => {
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		await expect(price(page)).not.toHaveAttribute('aria-busy');
		await shop.fault('get_price_html', '500');
		shop.forget();
		await quantity(page).press('ControlOrMeta+a');
		await quantity(page).pressSequentially('5');
		await note(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect.poll(() => shop.calls('wdr_ajax').length).toBe(2);
		// Longer than the debounce of quantity changes.
		await page.waitForTimeout(600);
		expect(shop.calls('wdr_ajax')).toHaveLength(2);
	});
});

test('[DISC-01] [DISC-02] [DISC-04] [A11Y-01] of a variation: price, table', async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	const said = consoleOf(page);
	const complaints = () => said.filter((text) => text === '[archipel] discounts: Invalid product').length;
	await open(page, shop, LOT);
	await test.step('without one', async () => {
		await quantity(page).fill('5');
		await expect.poll(complaints).toBe(1);
		expect(await shop.received('get_price_html')).toEqual([]);
		await quantity(page).fill('1');
		await expect.poll(complaints).toBe(2);
	});
	await test.step('a choice that is taken back after a new quantity', async () => {
		await choose(page, 2);
		await expect(variationPrice(page)).toHaveText(/22,00/);
		const before = await shop.received('get_price_html');
		await typeAndTakeBack(page);
		await expect.poll(complaints).toBe(3);
		expect(await shop.received('get_price_html')).toEqual(before);
		await quantity(page).fill('1');
		await expect.poll(complaints).toBe(4);
	});
	await test.step('its own price', async () => {
		await choose(page, 2);
		await expect(variationPrice(page)).toHaveText(/22,00/);
		await quantity(page).fill('5');
		await expect(variationPrice(page).locator('ins')).toHaveText(/19,00/);
		await expect(price(page).locator('ins'), 'it is seen above').toHaveText(/19,00/);
		expect((await variationPrice(page).boundingBox())!.width, 'and once').toBeLessThanOrEqual(1);
		const id = await page.locator('[name=variation_id]').inputValue();
		expect((await shop.received('get_price_html')).at(-1)).toMatchObject({ product_id: id, qty: '5' });
		// The next variation initially shows its unit price; the quantity is still five.
		await choose(page, 1);
		await expect(variationPrice(page).locator('ins')).toHaveText(/17,00/);
	});
});

test('[DISC-02] the table follows the variation after 100 ms, dimmed; of a bundle none', async ({ page, shop }) => {
	await page.clock.install();
	await open(page, shop, LOT);
	await test.step('when the page is opened', async () => {
		await page.clock.runFor(60_000);
		expect(await shop.received('wdr_ajax')).toEqual([]);
	});
	await test.step('the variation', async () => {
		const letGo = await holdTable(page);
		const table = page.locator(TABLE).first();
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
		/** `aria-busy` is set when the table is requested; the opacity follows by a transition. */
		const isAsking = () => table.getAttribute('aria-busy');
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
		expect(await shop.received('get_variable_product_bulk_table')).toMatchObject([{ product_id: id }]);

		await choose(page, 0);
		await expect
			.poll(async () => (await shop.received('get_variable_product_bulk_table')).at(-1)?.['product_id'])
			.toBe(await page.locator('form.cart').getAttribute('data-product_id'));
	});
	await test.step('in a bundle', async () => {
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
		const before = (await shop.received('get_variable_product_bulk_table')).length;
		await show({ variation_id: 999_999, is_bundled: true });
		await page.clock.runFor(60_000);
		await show({ variation_id: id });
		await expect
			.poll(async () => (await shop.received('get_variable_product_bulk_table')).slice(before))
			.toMatchObject([{ product_id: `${id}` }]);
	});
});

test('[DISC-01] [DISC-05] the plugin’s filters and the owner’s option on errors', async ({ page, shop }) => {
	await rewrite(page, LOT, (html) =>
		html.replace(
			'"messages":{}',
			'"messages":{},"discountRules":{"custom_simple_product_id_selector":"#source","enable_update_price_with_qty":"show_dynamically"}',
		),
	);
	await open(page, shop, LOT, { onError: 'empty' });
	await page.evaluate(() => {
		const source = Object.assign(document.createElement('input'), { id: 'source', type: 'hidden', value: '1185' });
		document.body.append(source);
	});
	await choose(page, 2);
	await expect(variationPrice(page)).toHaveText(/22,00/);
	await typeAndTakeBack(page);
	await expect(price(page).locator('ins')).toHaveText(/7,00/);
	expect(await shop.received('get_price_html')).toMatchObject([{ product_id: '1185', qty: '5' }]);
	await shop.fault('get_price_html', '500', 1);
	await quantity(page).fill('2');
	await expect(price(page)).toHaveText('');
	await note(page).getByRole('button', { name: 'Réessayer' }).click();
	await expect(price(page).locator('ins')).toHaveText(/9,00/);
});
