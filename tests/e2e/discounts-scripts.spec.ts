import { SOCKS, open, quantity } from './discounts-helpers';
import { expect, test } from './harness';

test('[DISC-03] [DISC-04] a form answers what its quantity saves, jQuery too', async ({ page, shop }) => {
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
	await test.step('the form', async () => {
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
		// Order of Discount Rules' script: the product id is in a hidden field, or in the button named add-to-cart.
		expect(await answer()).toMatchObject({
			productId: 1185,
			quantity: 2,
			reply: { success: true, data: { initial_price: 10, discounted_price: 9 } },
		});
		expect(await answer({ customPrice: '20,00' })).toMatchObject({ reply: { data: { discounted_price: 18 } } });
		expect((await shop.received('awdr_get_product_discount')).map((fields) => fields['custom_price'])).toEqual([
			undefined,
			'20,00',
		]);
	});
	const call = (selector: string) =>
		page.evaluate((selector) => {
			const { jQuery } = window as never as {
				jQuery: { AdvanceWooDiscountRules: { getDynamicDiscountPriceFromCartForm: (...args: unknown[]) => void } };
			};
			jQuery.AdvanceWooDiscountRules.getDynamicDiscountPriceFromCartForm([document.querySelector(selector)], 'target', {
				custom_price: '20,00',
			});
		}, selector);
	await call('form.cart');
	const event = 'advanced_woo_discount_rules_on_get_response_for_dynamic_discount';
	await expect
		.poll(() =>
			page.evaluate(
				(event) => (window as never as { heard: unknown[][] }).heard.findLast(([name]) => name === event),
				event,
			),
		)
		.toMatchObject([event, { data: { discounted_price: 18 } }, 'target', { custom_price: '20,00' }]);
});
