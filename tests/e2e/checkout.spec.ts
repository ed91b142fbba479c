import { ADDRESS, field, fill, FORM, openCheckout } from './checkout-helpers';
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
	await expect(field(page, 'billing_postcode')).toHaveAttribute('inputmode', 'numeric');
	await expect(field(page, 'billing_email')).toHaveAttribute('inputmode', 'email');
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
