import { expect, hold, layoutShifts, test } from './harness';
import { hostile } from './hostile-theme';
import { FORM, LARGE, addButton, open, panel, select, swatch } from './variation-page';

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
	const letGo = await hold(page, '**/?wc-ajax=get_variation*');
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
});
