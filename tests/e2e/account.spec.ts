import { neutralName } from '../../src/build/file-names';
import { ADDRESS, field, fill, openCheckout } from './checkout-helpers';
import { expect, layoutShifts, mounted, requestsOf, tabTo, test, violations, type Page } from './harness';
import { login } from './login';

const MENU = '.woocommerce-MyAccount-navigation';

/** Waits until the islands that mount by themselves have mounted, without a press. */
const atRest = (page: Page, host: string) =>
	expect(page.locator(host)).toHaveAttribute('data-archipel-state', 'mounted');

test('[A11Y-02] the account’s pages pass axe; on a phone their menu is one line', async ({ page, shop }) => {
	await login(page);
	await shop.add(1178);
	await openCheckout(page);
	await fill(page);
	await field(page, 'place_order').click();
	await expect(page).toHaveURL(/order-received/);
	const [, order] = /order-received\/(\d+)/.exec(page.url())!;
	for (const at of ['orders/', `view-order/${order}/`, 'edit-account/', 'edit-address/', 'edit-address/billing/']) {
		await page.setViewportSize({ width: 320, height: 844 });
		await page.goto(`/mon-compte/${at}`);
		await atRest(page, MENU);
		await expect(page.locator(`${MENU} [aria-current]`)).toBeInViewport({ ratio: 1 });
		const boxes = await page
			.locator(`${MENU} a`)
			.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ y, height }) => [y, height]));
		expect(boxes.every(([, height]) => height! >= 44)).toBe(true);
		expect(new Set(boxes.map(([y]) => y)).size).toBe(1);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		expect(await violations(page), at).toEqual([]);
		await page.setViewportSize({ width: 1280, height: 800 });
		expect(await violations(page), at).toEqual([]);
	}
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adresses');
});

test('[RT-02] [A11Y-05] an address: rules of countries come with the first use of the form', async ({ page }) => {
	await login(page);
	const files = requestsOf(page);
	const rules = () => files.filter((file) => file.includes(neutralName('follow-country')));
	const fields = page.locator('.woocommerce-address-fields');
	await page.goto('/mon-compte/edit-address/billing/');
	await atRest(page, '.woocommerce-address-fields');
	expect(rules()).toEqual([]);
	await fields.getByLabel('Pays/région').selectOption('CH');
	await fields.getByLabel('Canton').selectOption('VD');
	expect(rules()).toHaveLength(1);
	const named = (await fields.ariaSnapshot()).match(/(?<=- )(textbox|combobox|button) ".*?"/g);
	expect(named).toEqual([
		'textbox "Prénom"',
		'textbox "Nom"',
		'textbox "Nom de l’entreprise (facultatif)"',
		'combobox "Pays/région"',
		'textbox "Numéro et nom de rue"',
		'textbox "Bâtiment, appartement, lot, etc. (facultatif)"',
		'textbox "Code postal"',
		'textbox "Ville"',
		'combobox "Canton (facultatif)"',
		'textbox "Téléphone"',
		'textbox "Adresse e-mail"',
		'button "Enregistrer l’adresse"',
	]);
	await fields.getByRole('button').click();
	await expect(page.getByRole('alert')).toContainText('Numéro et nom de rue est un champ obligatoire.');
	await expect(fields.getByLabel('Canton')).toBeVisible();
	for (const [name, value] of Object.entries(ADDRESS)) await fields.locator(`#${name}`).fill(value);
	await fields.getByLabel('Pays/région').selectOption('FR');
	await expect(fields.locator('#billing_state')).toBeHidden();
	await fields.getByRole('button').click();
	await expect(page.locator('address').first()).toHaveText(/Claire Dupont.*69001\s+LYON/s);
	expect(await layoutShifts(page)).toEqual([]);
});

test('[CHK-07] [CHK-08] [A11Y-02] a company on a phone, by the keyboard, and before its island', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 844 });
	await page.goto('/iles/order-pages/');
	const fold = page.locator('.archipel-company');
	const company = page.locator('#billing_company');
	await mounted(page, '.archipel-company');
	await expect(company).toBeHidden();
	expect((await fold.locator('summary').boundingBox())!.height).toBeGreaterThanOrEqual(44);
	await tabTo(page, fold.locator('summary'));
	await page.keyboard.press('Enter');
	await expect(company).toBeFocused();
	await page.keyboard.insertText('Dentelles SARL');
	for (const key of ['Shift+Tab', 'Enter']) await page.keyboard.press(key);
	await expect(company).toBeHidden();
	expect(await violations(page, '.woocommerce-billing-fields__field-wrapper')).toEqual([]);

	// Before the island: what a draft puts back moves nothing, what a browser puts back or a server refuses is shown.
	const put = (change: (field: HTMLInputElement) => unknown) => company.evaluate(change);
	await fold.evaluate((host) => host.removeAttribute('data-said'));
	await expect(company).toBeVisible();
	await put((field) => (field.dataset['archipelKept'] = ''));
	await expect(company).toBeHidden();
	await put((field) => field.closest('.form-row')!.classList.add('woocommerce-invalid'));
	await expect(company).toBeVisible();
});
