import { distFile } from './dist-file';
import { hold } from './hold';
import { each, expect, layoutShifts, mounted, test } from './harness';
import { GUEPIERE, LIST, open, radio, item, chosen, addButton } from './swatch-page';

test.describe('lists of Variation Swatches for WooCommerce', () => {
	test('[SW-01] colour, image, label and radio lists stand for the select, which is what is posted', async ({
		page,
		shop,
	}) => {
		await open(page, '/produit/bas-couture/');
		for (const select of await each(page.locator('.variations select'))) await expect(select).toBeHidden();
		for (const image of await each(page.locator('.image-variable-item img'))) {
			expect(await image.evaluate((element: HTMLImageElement) => element.width * element.height)).toBeGreaterThan(0);
			await expect(image).toHaveAttribute('width', /\d/);
			await expect(image).toHaveAttribute('height', /\d/);
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

	test('[SW-01] nothing changes its place or size when the island takes over', async ({ page }) => {
		const release = await hold(page, `**/${distFile('islands/swatches')}*`);
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

	test('[SW-02] selected, sold out, unavailable and available, in classes and in words', async ({ page }) => {
		await open(page, GUEPIERE);
		await radio(page, 'Teinte, Noir profond').check();
		await expect(item(page, 'noir-profond')).toHaveClass(/\bselected\b/);
		await expect(item(page, 'd')).toHaveClass(/\bno-stock\b/);
		await expect(item(page, 'd')).toHaveAttribute('data-wvstooltip-out-of-stock', '– épuisé');
		await expect(radio(page, 'Bonnet, D, épuisé')).toBeVisible();
		await expect(item(page, 'b')).toHaveAttribute('data-state', 'available');

		await page.getByRole('link', { name: 'Effacer les options' }).click();
		await radio(page, 'Teinte, Rouge cerise').check();
		await expect(item(page, 'd')).toHaveClass(/\bdisabled\b/);
		await expect(radio(page, 'Bonnet, D, indisponible')).toHaveAttribute('aria-disabled', 'true');
		await expect(item(page, 'd')).toHaveAttribute('title', 'D – indisponible');
		// B is the only cup left, and chosen by itself (VAR-13).
		await expect(chosen(page, 'attribute_pa_bonnet')).toHaveValue('b');
		await radio(page, 'Bonnet, D, indisponible').click({ force: true });
		await expect(chosen(page, 'attribute_pa_bonnet')).toHaveValue('b');
		await expect(radio(page, 'Bonnet, D, indisponible')).not.toBeChecked();
		await expect(page.locator('.archipel-swatches__tooltip')).toHaveText('D – indisponible');
		await expect(page.locator('#archipel-announcer').getByRole('status')).toHaveText(/Bonnet, D, indisponible$/);
	});

	test('[SW-03] a choice that comes before the frame that shows the one before it is not lost', async ({ page }) => {
		await page.addInitScript(() => {
			// No frame, and a long time until the page does without.
			const later = window.setTimeout.bind(window);
			window.requestAnimationFrame = () => 0;
			Object.assign(window, {
				setTimeout: (task: () => void, delay = 0) => later(task, delay === 250 ? 3000 : delay),
			});
		});
		await open(page, GUEPIERE);
		await radio(page, 'Bonnet, B').focus();
		await page.keyboard.press('Space');
		await page.keyboard.press('ArrowRight');
		await expect(radio(page, 'Bonnet, C')).toBeChecked();
		await item(page, 'd').click();
		await expect(radio(page, /^Bonnet, D/)).toBeChecked();
		await page.locator('form.variations_form').dispatchEvent('submit');
		await expect(chosen(page, 'attribute_pa_bonnet')).toHaveValue('d');
	});

	test('[SW-03] [SEC-03 A4] one tab stop per attribute; arrows, Space and Enter; sold-out is reached and told', async ({
		page,
	}) => {
		await open(page, GUEPIERE);
		await radio(page, 'Teinte, Noir profond').focus();
		await page.keyboard.press('Enter');
		await expect(radio(page, 'Teinte, Noir profond')).toBeChecked();
		await expect(page.locator('.archipel-swatches__tooltip:popover-open')).toHaveText('Noir profond');
		const ring = await item(page, 'noir-profond').evaluate((element) => getComputedStyle(element).outlineStyle);
		expect(ring).toBe('solid');
		await page.keyboard.press('Escape');
		await expect(page.locator('.archipel-swatches__tooltip:popover-open')).toHaveCount(0);
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
		// VAR-07: the selects are hidden, so the first swatch has the focus.
		await expect(radio(page, 'Teinte, Noir profond')).toBeFocused();
		await expect(radio(page, 'Teinte, Noir profond')).not.toBeChecked();
	});

	test('[SW-03] arrows pass over what is unavailable: it is reached and told, the choice stays', async ({ page }) => {
		await open(page, GUEPIERE);
		await radio(page, 'Teinte, Rouge cerise').check();
		await radio(page, 'Bonnet, B').check();
		await radio(page, 'Bonnet, B').focus();
		await page.keyboard.press('ArrowLeft');
		await expect(radio(page, 'Bonnet, D, indisponible')).toBeFocused();
		await expect(radio(page, 'Bonnet, B')).toBeChecked();
		await expect(chosen(page, 'attribute_pa_bonnet')).toHaveValue('b');
	});

	test('[SW-03] clear_on_reselect off: a second click keeps the choice', async ({ page }) => {
		await open(page, GUEPIERE);
		await item(page, 'noir-profond').click();
		await item(page, 'noir-profond').click();
		await expect(chosen(page, 'attribute_pa_teinte')).toHaveValue('noir-profond');
	});

	test('[SW-03] clear_on_reselect on: toggle buttons, and a second click takes the choice back', async ({ page }) => {
		await open(page, GUEPIERE, { clearOnReselect: true });
		const noir = page.getByRole('button', { name: 'Teinte, Noir profond' });
		await noir.click();
		await expect(noir).toHaveAttribute('aria-pressed', 'true');
		await expect(chosen(page, 'attribute_pa_teinte')).toHaveValue('noir-profond');
		await noir.click();
		await expect(noir).toHaveAttribute('aria-pressed', 'false');
		await expect(chosen(page, 'attribute_pa_teinte')).toHaveValue('');
		await noir.focus();
		await page.keyboard.press('Enter');
		await expect(noir).toHaveAttribute('aria-pressed', 'true');
		await page.keyboard.press('ArrowRight');
		await expect(page.getByRole('button', { name: 'Teinte, Nude & noir' })).toBeFocused();
		await page.keyboard.press('End');
		await page.keyboard.press('ArrowRight');
		await expect(noir).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(page.getByRole('button', { name: 'Bonnet, B' })).toBeFocused();
	});

	test('[SW-04] clickable_out_of_stock off: sold-out is disabled, and still says why', async ({ page }) => {
		await open(page, GUEPIERE, { clickableOutOfStock: false });
		await radio(page, 'Teinte, Noir profond').check();
		await expect(item(page, 'd')).toHaveClass(/\bdisabled\b/);
		await expect(radio(page, 'Bonnet, D, épuisé')).toHaveAttribute('aria-disabled', 'true');
		await radio(page, 'Bonnet, D, épuisé').click({ force: true });
		await expect(chosen(page, 'attribute_pa_bonnet')).toHaveValue('');
	});

	test('[SW-05] deselect_unavailable: what does not fit is opened again, the new choice is kept', async ({ page }) => {
		await open(page, GUEPIERE, { deselectUnavailable: true });
		await radio(page, 'Teinte, Rouge cerise').check();
		await radio(page, 'Bonnet, D, indisponible').check();
		await expect(chosen(page, 'attribute_pa_bonnet')).toHaveValue('d');
		await expect(chosen(page, 'attribute_pa_teinte')).toHaveValue('');
		await expect(radio(page, 'Teinte, Rouge cerise, indisponible')).not.toBeChecked();
	});

	test('[SW-05] with disable_out_of_stock a sold-out combination counts as none', async ({ page }) => {
		await open(page, GUEPIERE, { deselectUnavailable: true, disableOutOfStock: true });
		await radio(page, 'Teinte, Noir profond').check();
		await radio(page, 'Bonnet, D, épuisé').check();
		await expect(chosen(page, 'attribute_pa_bonnet')).toHaveValue('d');
		await expect(chosen(page, 'attribute_pa_teinte')).toHaveValue('');
	});

	test('[SW-06] while only the server knows, every swatch is enabled', async ({ page }) => {
		await page.route('**/produit/nuisette-dentelle-0/', async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace(/<script[^>]*archipel-availability[\s\S]*?<\/script>/, '');
			await route.fulfill({ response, body });
		});
		await open(page, '/produit/nuisette-dentelle-0/');
		await radio(page, 'Couleur, Blanc').check();
		await expect(page.locator(`${LIST} [aria-disabled=true]`)).toHaveCount(0);
		await expect(radio(page, 'Taille, M')).toBeVisible();
	});

	test('[SW-06] [VAR-12] unless the availability table knows better', async ({ page, shop }) => {
		await open(page, '/produit/nuisette-dentelle-0/');
		shop.forget();
		await radio(page, 'Couleur, Blanc').check();
		await expect(radio(page, 'Taille, M, épuisé')).toBeVisible();
		expect(shop.calls()).toEqual([]);
	});
});
