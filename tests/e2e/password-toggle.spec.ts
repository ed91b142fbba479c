import { expect, layoutShifts, tabTo, test, violations, type Page } from './harness';

const login = (page: Page) => page.locator('form.login');
const show = (page: Page) => login(page).getByRole('button', { name: 'Afficher le mot de passe' });

test('[CONS-05] on the account page each password can be shown, by keyboard', async ({ page }) => {
	await page.goto('/mon-compte/');
	await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toHaveCount(2);
	const field = login(page).locator('#password');
	await field.fill('un secret');
	const { width } = (await field.boundingBox())!;
	await tabTo(page, show(page));
	await page.keyboard.press('Space');
	const hide = login(page).getByRole('button', { name: 'Masquer le mot de passe' });
	await expect(hide).toBeFocused();
	await expect(field).toHaveAttribute('type', 'text');
	await expect(field).toHaveValue('un secret');
	expect(await violations(page, 'form.login')).toEqual([]);
	const [box, inside] = [(await field.boundingBox())!, (await hide.boundingBox())!];
	expect(inside.x + inside.width).toBeLessThanOrEqual(box.x + box.width);
	expect(Math.abs(inside.y + inside.height / 2 - (box.y + box.height / 2))).toBeLessThan(3);
	expect(width).toBe(box.width);
	await hide.click();
	await expect(field).toHaveAttribute('type', 'password');
	expect(await layoutShifts(page, 'form')).toEqual([]);
});

test('[CONS-05] a theme’s own form has it in its language; WooCommerce’s field has one', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.addInitScript(() =>
		addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
	);
	await page.goto('/iles/password-toggle/?lang=en');
	const button = page.locator('[data-archipel-example=theme]').getByRole('button', { name: 'Show password' });
	await expect(button).toBeVisible();
	expect((await button.boundingBox())!.x + (await button.boundingBox())!.width).toBeLessThanOrEqual(390);
	await expect(page.locator('[data-archipel-example=woocommerce] button')).toHaveCount(1);
});
