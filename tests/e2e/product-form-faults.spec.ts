import { expect, test } from './harness';
import { SIMPLE, open, addButton, notice, chooseVariation, CHOSEN } from './product-page';

test.describe('faults', () => {
	test.beforeEach(({ guard }) => guard.allowErrors(/Failed to load resource/));

	// The server has not added anything: told inline, and « Réessayer » does it.
	for (const fault of ['500', '403', 'html'] as const) {
		test(`[REL-01] ${fault}: told inline with « Réessayer »`, async ({ page, shop }) => {
			await chooseVariation(page);
			await shop.fault('archipel_add_to_cart', fault);
			await addButton(page).click();
			const retry = page.getByRole('button', { name: 'Réessayer' });
			await expect(retry).toBeVisible();
			expect(await shop.cart()).toEqual({});
			await shop.heal();
			await retry.click();
			await expect(notice(page)).toHaveAttribute('data-state', 'success');
			expect(await shop.cart()).toEqual({ [CHOSEN]: 1 });
		});
	}

	// The server has added it and its answer is lost: nobody is made to add it twice.
	for (const fault of ['truncated', 'types', 'notice'] as const) {
		test(`[REL-01] ${fault}: the item is in the cart once, and the shopper is told so`, async ({ page, shop }) => {
			await chooseVariation(page);
			await shop.fault('archipel_add_to_cart', fault, 1);
			await addButton(page).click();
			await expect(notice(page)).toHaveAttribute('data-state', 'success');
			expect(await shop.cart()).toEqual({ [CHOSEN]: 1 });
			expect(shop.calls('archipel_add_to_cart')).toHaveLength(1);
		});
	}

	test('[REL-01] a connection that breaks after the server has added it: the same', async ({ page, shop }) => {
		await chooseVariation(page);
		await page.route('**/?wc-ajax=archipel_add_to_cart', async (route) => {
			await route.fetch();
			await route.abort('connectionreset');
		});
		await addButton(page).click();
		await expect(notice(page)).toHaveAttribute('data-state', 'success');
		expect(await shop.cart()).toEqual({ [CHOSEN]: 1 });
	});

	test('[REL-01] offline: nothing is sent, and it works once the connection is back', async ({
		page,
		shop,
		context,
	}) => {
		await chooseVariation(page);
		await context.setOffline(true);
		await addButton(page).click();
		await expect(notice(page)).toContainText('hors ligne');
		await context.setOffline(false);
		await page.getByRole('button', { name: 'Réessayer' }).click();
		await expect(notice(page)).toHaveAttribute('data-state', 'success');
		expect(await shop.cart()).toEqual({ [CHOSEN]: 1 });
	});

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
