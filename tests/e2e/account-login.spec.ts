import { neutralName } from '../../src/build/file-names';
import type { Locator, Page } from '@playwright/test';
import { caught, expect, hold, layoutShifts, mounted, tabTo, test, violations, visit } from './harness';

const REFUSED = 'Identifiant ou mot de passe incorrect.';
const FORM = 'form.woocommerce-form-login';

const name = (form: Locator) => form.locator('[name=username], [name=eael-user-login]');
const password = (form: Locator) => form.locator('[name=password], [name=eael-user-password]');
const notice = (form: Locator) => form.page().locator('.archipel-notice');
const dashboard = (page: Page) => page.locator('.woocommerce-MyAccount-content');

async function fill(form: Locator, as: string, secret: string): Promise<void> {
	await name(form).fill(as);
	await password(form).fill(secret);
}

/** Submits the form by Enter in the focused field. */
const enter = (page: Page) => page.keyboard.press('Enter');

test('[ACC-01] [CONS-05] [SEC-03 S14] [A11Y-02] the account page by the keyboard: each password can be shown; refused, signed in', async ({
	page,
	shop,
}) => {
	await shop.add(1178);
	await visit(page, '/mon-compte/', FORM);
	const form = page.locator(FORM);
	await tabTo(page, form.getByRole('button', { name: 'Se connecter' }));
	await enter(page);
	await expect(name(form)).toBeFocused();
	await expect(name(form)).toHaveAccessibleDescription('Saisissez votre identifiant ou votre adresse e-mail.');
	await expect(password(form)).toHaveAccessibleDescription('Saisissez votre mot de passe.');
	expect(await violations(page, FORM)).toEqual([]);
	await fill(form, 'cliente', 'faux');
	await test.step('the password is shown, and hidden again', async () => {
		const show = page.getByRole('button', { name: 'Afficher le mot de passe' });
		await expect(show).toHaveCount(2);
		const { width } = (await password(form).boundingBox())!;
		await tabTo(page, show.first());
		await page.keyboard.press('Space');
		const hide = form.getByRole('button', { name: 'Masquer le mot de passe' });
		await expect(hide).toBeFocused();
		await expect(password(form)).toHaveAttribute('type', 'text');
		await expect(password(form)).toHaveValue('faux');
		expect(await violations(page, FORM)).toEqual([]);
		const [box, inside] = [(await password(form).boundingBox())!, (await hide.boundingBox())!];
		expect(inside.x + inside.width).toBeLessThanOrEqual(box.x + box.width);
		expect(Math.abs(inside.y + inside.height / 2 - (box.y + box.height / 2))).toBeLessThan(3);
		expect(width).toBe(box.width);
		await hide.click();
		await expect(password(form)).toHaveAttribute('type', 'password');
		await password(form).focus();
	});
	await enter(page);
	await expect(notice(form)).toHaveText(REFUSED);
	await expect(password(form)).toBeFocused();
	await expect(password(form)).toHaveValue('');
	await expect(name(form)).toHaveValue('cliente');
	expect(await violations(page, FORM)).toEqual([]);
	await fill(form, 'cliente', 'cliente');
	await enter(page);
	await expect(dashboard(page)).toBeVisible();
	expect(await violations(page, '.woocommerce')).toEqual([]);
	expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/mon-compte/');
	expect(await shop.cart()).toEqual({ 'Masque satin': 1 });
	expect(await layoutShifts(page, 'form')).toEqual([]);
});

test('@phone [CHK-01] [SEC-02] on the checkout: cart and choice are kept', async ({ page, shop }) => {
	await shop.add(1178);
	const release = await hold(page, ({ pathname }) => pathname.includes(`/islands/${neutralName('checkout')}-`));
	await page.goto('/commande/');
	await caught(page);
	await page.locator('.showlogin').tap();
	release();
	await mounted(page, FORM);
	await expect(name(page.locator(FORM))).toBeFocused();
	const form = page.locator(FORM);
	await test.step('a page that is neither yes nor no', async () => {
		await shop.fault('login', 'html', 1);
		const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST');
		await form.locator('[name=rememberme]').check();
		await form.locator('[name=redirect]').evaluate((field: HTMLInputElement) => (field.value = 'https://evil.test/'));
		await fill(form, 'cliente', 'cliente');
		await form.locator('[name=login]').tap();
		const fields = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
		const typed = { username: 'cliente', password: 'cliente', rememberme: 'forever' };
		expect(fields).toMatchObject({ ...typed, login: 'Se connecter' });
		await expect(dashboard(page)).toBeVisible();
	});
	const cookie = (await page.context().cookies()).find(({ name: of }) => of.startsWith('wordpress_logged_in'));
	expect(cookie!.expires).toBeGreaterThan(Date.now() / 1000 + 86_400);
	expect(await shop.cart()).toEqual({ 'Masque satin': 1 });
});

test('[SEC-03 S14] [A11Y-02] a lost password: both forms pass axe, and the new one is set', async ({ page }) => {
	await page.goto('/mon-compte/lost-password/');
	expect(await violations(page)).toEqual([]);
	await page.goto('/mon-compte/lost-password/?key=Fq5kEGchbgpt6OEjyDC8&id=2');
	const reset = page.locator('form.woocommerce-ResetPassword');
	await mounted(page, 'form.woocommerce-ResetPassword');
	expect(await violations(page)).toEqual([]);
	await reset.locator('#password_1').fill('Un-mot-de-passe-9');
	await reset.locator('#password_2').fill('Un-mot-de-passe-9');
	await enter(page);
	await expect(page).toHaveURL(/\/mon-compte\/\?password-reset=true$/);
});
