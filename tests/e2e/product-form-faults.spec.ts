import { expect, test } from './harness';
import { SIMPLE, open, addButton, chooseVariation, CHOSEN } from './product-page';

test.describe('faults', () => {
	test.beforeEach(({ guard }) => guard.allowErrors(/Failed to load resource/));

	for (const [name, reply] of [
		['an empty reply', { status: 200, body: '' }],
		['404', { status: 404, body: 'no' }],
	] as const) {
		test(`[CART-14] without the plugin’s endpoint (${name}) the browser submits the form as ever`, async ({
			page,
			shop,
		}) => {
			await chooseVariation(page);
			await page.route('**/?wc-ajax=archipel_add_to_cart', (route) => route.fulfill(reply));
			await addButton(page).click();
			await expect(page.locator('.woocommerce-message')).toContainText('Nuisette dentelle 2');
			expect(await shop.cart()).toEqual({ [CHOSEN]: 1 });

			await open(page, SIMPLE);
			await addButton(page).click();
			await expect(page.locator('.woocommerce-message')).toContainText('Culotte taille haute');
		});
	}
});
