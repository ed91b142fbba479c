import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, layoutShift, mounted, test } from './harness';

const GUEPIERE = '/produit/guepiere-trois-options/';
const OWN = '/iles/swatches/';
const LIST = 'form.variations_form ul.variable-items-wrapper';

/** Opens a product with the owner's options for the swatches. */
async function open(page: Page, path: string, options: object = {}): Promise<void> {
	if (Object.keys(options).length) {
		await page.route(`**${path.split('?')[0]}*`, async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace('"swatches":{', `"swatches":{"props":${JSON.stringify(options)},`);
			await route.fulfill({ response, body });
		});
	}
	await page.goto(path);
	await mounted(page, 'form.variations_form');
	for (const list of await page.locator(`${LIST}, .archipel-swatches:not([data-archipel-example])`).all()) {
		await expect(list).toHaveAttribute('data-archipel-state', 'mounted');
	}
}

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const item = (page: Page, value: string) => page.locator(`[data-value="${value}"]`).first();
const chosen = (page: Page, name: string) => page.locator(`select[name="${name}"]`);
const addButton = (page: Page) => page.locator('.single_add_to_cart_button').first();

test.describe('lists of Variation Swatches for WooCommerce', () => {
	test('[SW-01] colour, image, label and radio lists stand for the select, which is what is posted', async ({
		page,
		shop,
	}) => {
		await open(page, '/produit/bas-couture/');
		for (const select of await page.locator('.variations select').all()) await expect(select).toBeHidden();
		for (const image of await page.locator('.image-variable-item img').all()) {
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
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		await page.route('**/dist/islands/swatches*', async (route) => {
			await held;
			await route.continue();
		});
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
		expect(await layoutShift(page)).toBe(0);
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
		await expect(page.locator('#archipel-announcer').getByRole('status')).toHaveText('Bonnet, D, indisponible');
	});

	test('[SW-03] one tab stop per attribute; arrows, Space and Enter; sold-out is reached and told', async ({
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

	test('[SW-07] when one attribute is open, its values tell how few are left; a reset takes that back', async ({
		page,
	}) => {
		await open(page, GUEPIERE, { showVariationStock: true });
		await expect(page.locator('.wvs-show-stock-left-info')).toHaveCount(0);
		await radio(page, 'Teinte, Noir profond').check();
		await expect(radio(page, 'Bonnet, C, plus que 3')).toBeVisible();
		await expect(item(page, 'c')).toHaveClass(/wvs-show-stock-left-info/);
		await expect(item(page, 'c').locator('.wvs-stock-left-info')).toHaveAttribute('data-wvs-stock-info', 'plus que 3');
		// Twelve are more than the threshold, none are none.
		await expect(page.locator('.wvs-show-stock-left-info')).toHaveCount(1);
		await page.getByRole('link', { name: 'Effacer les options' }).click();
		await expect(page.locator('.wvs-show-stock-left-info')).toHaveCount(0);
		await expect(radio(page, 'Bonnet, C')).toBeVisible();
	});

	test('[SW-08] the chosen value stands after the attribute’s name; the owner sets the separator or hides it', async ({
		page,
	}) => {
		await open(page, GUEPIERE);
		const label = page.locator('.variations tr').first().locator('.label');
		await radio(page, 'Teinte, Noir profond').check();
		await expect(label).toHaveText('Teinte Noir profond');
		await open(page, GUEPIERE, { variationLabelSeparator: ' :' });
		await radio(page, 'Teinte, Noir profond').check();
		await expect(label).toHaveText('Teinte : Noir profond');
		await page.unrouteAll();
		await open(page, GUEPIERE, { showVariationLabel: false });
		await radio(page, 'Teinte, Noir profond').check();
		await expect(label).toHaveText('Teinte');
	});

	test('[RT-08] the plugin’s events and class, for those who listen', async ({ page }) => {
		await page.addInitScript(() => {
			const log: unknown[] = [];
			Object.assign(globalThis, { log });
			addEventListener('DOMContentLoaded', () => {
				type Listen = (events: string, handler: (event: { type: string }, ...args: unknown[]) => void) => void;
				const $ = (globalThis as unknown as { jQuery: (target: unknown) => { on: Listen } }).jQuery;
				$(document).on(
					'woo_variation_swatches_init woo_variation_swatches_loaded wvs-selected-item wvs-unselected-item wvs-item-updated',
					({ type }, ...args) => log.push([type, ...args.filter((arg) => typeof arg === 'string'), args.length]),
				);
			});
		});
		await open(page, `${GUEPIERE}?jquery`);
		const log = () => page.evaluate(() => (globalThis as unknown as { log: unknown[] }).log.splice(0));
		expect(await log()).toEqual([
			['woo_variation_swatches_init', 0],
			['woo_variation_swatches_loaded', 1],
		]);
		await expect(page.locator('form.variations_form')).toHaveClass(/wvs-loaded/);
		await radio(page, 'Teinte, Noir profond').check();
		expect(await log()).toEqual([
			['wvs-item-updated', 'noir-profond', 'noir-profond', 2],
			['wvs-selected-item', 'noir-profond', 3],
		]);
	});

	test('[RT-03] a click before the island is there is carried out once it is', async ({ page }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		await page.route('**/dist/**/*.js*', async (route) => {
			if (!route.request().url().includes('archipel.js')) await held;
			await route.continue();
		});
		await page.goto(GUEPIERE, { waitUntil: 'commit' });
		await item(page, 'rouge-cerise').click();
		release();
		await expect(chosen(page, 'attribute_pa_teinte')).toHaveValue('rouge-cerise');
	});

	test('[RT-05] if the island cannot be loaded, the select is there again', async ({ page, guard }) => {
		guard.allowErrors(/\[archipel\] swatches|Failed to load resource|net::ERR/);
		await page.route('**/dist/**/swatches-*.js*', (route) => route.abort());
		await page.goto(GUEPIERE);
		await expect(page.locator(LIST).first()).toHaveAttribute('data-archipel-state', 'failed');
		await chosen(page, 'attribute_pa_teinte').selectOption('noir-profond');
		await expect(chosen(page, 'attribute_pa_teinte')).toBeVisible();
	});

	test('[A11Y-01] no axe violation in any state, in both modes', async ({ page }) => {
		test.slow();
		for (const options of [{}, { clearOnReselect: true, showVariationStock: true }]) {
			await page.unrouteAll();
			await open(page, GUEPIERE, options);
			await item(page, 'rouge-cerise').click();
			await item(page, 'd').click({ force: true });
			const { violations } = await new AxeBuilder({ page }).include('form.variations_form').analyze();
			expect(violations).toEqual([]);
		}
	});

	test('in English', async ({ page }) => {
		await open(page, `${GUEPIERE}?lang=en`);
		await radio(page, 'Shade, Deep black').check();
		await expect(radio(page, 'Cup, D, out of stock')).toBeVisible();
	});
});

test.describe('our own lists', () => {
	// The example with a wrong option says so on every visit of the page.
	test.beforeEach(({ guard }) => guard.allowErrors(/\[archipel\] swatches: property "stockLabelThreshold"/));

	test('[SW-01] stand in place of the selects before the first paint, and nothing moves', async ({ page }) => {
		await open(page, OWN);
		await expect(page.getByRole('radiogroup', { name: 'Couleur' })).toBeVisible();
		await expect(chosen(page, 'attribute_pa_couleur').first()).toBeHidden();
		expect(await layoutShift(page)).toBe(0);
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
		const { violations } = await new AxeBuilder({ page }).include('.island-example').analyze();
		expect(violations).toEqual([]);
	});
});

test.describe('our own lists without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('leave the selects', async ({ page }) => {
		await page.goto(OWN);
		await expect(chosen(page, 'attribute_pa_couleur')).toBeVisible();
		await expect(page.locator('.archipel-swatches').first()).toBeHidden();
	});
});
