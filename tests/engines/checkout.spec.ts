import { ADDRESS } from '../setup/address';
import { expect, test } from './test';

const FORM = 'form.checkout';
const TOTAL = '.order-total td';
const LOGIN = 'form.woocommerce-form-login';

test('[CHK-01] [CHK-04] [CHK-07] [CHK-09] [ACC-01] [RT-14] checkout, account-login, address-fields: a login is refused in place; a shipping method changes the total; another country has its region; what is missing is told above the form, which has the focus, and at its field; the order is placed, once', async ({
	tab,
	shop,
}) => {
	await tab.put(1178);
	await tab.goto('/commande/', FORM);
	const settled = () => tab.miss('[aria-busy=true]');
	await settled();

	await test.step('a login', async () => {
		await tab.click('.showlogin');
		await tab.see('[name=username]:focus');
		await tab.fill(`${LOGIN} [name=username]`, 'personne');
		await tab.fill(`${LOGIN} [name=password]`, 'faux');
		await tab.press('Enter');
		await expect.poll(() => tab.text('.archipel-notice')).toContain('Identifiant ou mot de passe incorrect.');
		await tab.click('.showlogin');
		await tab.miss(LOGIN);
	});
	await test.step('a shipping method', async () => {
		const before = await tab.text(TOTAL);
		await tab.click('label[for="shipping_method_0_local_pickup3"]');
		await expect.poll(() => tab.text(TOTAL)).not.toBe(before);
		await settled();
	});
	await test.step('another country', async () => {
		const choose = (country: string) =>
			tab.evaluate((value) => {
				const list = document.querySelector<HTMLSelectElement>('#billing_country')!;
				list.value = value;
				list.dispatchEvent(new Event('change', { bubbles: true }));
			}, country);
		await tab.mounted('.woocommerce-billing-fields');
		await choose('CH');
		await tab.see('select#billing_state');
		expect(await tab.text('#billing_state_field label')).toBe('Canton (facultatif)');
		await choose('FR');
		await tab.miss('#billing_state_field');
		await settled();
	});
	for (const [id, value] of Object.entries(ADDRESS)) if (id !== 'billing_city') await tab.fill(`#${id}`, value);
	await settled();
	await test.step('a refusal', async () => {
		await tab.click('#place_order');
		await tab.see('.woocommerce-NoticeGroup-checkout:focus-within');
		expect(await tab.text('#billing_city_field .archipel-field-error')).toBeTruthy();
	});
	await tab.fill('#billing_city', ADDRESS.billing_city);
	await settled();
	await tab.click('#place_order');
	await expect.poll(() => tab.path().catch(() => '')).toMatch(/order-received/);
	expect([...shop.shop.orders.values()].map(({ fields }) => fields['billing_city'])).toEqual(['Lyon']);
});
