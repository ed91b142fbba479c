import { neutralName } from '../../src/build/file-names';
import { ADDRESS } from './checkout-helpers';
import { expect, layoutShifts, requestsOf, test, violations, type Page } from './harness';
import { login } from './login';

const MENU = '.woocommerce-MyAccount-navigation';

const placeOrder = (page: Page): Promise<number> =>
	page.evaluate(async (address) => {
		const call = async <T>(action: string, body?: URLSearchParams) =>
			(await (await fetch(`/?wc-ajax=${action}`, { method: 'POST', body: body ?? null })).json()) as T;
		const nonces = await call<Record<string, string>>('archipel_nonces');
		const fields = {
			...address,
			billing_country: 'FR',
			payment_method: 'cod',
			'woocommerce-process-checkout-nonce': nonces['woocommerce-process_checkout']!,
		};
		return (await call<{ order_id: number }>('checkout', new URLSearchParams(fields))).order_id;
	}, ADDRESS);

/** Waits until the islands that mount by themselves have mounted, without a press. */
const atRest = (page: Page, host: string) =>
	expect(page.locator(host)).toHaveAttribute('data-archipel-state', 'mounted');

test('[A11Y-02] the account’s pages and their form pass axe, wide and on a phone', async ({ page, shop }) => {
	await login(page);
	await shop.add(1178);
	await page.goto('/mon-compte/');
	const order = await placeOrder(page);
	for (const at of ['orders/', `view-order/${order}/`, 'edit-account/', 'edit-address/', 'edit-address/billing/']) {
		await page.setViewportSize({ width: 390, height: 800 });
		await page.goto(`/mon-compte/${at}`);
		await atRest(page, MENU);
		await expect(page.locator(`${MENU} [aria-current]`)).toBeInViewport({ ratio: 1 });
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
