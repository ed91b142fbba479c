import { violations } from './axe';
import { expect, layoutShifts, test } from './harness';
import { OWN, open, radio, item, chosen } from './swatch-page';

test.describe('our own lists', () => {
	// The example with a wrong option says so on every visit of the page.
	test.beforeEach(({ guard }) => guard.allowErrors(/\[archipel\] swatches: property "stockLabelThreshold"/));

	test('[SW-01] stand in place of the selects before the first paint, and nothing moves', async ({ page }) => {
		await open(page, OWN);
		await expect(page.getByRole('radiogroup', { name: 'Couleur' })).toBeVisible();
		await expect(chosen(page, 'attribute_pa_couleur').first()).toBeHidden();
		expect(await layoutShifts(page)).toEqual([]);
	});

	test('[SW-02] [VAR-12] states come from the table; our select is what is chosen', async ({ page }) => {
		await open(page, OWN);
		await item(page, 'noir').click();
		await expect(chosen(page, 'attribute_pa_couleur')).toHaveValue('noir');
		await expect(page.getByRole('button', { name: 'Taille, 50, épuisé' })).toBeVisible();
		await item(page, 'nude').click();
		await expect(page.getByRole('button', { name: 'Taille, 46, indisponible' })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		const side = await item(page, 'noir').evaluate((element) => element.getBoundingClientRect().width);
		expect(side).toBeGreaterThanOrEqual(44);
	});

	test('[SW-03] with the keyboard', async ({ page }) => {
		await open(page, OWN);
		await radio(page, 'Couleur, Noir').focus();
		await page.keyboard.press('ArrowRight');
		await expect(chosen(page, 'attribute_pa_couleur')).toHaveValue('rouge');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Space');
		await expect(chosen(page, 'attribute_pa_taille')).toHaveValue('46');
		await page.keyboard.press('Space');
		await expect(chosen(page, 'attribute_pa_taille')).toHaveValue('');
	});

	test('[RT-04] a wrong option leaves the select', async ({ page }) => {
		await page.goto(OWN);
		await expect(page.locator('[data-archipel-example]')).toHaveAttribute('data-archipel-state', 'failed');
		await expect(page.locator('[data-archipel-example]')).toBeHidden();
		await expect(chosen(page, 'attribute_pa_bonnet')).toBeVisible();
	});

	test('[A11Y-01] no axe violation', async ({ page }) => {
		await open(page, OWN);
		await item(page, 'nude').click();
		expect(await violations(page, '.island-example')).toEqual([]);
	});
});

test.describe('our own lists without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[SW-01] leave the selects', async ({ page }) => {
		await page.goto(OWN);
		await expect(chosen(page, 'attribute_pa_couleur')).toBeVisible();
		await expect(page.locator('.archipel-swatches').first()).toBeHidden();
	});
});
