import { expect, layoutShifts, mounted, test, violations } from './harness';
import { FORM, SELECTS, SWATCHES, addButton, open, panel, press, select, swatch } from './variation-page';

test('[VAR-03] [VAR-05] [VAR-07] [VAR-08] [VAR-13] [SW-10] [SEC-03 A1] [SEC-03 A12] [A11Y-02] by selects and the keyboard alone a variation is chosen and added, and nothing moves by itself; the address names it, for Back and for others too; what is missing is named and gone to', async ({
	page,
	shop,
}) => {
	const reset = page.locator(`${FORM} .reset_variations`);
	await open(page, `${SELECTS}?utm_source=lettre`);
	await test.step('chosen and added by keys', async () => {
		await expect(addButton(page)).toHaveClass(/wc-variation-selection-needed/);
		await expect(page.locator('.woocommerce-variation-add-to-cart-disabled')).toBeVisible();
		await expect(reset).toBeHidden();
		expect(await layoutShifts(page), 'at load').toEqual([]);
		await select(page, 'Couleur').press('r');
		for (const key of ['Tab', 's']) await page.keyboard.press(key);
		await expect(panel(page)).toContainText('50,99');
		await expect(panel(page)).toHaveCSS('animation-duration', '0.2s');
		await expect(page).toHaveURL(/\?utm_source=lettre&attribute_pa_couleur=rouge&attribute_pa_taille=s$/);
		expect(await layoutShifts(page), 'after a choice').toEqual([]);
		await addButton(page).press('Enter');
		await expect.poll(() => shop.cart()).toEqual({ 'Nuisette dentelle 2 - Rouge, S': 1 });
		await expect(addButton(page)).toBeFocused();
	});
	await test.step('what is missing', async () => {
		await reset.press('Enter');
		await expect(select(page, 'Taille')).toHaveValue('');
		await select(page, 'Couleur').selectOption('blanc');
		await press(page);
		const notice = page.locator('td.value', { has: select(page, 'Taille') }).locator('.archipel-notice');
		await expect(notice).toBeInViewport();
		await expect(select(page, 'Taille')).toBeFocused();
		await expect(select(page, 'Taille')).toHaveAccessibleDescription('Veuillez choisir une taille.');
	});
	await test.step('Back', async () => {
		await select(page, 'Taille').selectOption('m');
		await expect(page).toHaveURL(/attribute_pa_couleur=blanc&attribute_pa_taille=m$/);
		const length = await page.evaluate(() => history.length);
		await page.goto('/page-panier/');
		await page.goBack();
		await mounted(page, FORM);
		await expect(select(page, 'Couleur')).toHaveValue('blanc');
		await expect(select(page, 'Taille')).toHaveValue('m');
		await expect(page.locator(`${FORM} input.variation_id`)).not.toHaveValue('0');
		expect(await page.evaluate(() => history.length)).toBe(length + 1);
	});
	await test.step('an address that names options', async () => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await open(page, `${SELECTS}?attribute_pa_couleur=noir&attribute_pa_taille=s`);
		await expect(panel(page)).toContainText('50,99');
		expect(await layoutShifts(page)).toEqual([]);
	});
});

test('[VAR-01] [VAR-03] [A11Y-01] a variation is found on the page and shown; axe', async ({ page }) => {
	const check = async (what: string) => expect(await violations(page, FORM), what).toEqual([]);
	await open(page, SWATCHES);
	expect(await layoutShifts(page), 'at load').toEqual([]);
	await swatch(page, 'Teinte, Rouge cerise').click();
	await swatch(page, 'Bonnet, B').click();
	await expect(panel(page)).toContainText('62,50');
	expect(await layoutShifts(page), 'after a choice').toEqual([]);
	await check('found');

	await page.getByRole('link', { name: 'Effacer les options' }).click();
	await press(page);
	await expect(page.locator('.archipel-notice')).toHaveCount(2);
	// Beside its options: WooCommerce's link that clears them comes after.
	await expect(page.locator('.archipel-notice + .reset_variations')).toHaveCount(1);
	await check('with messages');

	await swatch(page, 'Teinte, Noir profond').check();
	await swatch(page, 'Bonnet, D, épuisé').check();
	await expect(panel(page)).toContainText('59,00');
	await check('sold out');
});
