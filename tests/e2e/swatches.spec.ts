import {
	addressFile,
	closeByEscape,
	comeAlone,
	each,
	expect,
	hold,
	layoutShifts,
	mounted,
	test,
	violations,
} from './harness';
import { addThemeRules } from './hostile-theme';
import { GUEPIERE, LIST, OWN, open, radio, item, chosen, addButton } from './swatch-page';

test.describe('lists of Variation Swatches for WooCommerce', () => {
	test('[SW-01] colour, image, label and radio lists stand for the select', async ({ page, shop }) => {
		await open(page, '/produit/bas-couture/');
		for (const select of await each(page.locator('.variations select'))) await expect(select).toBeHidden();
		for (const image of await each(page.locator('.image-variable-item img'))) {
			expect(await image.evaluate((element: HTMLImageElement) => element.width * element.height)).toBeGreaterThan(0);
		}
		await radio(page, 'Motif, Dentelle').check();
		await radio(page, 'Finition, Mate').check();
		await radio(page, 'Longueur & coupe, Jarretière 15"').check();
		await expect(chosen(page, 'attribute_pa_motif')).toHaveValue('dentelle');
		await expect(chosen(page, 'attribute_longueur-coupe')).toHaveValue('Jarretière 15"');
		await addButton(page).click();
		await expect.poll(() => shop.calls('archipel_add_to_cart').length).toBe(1);
		const { fields } = shop.calls('archipel_add_to_cart')[0]!;
		expect(fields).toMatchObject({
			attribute_pa_motif: 'dentelle',
			attribute_pa_finition: 'mate',
			'attribute_longueur-coupe': 'Jarretière 15"',
		});
		expect(Object.keys(fields).filter((name) => name.startsWith('archipel'))).toEqual([]);
	});

	test('[SW-01] [SW-02] [SW-03] [SW-08] [SEC-03 A4] taken over in place, by keys', async ({ page }) => {
		await test.step('the island takes over', async () => {
			await comeAlone(page, 'swatches');
			const release = await hold(page, `**/${addressFile('islands/swatches')}*`);
			const boxes = () =>
				page.locator(`${LIST}, ${LIST} li`).evaluateAll((elements) => {
					const form = elements[0]!.closest('form')!.getBoundingClientRect();
					return elements.map((element) => {
						const { top, left, width, height } = element.getBoundingClientRect();
						return [top - form.top, left - form.left, width, height];
					});
				});
			await page.goto(GUEPIERE, { waitUntil: 'commit' });
			await mounted(page, 'form.variations_form');
			await expect(page.locator(LIST).first()).not.toHaveAttribute('data-archipel-state');
			const before = await boxes();
			expect(before).toHaveLength(8);
			release();
			await expect(page.locator(`${LIST}[data-archipel-state=mounted]`)).toHaveCount(2);
			expect(await boxes()).toEqual(before);
			expect(await layoutShifts(page)).toEqual([]);
		});
		const tooltip = page.locator('.archipel-swatches__tooltip:popover-open');
		const noir = radio(page, 'Teinte, Noir profond');
		await test.step('by keyboard', async () => {
			await noir.focus();
			const next = await page.locator(LIST).nth(1).boundingBox();
			await page.keyboard.press('Enter');
			await expect(noir).toBeChecked();
			await expect(page.locator('.variations tr').first().locator('.label')).toHaveText('Teinte : Noir profond');
			// A second choice is often pressed at once: the name of the first one moves nothing.
			expect(await page.locator(LIST).nth(1).boundingBox()).toEqual(next);
			await expect(tooltip).toHaveText('Noir profond');
			await expect(item(page, 'noir-profond')).toHaveCSS('outline-style', 'solid');
			await closeByEscape(tooltip);
			await page.keyboard.press('Tab');
			await expect(radio(page, 'Bonnet, B')).toBeFocused();
			await page.keyboard.press('Space');
			await expect(radio(page, 'Bonnet, B')).toBeChecked();
			await page.keyboard.press('ArrowLeft');
			await expect(radio(page, 'Bonnet, D, épuisé')).toBeFocused();
			await expect(radio(page, 'Bonnet, D, épuisé')).toBeChecked();
			await page.keyboard.press('Tab');
			await expect(page.getByRole('link', { name: 'Effacer les options' })).toBeFocused();
			await page.keyboard.press('Enter');
			// VAR-07: the selects are hidden, so the focus moves to the first swatch.
			await expect(noir).toBeFocused();
			await expect(noir).not.toBeChecked();
		});
		await test.step('the name once, at the edge of a phone', async () => {
			await page.setViewportSize({ width: 390, height: 844 });
			for (const value of ['noir-profond', 'rouge-cerise']) {
				await item(page, value).hover();
				await expect(tooltip).toHaveText(/^(Noir profond|Rouge cerise)$/);
				await expect(tooltip).toBeInViewport({ ratio: 1 });
			}
			await page.setViewportSize({ width: 1280, height: 900 });
		});
		await test.step('what is unavailable', async () => {
			await radio(page, 'Teinte, Rouge cerise').check();
			// B is the only remaining cup, and chosen automatically (VAR-13).
			await radio(page, 'Bonnet, D, indisponible').click({ force: true });
			await expect(page.locator('.archipel-swatches__tooltip')).toHaveText('D – indisponible');
			await radio(page, 'Bonnet, B').press('ArrowLeft');
			await expect(radio(page, 'Bonnet, D, indisponible')).toBeFocused();
			await expect(radio(page, 'Bonnet, D, indisponible')).not.toBeChecked();
			await expect(radio(page, 'Bonnet, B')).toBeChecked();
		});
	});

	test('[SW-03] [SW-07] [A11Y-01] clear_on_reselect, the last pieces, letters at 200 %', async ({ page }) => {
		await open(page, GUEPIERE, { clearOnReselect: true, showVariationStock: true });
		await page.getByRole('button', { name: 'Teinte, Noir profond' }).press('Enter');
		await page.keyboard.press('Tab');
		await expect(page.getByRole('button', { name: 'Bonnet, B' })).toBeFocused();
		await expect(page.getByRole('button', { name: 'Bonnet, C, plus que 3' })).toBeVisible();
		await item(page, 'rouge-cerise').click();
		await item(page, 'd').click({ force: true });
		await expect(page.locator('.woocommerce-variation-price')).toContainText('€');
		expect(await violations(page, 'form.variations_form')).toEqual([]);
		// A height rule of the swatch plugin.
		await addThemeRules(page, '.variable-items-wrapper .variable-item { height: 30px }');
		await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
		const cup = item(page, 'b');
		expect(await cup.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
		expect((await cup.boundingBox())!.height, 'its letter has room at 200 %').toBeGreaterThanOrEqual(88);
	});
});

test('[SW-01] [SW-02] [SW-03] [VAR-12] [RT-04] [A11Y-01] our own lists before the first paint', async ({ page }) => {
	await open(page, OWN);
	await expect(page.getByRole('radiogroup', { name: 'Couleur' })).toBeVisible();
	await expect(chosen(page, 'attribute_pa_couleur').first()).toBeHidden();
	expect(await layoutShifts(page)).toEqual([]);
	const wrong = page.locator('[data-archipel-example]');
	await expect(wrong).toHaveAttribute('data-archipel-state', 'failed');
	await expect(wrong).toBeHidden();
	await expect(chosen(page, 'attribute_pa_bonnet')).toBeVisible();

	await item(page, 'rouge').hover();
	await expect(page.locator('.archipel-swatches__tooltip:popover-open')).toHaveText(/^Rouge/);
	await page.mouse.move(0, 0);
	await radio(page, 'Couleur, Noir').press('ArrowRight');
	await expect(chosen(page, 'attribute_pa_couleur')).toHaveValue('rouge');
	for (const key of ['Tab', 'Space']) await page.keyboard.press(key);
	await expect(chosen(page, 'attribute_pa_taille')).toHaveValue('46');
	await page.keyboard.press('Space');
	await expect(chosen(page, 'attribute_pa_taille')).toHaveValue('');

	await item(page, 'noir').click();
	await expect(chosen(page, 'attribute_pa_couleur')).toHaveValue('noir');
	await expect(page.getByRole('button', { name: 'Taille, 50, épuisé' })).toBeVisible();
	await item(page, 'nude').click();
	await expect(page.getByRole('button', { name: 'Taille, 46, indisponible' })).toHaveAttribute('aria-disabled', 'true');
	const side = await item(page, 'noir').evaluate((element) => element.getBoundingClientRect().width);
	expect(side).toBeGreaterThanOrEqual(44);
	expect(await violations(page, '.island-example')).toEqual([]);
});
