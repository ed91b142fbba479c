import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, layoutShift, mounted, test, type Fault, type ShopDriver } from './harness';
import { listen, received } from './cart-page-helpers';

const SOCKS = '/produit/chaussettes-de-nuit/';
const LOT = '/produit/nuisette-en-lot/';
const TABLE = '.awdr-bulk-customizable-table';
const LOWEST = 'Prix le plus bas des 30 derniers jours';

const price = (page: Page) => page.locator('div.product p.price');
const variationPrice = (page: Page) => page.locator('.woocommerce-variation-price .price');
const quantity = (page: Page) => page.locator('form.cart [name=quantity]');
const row = (page: Page, range: string) => page.locator(`${TABLE} tbody tr`).filter({ hasText: range });
const note = (page: Page) => page.locator('.archipel-notice').filter({ hasText: 'Prix à confirmer au panier.' });

/** A product page, its form mounted; with options of the owner, and in a session of its own so that the log can be read. */
async function open(page: Page, shop: ShopDriver, path: string, options: object = {}, knobs = ''): Promise<void> {
	await shop.add(1178);
	await page.goto(`${path}?options=${encodeURIComponent(JSON.stringify({ discounts: options }))}${knobs}`);
	await mounted(page, 'form.cart');
	await expect(page.locator(`${TABLE} button`).first()).toBeAttached();
	shop.forget();
}

/** Chooses the nth value of the only attribute, whatever stands in the place of its select. */
async function choose(page: Page, place: number): Promise<void> {
	await page.locator('.variations select').evaluate((select: HTMLSelectElement, index) => {
		select.selectedIndex = index;
		select.dispatchEvent(new Event('change', { bubbles: true }));
	}, place);
}

/** Puts a reference price into the page as other plugins print it. */
async function withReferencePrice(page: Page): Promise<void> {
	await page.route('**/produit/**', async (route) => {
		const response = await route.fetch();
		const html = (await response.text()).replace(
			/(<p class="price">[\s\S]*?)(<\/p>)/,
			`$1<span class="omnibus">${LOWEST} : <span class="woocommerce-Price-amount amount">8,50 €</span></span>$2`,
		);
		await route.fulfill({ response, body: html });
	});
}

test.describe('price', () => {
	test('[DISC-01] follows the quantity, with one question per settled change, announced once', async ({
		page,
		shop,
	}) => {
		await open(page, shop, SOCKS);
		const said = await listen(page);
		for (const typed of ['2', '3', '5']) await quantity(page).fill(typed);
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
		expect(new Set(await said()).size).toBe(1);
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

	test('[DISC-02] an error empties the table and says so; another try brings it back', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource/);
		await open(page, shop, LOT);
		await shop.fault('get_variable_product_bulk_table', '500', 1);
		await choose(page, 1);
		const failed = page
			.locator('.archipel-notice')
			.filter({ hasText: 'Le tableau des remises n’a pas pu être chargé.' });
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

test.describe('for scripts', () => {
	test('[DISC-03] a form answers what its quantity saves, with a custom price or without', async ({ page, shop }) => {
		await open(page, shop, SOCKS);
		await quantity(page).fill('2');
		const answer = (detail?: object) =>
			page.locator('form.cart').evaluate(
				(form, detail) =>
					new Promise<unknown>((resolve) => {
						form.addEventListener('archipel:product-discount', (event) => resolve((event as CustomEvent).detail), {
							once: true,
						});
						form.dispatchEvent(new CustomEvent('archipel:get-product-discount', { detail }));
					}),
				detail,
			);
		// The plugin's own order: the hidden field or the button named add-to-cart.
		expect(await answer()).toMatchObject({
			productId: 1185,
			quantity: 2,
			reply: { success: true, data: { initial_price: 10, discounted_price: 9 } },
		});
		expect(await answer({ customPrice: '20,00' })).toMatchObject({ reply: { data: { discounted_price: 18 } } });
		expect((await received(page, 'awdr_get_product_discount')).map((fields) => fields['custom_price'])).toEqual([
			undefined,
			'20,00',
		]);
	});

	test('[DISC-03][DISC-04] the interface of the plugin’s script is there for jQuery, with its event and its two complaints', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/discounts: (Incorrect form provided|Invalid product)/);
		const said: string[] = [];
		page.on('console', (message) => said.push(message.text()));
		await page.addInitScript(() => {
			const heard: unknown[][] = [];
			const jQuery = (target: unknown) => ({
				0: target,
				on() {},
				off() {},
				data: () => ({}),
				triggerHandler: () => undefined,
				trigger: (name: string, args: unknown[] = []) => heard.push([name, ...args]),
			});
			Object.assign(window, { jQuery, heard });
		});
		await open(page, shop, SOCKS);
		await quantity(page).fill('2');
		const call = (selector: string) =>
			page.evaluate((selector) => {
				const { jQuery } = window as never as {
					jQuery: { AdvanceWooDiscountRules: { getDynamicDiscountPriceFromCartForm: (...args: unknown[]) => void } };
				};
				jQuery.AdvanceWooDiscountRules.getDynamicDiscountPriceFromCartForm(
					[document.querySelector(selector)],
					'target',
					{
						custom_price: '20,00',
					},
				);
			}, selector);
		await call('form.cart');
		const event = 'advanced_woo_discount_rules_on_get_response_for_dynamic_discount';
		await expect
			.poll(() =>
				page.evaluate(
					(event) => (window as never as { heard: unknown[][] }).heard.find(([name]) => name === event),
					event,
				),
			)
			.toMatchObject([event, { data: { discounted_price: 18 } }, 'target', { custom_price: '20,00' }]);
		await call('main');
		expect(said).toContain('[archipel] discounts: Incorrect form provided');
		await page.locator('form.cart [name="add-to-cart"]').evaluate((button) => button.setAttribute('value', '0'));
		await call('form.cart');
		expect(said).toContain('[archipel] discounts: Invalid product');
		expect(await received(page, 'awdr_get_product_discount')).toHaveLength(1);
	});
});

test.describe('faults', () => {
	const faults: readonly Fault[] = ['slow', '500', '403', 'html', 'notice', 'truncated', 'types', 'empty', 'drop'];
	for (const fault of faults) {
		for (const [what, endpoint] of [
			['price', 'get_price_html'],
			['nonces', 'archipel_nonces'],
		] as const) {
			test(`[REL-01] ${what} × ${fault}: the price comes, or the last one stays and another try works`, async ({
				page,
				shop,
				guard,
			}) => {
				guard.allowErrors(/Failed to load resource/);
				await open(page, shop, SOCKS);
				await shop.fault(endpoint, fault, 1);
				await quantity(page).fill('2');
				await expect(note(page).or(price(page).locator('ins'))).toBeVisible({ timeout: 15_000 });
				if (await note(page).count()) {
					await expect(price(page)).toHaveText(/10,00/);
					await note(page).getByRole('button', { name: 'Réessayer' }).click();
				}
				await expect(price(page).locator('ins')).toHaveText(/9,00/);
				await expect(note(page)).toHaveCount(0);
			});
		}
	}

	test('[REL-01] price × “Invalid token” for ever: one fresh nonce, then told', async ({ page, shop }) => {
		await open(page, shop, SOCKS);
		await shop.fault('get_price_html', '403');
		await quantity(page).fill('2');
		await expect(note(page)).toBeVisible();
		expect(await received(page, 'get_price_html')).toHaveLength(2);
	});

	test('[REL-01] price × offline: the last price stays, and comes with the connection', async ({
		page,
		shop,
		context,
	}) => {
		await open(page, shop, SOCKS);
		await context.setOffline(true);
		await quantity(page).fill('2');
		await expect(note(page)).toBeVisible();
		await context.setOffline(false);
		await note(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
	});
});

test.describe('everywhere', () => {
	for (const device of ['', ' @phone']) {
		test(`[A11Y-01][RT-01] nothing moves when the island comes; no violation at rest, marked or failed${device}`, async ({
			page,
			shop,
			guard,
		}) => {
			test.setTimeout(120_000);
			guard.allowErrors(/Failed to load resource/);
			await open(page, shop, SOCKS);
			expect(await layoutShift(page)).toBe(0);
			const check = async (state: string) => {
				const { violations } = await new AxeBuilder({ page }).include('.summary').analyze();
				expect(violations, state).toEqual([]);
			};
			await check('at rest');
			await quantity(page).fill('2');
			await expect(price(page).locator('ins')).toBeVisible();
			await check('marked');
			await shop.fault('get_price_html', '500', 1);
			await quantity(page).fill('5');
			await expect(note(page)).toBeVisible();
			await check('failed');
		});
	}

	test('[WP-07] in English the island speaks English', async ({ page, shop }) => {
		await open(page, shop, SOCKS, {}, '&lang=en');
		const said = await listen(page);
		await page.getByRole('button', { name: '2 - 4. Choose quantity 2' }).click();
		await expect.poll(said).toContain('Price for 2: 9,00\u00a0€ each.');
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[DISC-02] the table and the price of one piece are there, and the cart reckons the discount', async ({
		page,
		shop,
	}) => {
		await page.goto(SOCKS);
		await expect(row(page, '2 - 4')).toBeVisible();
		await expect(page.locator(`${TABLE} button`)).toHaveCount(0);
		await quantity(page).fill('2');
		await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
		expect(Object.values(await shop.cart())).toEqual([2]);
		await page.goto('/page-panier/');
		await expect(page.locator('.order-total')).toContainText('22,90');
	});
});
