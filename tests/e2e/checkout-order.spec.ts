import { ADDRESS, autofill, field, fill, FORM, openCheckout } from './checkout-helpers';
import { expect, mounted, settled, test, violations, type Page } from './harness';

const pickUp = (page: Page) => page.locator('input[value="local_pickup:3"]');

test.beforeEach(({ shop }) => shop.add(1178));

test('[CHK-01] [CHK-02] [CHK-03] [CHK-04] [CHK-10] [A11Y-02] one visit, to the order', async ({ page, shop }) => {
	await openCheckout(page, '?jquery');
	await mounted(page, '.woocommerce-billing-fields');
	await settled(page);
	expect(shop.calls('update_order_review')).toHaveLength(1);
	await expect(page.locator('form.login')).toBeHidden();
	await page.locator('.showlogin').click();
	await expect(field(page, 'username')).toBeFocused();
	await expect(page.locator('.showlogin')).toHaveAttribute('aria-expanded', 'true');
	await page.locator('.showlogin').click();
	await expect(page.locator('form.login')).toBeHidden();
	await expect(page.locator('.showlogin')).toHaveAttribute('aria-expanded', 'false');

	await pickUp(page).check();
	await settled(page);
	await page.locator('label[for=payment_method_cod]').click();
	await test.step('autofill, in the order of the fields and in reverse', async () => {
		const filled = {
			...ADDRESS,
			billing_country: 'CH',
			billing_state: 'Vaud',
			billing_postcode: '1003',
			billing_city: 'Lausanne',
		};
		shop.forget();
		for (const isReversed of [false, true]) {
			await field(page, 'billing_country').selectOption('FR');
			await settled(page);
			await autofill(page, filled, isReversed);
			await settled(page);
			for (const [id, value] of Object.entries({ ...filled, billing_state: 'VD' }))
				await expect(field(page, id)).toHaveValue(value);
		}
		// Text that was typed asks a second later.
		await page.waitForTimeout(1100);
		const asked = shop.calls('update_order_review').map(({ fields }) => [fields['country'], fields['state']].join(' '));
		expect(asked).toEqual(['FR ', 'CH VD', 'FR ', 'CH VD']);
	});
	await autofill(page, { ...ADDRESS, billing_country: 'FR' });
	await settled(page);
	await expect(page.locator('.archipel-field-error')).toHaveCount(0);
	expect(await violations(page, FORM)).toEqual([]);

	await test.step('a script of a payment method', async () => {
		await page.evaluate(() => {
			const { jQuery } = window as unknown as {
				jQuery: (target: unknown) => { on: (...args: unknown[]) => void; trigger: (event: string) => void };
			};
			const form = document.querySelector('form.checkout')!;
			let isReady = false;
			jQuery(form).on('checkout_place_order_cod', () => {
				if (isReady) return true;
				setTimeout(() => {
					isReady = true;
					jQuery(form).trigger('submit');
				}, 50);
				return false;
			});
		});
		await shop.hold('checkout');
		await field(page, 'place_order').click();
		await expect(page.locator(FORM)).toHaveAttribute('aria-busy', 'true');
		await expect(field(page, 'place_order')).toBeFocused();
		await expect(field(page, 'place_order')).toHaveAccessibleName('Commander');
		await shop.heal();
		await expect(page).toHaveURL(/order-received/);
	});
	const orders = shop.calls('checkout');
	expect(orders).toHaveLength(1);
	expect(orders[0]!.fields).toMatchObject({ payment_method: 'cod', 'shipping_method[0]': 'local_pickup:3' });
});

test('[CHK-09] [SEC-03 S9] [REL-01] without a nonce, pressed twice, cut short: one order', async ({ page, shop }) => {
	await openCheckout(page);
	await fill(page);
	await settled(page);
	const nonce = page.locator('[name=woocommerce-process-checkout-nonce]');
	await nonce.evaluate((one: HTMLInputElement) => (one.value = ''));
	await field(page, 'place_order').click();
	const failed = 'Votre commande n’a pas pu être traitée, veuillez réessayer.';
	await expect(page.locator('.woocommerce-error')).toHaveText(failed);
	await settled(page);
	await expect(nonce).toHaveValue(/^[a-f0-9]{10}$/);
	expect(shop.calls('checkout')).toHaveLength(1);
	expect(shop.calls('archipel_placed_order')).toHaveLength(0);
	shop.forget();
	await shop.latency('update_order_review', 400);
	await shop.fault('checkout', 'truncated', 1);
	await pickUp(page).check();
	await field(page, 'place_order').dblclick();
	await field(page, 'billing_city').press('Enter');
	await expect(page).toHaveURL(/order-received/);
	expect(await shop.struck()).toBe(1);
	expect(shop.calls('checkout')).toHaveLength(1);
	expect(shop.calls('checkout')[0]!.fields).toMatchObject({ 'shipping_method[0]': 'local_pickup:3' });
});
