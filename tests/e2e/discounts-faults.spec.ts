import { received } from './cart-page-helpers';
import { LOT, SOCKS, choose, note, open, price, quantity, row, tableNote } from './discounts-helpers';
import { expect, test, type Fault } from './harness';

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
				expect(await shop.hasStruck()).toBe(true);
				if (await note(page).count()) {
					await expect(price(page)).toHaveText(/10,00/);
					await note(page).getByRole('button', { name: 'Réessayer' }).click();
				}
				await expect(price(page).locator('ins')).toHaveText(/9,00/);
				await expect(note(page)).toHaveCount(0);
			});
		}
	}

	const wrong = faults.filter((fault) => fault !== 'slow');
	for (const fault of wrong)
		test(`[REL-01] table × ${fault}: it comes, or its failure is told and another try works`, async ({
			page,
			shop,
			guard,
		}) => {
			guard.allowErrors(/Failed to load resource/);
			await open(page, shop, LOT);
			await shop.fault('get_variable_product_bulk_table', fault, 1);
			const answered = page.waitForResponse(/admin-ajax/).catch(() => undefined);
			await choose(page, 1);
			await answered;
			await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
			expect(await shop.hasStruck()).toBe(true);
			if (await tableNote(page).count()) {
				await expect(row(page, '2 - 4')).toHaveCount(0);
				await tableNote(page).getByRole('button', { name: 'Réessayer' }).click();
			}
			await expect(row(page, '2 - 4')).toBeVisible();
			await expect(tableNote(page)).toHaveCount(0);
		});

	for (const fault of wrong)
		test(`[REL-01] a script’s question × ${fault}: it is answered, or told why not, and can be asked again`, async ({
			page,
			shop,
			guard,
		}) => {
			guard.allowErrors(/Failed to load resource/);
			await open(page, shop, SOCKS);
			await shop.fault('awdr_get_product_discount', fault, 1);
			const ask = () =>
				page.locator('form.cart').evaluate(
					(form) =>
						new Promise<{ type: string; message?: string }>((resolve) => {
							for (const type of ['archipel:product-discount', 'archipel:product-discount-failed'])
								form.addEventListener(type, (event) => resolve({ ...(event as CustomEvent).detail, type }), {
									once: true,
								});
							form.dispatchEvent(new CustomEvent('archipel:get-product-discount'));
						}),
				);
			const answer = await ask();
			if (answer.type.endsWith('failed')) expect(answer.message).toMatch(/\S/);
			expect((await ask()).type).toBe('archipel:product-discount');
		});

	test('[REL-01] price × time-out: it is told, and another try works', async ({ page, shop }) => {
		await open(page, shop, SOCKS);
		await page.clock.install();
		await shop.fault('get_price_html', 'timeout', 1);
		const asked = page.waitForRequest(/admin-ajax/);
		await quantity(page).fill('2');
		await page.clock.fastForward(300);
		await asked;
		await page.clock.fastForward(20_000);
		await expect(note(page)).toBeVisible();
		await note(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
	});

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
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource/);
		await open(page, shop, SOCKS);
		await context.setOffline(true);
		await quantity(page).fill('2');
		await expect(note(page)).toBeVisible();
		await context.setOffline(false);
		await note(page).getByRole('button', { name: 'Réessayer' }).click();
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
	});
});
