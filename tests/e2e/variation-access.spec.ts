import { violations } from './axe';
import { each, expect, layoutShifts, test } from './harness';
import { FORM, SELECTS, SWATCHES, LARGE, open, select, addButton, press, panel, swatch } from './variation-page';

test.describe('keyboard, screen readers, layout', () => {
	test('[A11Y-02] choosing and adding with the keyboard alone', async ({ page, shop }) => {
		await open(page, SELECTS);
		await select(page, 'Couleur').focus();
		await page.keyboard.press('r');
		await page.keyboard.press('Tab');
		await page.keyboard.press('s');
		await expect(panel(page)).toContainText('50,99');
		await addButton(page).focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => shop.cart()).toEqual({ 'Nuisette dentelle 2 - Rouge, S': 1 });
		await expect(addButton(page)).toBeFocused();
	});

	test('[A11Y-01] no axe violation: open, incomplete, found, sold out', async ({ page }) => {
		test.slow();
		const check = async () => {
			expect(await violations(page, FORM)).toEqual([]);
		};
		await open(page, SWATCHES);
		await check();
		await press(page);
		await check();
		await swatch(page, 'Teinte, Noir profond').check();
		await swatch(page, 'Bonnet, B').check();
		await expect(panel(page)).not.toBeEmpty();
		await check();
		await swatch(page, 'Bonnet, D, épuisé').check();
		await expect(panel(page)).toContainText('59,00');
		await check();
	});

	for (const path of [SELECTS, SWATCHES, LARGE]) {
		test(`[VAR-03] nothing moves at load nor by itself after a choice: ${path}`, async ({ page, shop }) => {
			await shop.latency('get_variation', 900);
			await open(page, path);
			await expect(addButton(page)).toHaveClass(/wc-variation-selection-needed/);
			expect(await layoutShifts(page)).toEqual([]);
			for (const list of await each(
				page.locator(`${FORM} :is(ul.variable-items-wrapper, .variations select:visible)`),
			)) {
				if ((await list.evaluate(({ nodeName }) => nodeName)) === 'SELECT') {
					// By key: what a script selects is no input, and its effects would count as shifts out of the blue.
					await list.focus();
					await page.keyboard.press('ArrowDown');
				} else {
					await list.getByRole('radio').first().click();
					await expect(list.getByRole('radio').first()).toBeChecked();
				}
			}
			await expect(panel(page)).not.toBeEmpty();
			await expect(panel(page)).not.toHaveAttribute('data-archipel-panel', 'closing');
			expect(await layoutShifts(page)).toEqual([]);
		});
	}

	test('[A11Y-03] with reduced motion the panel does not slide', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await open(page, SELECTS);
		await select(page, 'Couleur').selectOption('rouge');
		await select(page, 'Taille').selectOption('m');
		await expect(panel(page)).not.toBeEmpty();
		expect(
			await panel(page).evaluate((element) => parseFloat(getComputedStyle(element).animationDuration)),
		).toBeLessThan(0.001);
	});

	test('[WP-07] in English', async ({ page }) => {
		await open(page, `${SELECTS}?lang=en`);
		await press(page);
		await expect(page.locator('.archipel-notice')).toHaveText(
			'Please select some product options before adding this product to your cart. Missing: Colour, Size.',
		);
		await select(page, 'Colour').selectOption('blanc');
		await expect(select(page, 'Size').locator('option.out-of-stock').first()).toHaveAttribute('label', /– sold out$/);
	});

	test('[VAR-03] the choice works on a phone @phone', async ({ page, shop }) => {
		await open(page, SWATCHES);
		await page.locator('li.variable-item[data-value=noir-profond]').tap();
		await page.locator('li.variable-item[data-value=b]').tap();
		await expect(panel(page)).toContainText('59,00');
		await addButton(page).tap();
		await expect.poll(() => shop.cart()).toEqual({ 'Guêpière trois options - Noir profond, B': 1 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[VAR-06] the selects are there, and the browser posts the form', async ({ page, shop }) => {
		await page.goto(SWATCHES);
		await page.getByLabel('Teinte').first().selectOption('noir-profond');
		await page.getByLabel('Bonnet').first().selectOption('b');
		await press(page);
		await expect(page.locator('.woocommerce-message')).toBeVisible();
		expect(await shop.cart()).toEqual({ 'Guêpière trois options - Noir profond, B': 1 });
	});
});
