import { ADDRESS, autofill, field, fill, FORM, openCheckout } from './checkout-helpers';
import { expect, mounted, settled, tabTo, test, violations, type Page } from './harness';

const TYPED = { ...ADDRESS, order_comments: 'Sonner deux fois' };

const error = (page: Page, id: string) => page.locator(`#${id}_field .archipel-field-error`);
const valuesOf = (page: Page) => Promise.all(Object.keys(TYPED).map((id) => field(page, id).inputValue()));

test.beforeEach(({ shop }) => shop.add(1178));

test('[CHK-07] [A11Y-02] by the keyboard: errors at fields, countries, a refused order', async ({ page }) => {
	await openCheckout(page);
	await test.step('a field that is left', async () => {
		await tabTo(page, field(page, 'billing_first_name'));
		await page.keyboard.press('Tab');
		await expect(field(page, 'billing_first_name')).toHaveAccessibleName('Prénom');
		await expect(field(page, 'billing_first_name')).toHaveAccessibleDescription('Prénom est un champ obligatoire.');
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.insertText('C');
		await expect(error(page, 'billing_first_name')).toHaveCount(0);
		expect(await violations(page, FORM)).toEqual([]);
	});
	await test.step('address-fields: the fields of another country come and go, and the focus stays', async () => {
		const country = field(page, 'billing_country');
		await mounted(page, '.woocommerce-billing-fields');
		await country.focus();
		for (const [key, value] of [
			['ArrowDown', 'CH'],
			['ArrowUp', 'FR'],
		] as const) {
			await country.press(key);
			await settled(page);
			await country.press(key);
			await expect(country).toHaveValue(value);
			await expect(country).toBeFocused();
			await settled(page);
			expect(await violations(page, FORM)).toEqual([]);
		}
		await expect(field(page, 'billing_state_field')).toBeHidden();
	});
	await test.step('a refused order', async () => {
		await fill(page, { ...TYPED, billing_postcode: '6900', billing_city: '' });
		await tabTo(page, field(page, 'place_order'));
		await page.keyboard.press('Enter');
		const list = page.locator('.woocommerce-error');
		await expect(list).toBeFocused();
		await expect(list).toMatchAriaSnapshot(`
			- list "À corriger avant de commander" [active]:
			  - listitem:
			    - link
		`);
		await expect(error(page, 'billing_postcode')).toHaveText(/n’est pas un code postal valide/);
		await expect(field(page, 'billing_city')).toHaveAccessibleDescription(/est un champ obligatoire/);
		expect(await violations(page, [FORM, '.woocommerce-notices-wrapper'])).toEqual([]);
		for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
		await expect(field(page, 'billing_city')).toBeFocused();
		// In the middle: bars of a theme may cover the edges of the window.
		const middle = await field(page, 'billing_city').evaluate((one) => {
			const { top, height } = one.getBoundingClientRect();
			return (top + height / 2) / innerHeight;
		});
		expect(middle).toBeCloseTo(0.5, 1);
		expect(new URL(page.url()).hash).toBe('');
	});
	await page.keyboard.insertText('Lyon');
	await fill(page, { billing_postcode: '69001' });
	await tabTo(page, field(page, 'place_order'));
	await expect(page.locator('.archipel-field-error')).toHaveCount(0);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/order-received/);
});

test('@phone [CHK-08] [CHK-07] what was typed is kept until the order is placed', async ({ page }) => {
	const place = field(page, 'place_order');
	await openCheckout(page);
	await test.step('a tap from an empty field', async () => {
		await fill(page, { ...TYPED, billing_last_name: '' });
		// The error message appears after the tap, because it moves the button.
		await field(page, 'billing_last_name').tap();
		await place.tap();
		await expect(page.locator('.woocommerce-error')).toBeFocused();
		await page.locator('.woocommerce-error').getByRole('link').tap();
		await expect(field(page, 'billing_last_name')).toBeFocused();
		await expect(error(page, 'billing_last_name')).toBeInViewport();
	});
	await mounted(page, FORM);
	await fill(page, TYPED);
	await test.step('a failed payment', async () => {
		await page.locator('[name=payment_method]:checked').evaluate((box: HTMLInputElement) => (box.value = 'carte'));
		await place.tap();
		await expect(page.locator('.woocommerce-error')).toHaveText(/Moyen de paiement non valide/);
		await page.goto('/boutique/');
		await openCheckout(page);
		expect(await valuesOf(page)).toEqual(Object.values(TYPED));
	});
	await page.locator('[name=payment_method]').first().check();
	await place.tap();
	await expect(page).toHaveURL(/order-received/);
	expect(await violations(page, '.woocommerce')).toEqual([]);
	await expect
		.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('checkout'))))
		.toEqual([]);
});

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

	await page.locator('input[value="local_pickup:3"]').check();
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
