import { answerWith, expect, layoutShifts, test } from './harness';
import { hostile } from './hostile-theme';
import {
	FORM,
	LARGE,
	addButton,
	announced,
	holdLookup,
	open,
	panel,
	select,
	swatch,
	variationId,
	withoutTable,
} from './variation-page';

test('[VAR-02] [VAR-04] [SW-06] where only the server knows: one request, or none fits', async ({ page, shop }) => {
	await withoutTable(page);
	const letGo = await holdLookup(page);
	await open(page, '/produit/nuisette-dentelle-0/');
	await swatch(page, 'Couleur, Noir').check();
	await expect(page.locator(`${FORM} ul.variable-items-wrapper [aria-disabled=true]`)).toHaveCount(0);
	await expect(swatch(page, 'Taille, M')).toBeVisible();
	expect(shop.calls('get_variation')).toEqual([]);
	await swatch(page, 'Taille, XL').press('Space');
	await expect(page.locator(FORM)).toHaveAttribute('aria-busy', 'true');
	await addButton(page).press('Enter');
	expect(await shop.cart()).toEqual({});
	letGo();
	await expect.poll(() => shop.cart()).toEqual({ 'Nuisette dentelle 0 - Noir, XL': 1 });
	await expect(panel(page)).toContainText('44,99');
	await expect(page.locator(FORM)).not.toHaveAttribute('aria-busy');
	expect(shop.calls('get_variation').map(({ fields }) => fields)).toEqual([
		{ attribute_pa_couleur: 'noir', attribute_pa_taille: 'xl', product_id: '23' },
	]);
	await expect(variationId(page)).not.toHaveValue('');

	await answerWith(page, '**/?wc-ajax=get_variation', { json: false });
	await swatch(page, 'Taille, S').check();
	const text = 'Désolé, aucun produit ne répond à vos critères. Veuillez choisir une combinaison différente.';
	await expect(page.locator('.wc-no-matching-variations')).toHaveText(text);
	await expect(announced(page).getByRole('alert')).toHaveText(text);
	await expect(page.locator('.product_meta .sku')).toHaveText('LG-0');
	await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
	await page.getByRole('link', { name: 'Effacer les options' }).click();
	await expect(page.locator('.wc-no-matching-variations')).toHaveCount(0);
});

test('[VAR-03] [VAR-12] [SW-10] by the table choices show without a request', async ({ page, shop }) => {
	const picture = page.locator('.woocommerce-product-gallery .wp-post-image').first();
	const price = page.locator('.summary .price').first();
	await hostile(page, LARGE);
	await open(page, LARGE);
	await expect(addButton(page)).toHaveClass(/wc-variation-selection-needed/);
	expect(await layoutShifts(page), 'at load').toEqual([]);
	const own = { src: await picture.getAttribute('src'), price: (await price.textContent())!.trim() };
	shop.forget();
	await swatch(page, 'Couleur, Prune').check();
	await expect(picture).toHaveAttribute('src', /prune/);
	await expect(picture).toHaveAttribute('srcset', /prune/);
	await swatch(page, 'Couleur, Noir').check();
	await expect(picture).toHaveAttribute('src', /noir/);
	await page.getByRole('link', { name: 'Effacer les options' }).click();
	await expect(picture).toHaveAttribute('src', own.src!);
	await expect(price).toHaveText(own.price);

	for (const name of ['Couleur, Noir', /^Taille, M/, /^Bonnet, F/]) await swatch(page, name).check();
	const back = select(page, 'Tour de dos');
	await expect(back.locator('option:disabled, option.out-of-stock').first()).toBeAttached();
	expect(shop.calls()).toEqual([]);
	// As the plugin prints it on a page that is the same for all guests.
	await page.locator('.archipel-availability').evaluate((table) => table.setAttribute('data-lookup', 'get'));
	const letGo = await holdLookup(page, 'archipel_variation');
	const asked = page.waitForRequest(/archipel_variation/);
	const top = async () => (await addButton(page).boundingBox())!.y + (await page.evaluate(() => scrollY));
	await back.press('ArrowDown');
	await expect(page.locator(FORM)).toHaveAttribute('aria-busy', 'true');
	// Within half a second of a key the browser counts no shift.
	await page.waitForTimeout(600);
	const before = await top();
	letGo();
	await expect(panel(page).locator('.stock, .price').first()).toBeVisible();
	await expect(panel(page)).not.toHaveAttribute('data-archipel-panel', 'closing');
	expect(await top()).toBe(before);
	expect(await layoutShifts(page), 'after a choice').toEqual([]);
	expect(shop.calls().map(({ action, method }) => [action, method])).toEqual([['archipel_variation', 'GET']]);
	expect(Object.keys(await (await asked).allHeaders())).not.toContain('cookie');
});
