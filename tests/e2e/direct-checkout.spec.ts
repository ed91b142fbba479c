import { expect, expectLink, rewrite, test, violations, type Page } from './harness';

const PLAIN = 1179;
const SOLD_OUT = 1180;
const LIST = '/iles/direct-checkout/';

const link = (page: Page, id: number) => page.locator(`[data-archipel-direct-checkout="${id}"]`).first();

test('[TILE-02] [RT-05] [A11Y-01] in place: refusal, staying, two clicks', async ({ page, shop, guard }) => {
	guard.allowErrors(/direct-checkout: property "onTiles"/);
	await page.goto(LIST);
	await page.locator('[data-archipel-example="wrong-prop"] a').evaluate((link) => {
		link.dataset['archipelDirectCheckout'] = '1';
		link.focus();
	});
	await test.step('a refusal', async () => {
		await link(page, SOLD_OUT).click();
		const notice = page.locator('.archipel-notice[data-state="error"]');
		await expect(notice).toContainText(/Kimono/);
		await expectLink(notice.getByRole('link', { name: 'Voir la fiche du produit' }), /\/produit\//);
		await expect(page).toHaveURL(/\/iles\//);
		await expect(link(page, SOLD_OUT)).toBeFocused();
		expect(await shop.cart()).toEqual({});
		expect(await violations(page, '.island-example')).toEqual([]);
	});
	await test.step('« stay on this page »', async () => {
		shop.forget();
		await page.evaluate(() => {
			const stay = (event: Event) => event.preventDefault();
			addEventListener('beforeunload', stay);
			Object.assign(window, { go: () => removeEventListener('beforeunload', stay) });
		});
		// The browser shows the dialog only after user activation.
		page.once('dialog', (dialog) => void dialog.dismiss());
		const asked = page.waitForEvent('dialog');
		await link(page, PLAIN).click();
		await asked;
		await expect(page).toHaveURL(/\/iles\//);
		await expect(link(page, PLAIN)).not.toHaveAttribute('aria-busy');
		await page.evaluate(() => (window as never as { go: () => void }).go());
	});
	await test.step('to the checkout', async () => {
		shop.forget();
		const before = (await shop.cart())['Culotte taille haute']!;
		await link(page, PLAIN).dblclick();
		await expect(page).toHaveURL(/\/commande\/$/);
		expect(await shop.cart()).toEqual({ 'Culotte taille haute': before + 1 });
		expect(shop.calls('archipel_add_to_cart')).toHaveLength(1);
	});
});

test('[TILE-02] [SEC-02] by keyboard, by ShopEngine’s link, never to a host nobody allowed; in English', async ({
	page,
	shop,
}) => {
	await test.step('a tile', async () => {
		await page.goto('/boutique/');
		const button = link(page, PLAIN);
		await button.focus();
		await expect(button.locator('..')).toHaveCSS('opacity', '1');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/commande\/$/);
		expect(await shop.cart()).toEqual({ 'Culotte taille haute': 1 });
	});
	await test.step('ShopEngine', async () => {
		await page.goto(LIST);
		await page.locator('.shopengine_direct_checkout').click();
		await expect(page).toHaveURL(/\/commande\/$/);
		expect(await shop.cart()).toEqual({ 'Culotte taille haute': 1, 'Masque satin': 1 });
	});
	await test.step('a host that nobody allowed', async () => {
		await rewrite(page, LIST, (html) =>
			html.replace('"checkoutUrl":"/commande/"', '"checkoutUrl":"https://evil.example/"'),
		);
		await page.goto(LIST);
		await link(page, PLAIN).click();
		const checkout = page.locator('.archipel-notice').getByRole('link', { name: 'Passer la commande' });
		await expectLink(checkout, 'https://evil.example/');
		await expect(page).toHaveURL(/\/iles\//);
		expect(await shop.cart()).toEqual({ 'Culotte taille haute': 2, 'Masque satin': 1 });
	});
	await test.step('in English', async () => {
		await page.goto(`${LIST}?lang=en`);
		await link(page, SOLD_OUT).press('Enter');
		await expect(page.locator('.archipel-notice').getByRole('link', { name: 'View the product page' })).toBeVisible();
	});
});
