import type { Page } from '@playwright/test';
import { violations } from './axe';
import { ADDRESS, field, fill, FORM, openCheckout, settled } from './checkout-helpers';
import { expect, test } from './harness';

const total = (page: Page) => page.locator('.order-total td');
const pickUp = (page: Page) => page.locator('input[value="local_pickup:3"]');

test.beforeEach(({ shop }) => shop.add(1178));

test('[CHK-01] [CHK-02] [CHK-03] [CHK-04] [CHK-10] [A11Y-02] one visit: login, coupon, other address and payment open for who asks; a shipping method is busy in the next frame, what others have put into the order stays; axe finds nothing; a payment method’s script stops the order and sends it itself', async ({
	page,
	shop,
}) => {
	await openCheckout(page, '?jquery');
	await expect(page.locator('form.login')).toBeHidden();
	await page.locator('.showlogin').click();
	await expect(field(page, 'username')).toBeFocused();
	await page.locator('.showlogin').click();
	await expect(page.locator('form.login')).toBeHidden();

	await test.step('a coupon', async () => {
		await page.locator('.showcoupon').press('Enter');
		await expect(field(page, 'coupon_code')).toBeFocused();
		await page.keyboard.insertText('rien');
		await page.keyboard.press('Enter');
		await expect(field(page, 'coupon_code')).toHaveAccessibleDescription(/rien/);
		await field(page, 'coupon_code').fill('bienvenue10');
		await page.keyboard.press('Enter');
		await expect(page.locator('.checkout_coupon')).toBeHidden();
		await expect(page.locator('.showcoupon')).toBeFocused();
		await expect(page.locator('.woocommerce-notices-wrapper .woocommerce-message')).toBeVisible();
		await expect(page.locator('.cart-discount')).toHaveCount(1);
		await page.locator('.woocommerce-remove-coupon').click();
		await expect(page.locator('.cart-discount')).toHaveCount(0);
		await settled(page);
	});
	await test.step('a shipping method', async () => {
		await page.locator('.woocommerce-shipping-totals td').evaluate((cell) => {
			const map = Object.assign(document.createElement('iframe'), { title: 'Points relais', src: '/contact/' });
			cell.append(map);
			Object.assign(window, { map });
		});
		const before = await total(page).textContent();
		const isBusy = await pickUp(page).evaluate(async (choice: HTMLInputElement) => {
			choice.click();
			await new Promise(requestAnimationFrame);
			return choice.closest('table')!.getAttribute('aria-busy');
		});
		expect(isBusy).toBe('true');
		await expect(total(page)).not.toHaveText(before!);
		await settled(page);
		await expect(pickUp(page)).toBeChecked();
		expect(await page.evaluate(() => document.querySelector('iframe') === (window as { map?: Element }).map)).toBe(
			true,
		);
	});
	await field(page, 'ship-to-different-address-checkbox').check();
	await expect(field(page, 'shipping_city')).toBeVisible();
	await field(page, 'ship-to-different-address-checkbox').uncheck();
	await expect(field(page, 'shipping_city')).toBeHidden();
	await page.locator('label[for=payment_method_cod]').click();
	await expect(page.locator('.payment_box.payment_method_cod')).toBeVisible();
	await expect(page.locator('.payment_box.payment_method_bacs')).toBeHidden();
	await fill(page);
	await settled(page);
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
		await field(page, 'place_order').click();
		await expect(page).toHaveURL(/order-received/);
	});
	const orders = shop.calls('checkout');
	expect(orders).toHaveLength(1);
	expect(orders[0]!.fields).toMatchObject({ payment_method: 'cod', 'shipping_method[0]': 'local_pickup:3' });
});

test('[CHK-09] [REL-01] place order pressed twice and by Enter, with totals on their way, and its answer cut short: the shop is asked, and there is one order', async ({
	page,
	shop,
}) => {
	await openCheckout(page);
	await fill(page);
	await settled(page);
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

test('[CHK-09] [REL-01] offline, and while nobody answers: what was typed stays, it is told beside the button, and tried again there', async ({
	page,
	shop,
	guard,
	context,
}) => {
	guard.allowErrors(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INTERNET|Failed to load resource|500/);
	await openCheckout(page);
	await fill(page);
	await settled(page);
	const notice = page.locator('.place-order .archipel-notice');
	await context.setOffline(true);
	await field(page, 'place_order').click();
	await expect(notice).toContainText('Rien n’a été commandé.');
	await context.setOffline(false);
	await shop.fault('checkout', '500', 1);
	await shop.fault('archipel_placed_order', '500');
	await notice.getByRole('button').click();
	await expect(notice).toContainText('Nous ne savons pas encore');
	await expect(field(page, 'billing_email')).toHaveValue(ADDRESS.billing_email);
	await shop.heal();
	await notice.getByRole('button').click();
	await expect(page).toHaveURL(/order-received/);
	expect(shop.calls('checkout')).toHaveLength(2);
});

test('[CHK-09] [RT-05] files of the island that are blocked, or never come: the form is posted, and ordered', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(/ERR_FAILED|Failed to load resource|archipel/);
	let isHanging = false;
	await page.route(/dist\/islands\/chckt/, (route) => (isHanging ? undefined : route.abort()));
	for (const hangs of [false, true]) {
		isHanging = hangs;
		await page.goto('/commande/', { waitUntil: 'commit' });
		await fill(page);
		await field(page, 'place_order').click();
		await expect(page).toHaveURL(/order-received/, { timeout: 20_000 });
		if (!hangs) await shop.add(1178);
	}
	expect(shop.calls('checkout')).toHaveLength(0);
});
