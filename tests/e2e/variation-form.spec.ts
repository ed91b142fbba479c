import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, layoutShift, mounted, test } from './harness';

const FORM = 'form.variations_form';
const SELECTS = '/produit/nuisette-dentelle-2/';
const SWATCHES = '/produit/guepiere-trois-options/';
const LARGE = '/produit/ensemble-sur-mesure/';

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await mounted(page, FORM);
}

const select = (page: Page, name: string) => page.getByRole('combobox', { name });
const addButton = (page: Page) => page.locator(`${FORM} .single_add_to_cart_button`);
/** Playwright takes `aria-disabled` for disabled; a shopper can press the button all the same, and is told why it does not add. */
const press = (page: Page) => addButton(page).click({ force: true });
const panel = (page: Page) => page.locator(`${FORM} .single_variation`);
const variationId = (page: Page) => page.locator(`${FORM} input.variation_id`);
const swatch = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
/** Says what a screen reader was told last. */
const announced = (page: Page) => page.locator('#archipel-announcer');

/** The page as a shop without the plugin's availability table serves it. */
async function withoutTable(page: Page): Promise<void> {
	await page.route('**/produit/**', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(
			/<script type="application\/json" class="archipel-availability">[\s\S]*?<\/script>/,
			'',
		);
		await route.fulfill({ response, body });
	});
}

/** As much of jQuery as other plugins use on the form. */
interface WithJQuery {
	jQuery: (selector: string) => JQueryObject;
}
interface JQueryObject {
	val: (value: string) => JQueryObject;
	data: (key: string, value: unknown) => JQueryObject;
	trigger: (event: string) => JQueryObject;
	wc_variation_form: () => JQueryObject;
}

/** Holds answers to the lookup back until they are let go. */
async function holdLookup(page: Page): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route('**/?wc-ajax=get_variation', async (route) => {
		await held;
		await route.continue();
	});
	return release;
}

test.describe('a variation', () => {
	test('[VAR-01] [VAR-03] is found on the page, and shows price, stock, sku, weight, dimensions and picture', async ({
		page,
		shop,
	}) => {
		await open(page, SWATCHES);
		const picture = page.locator('.woocommerce-product-gallery .wp-post-image').first();
		const link = page.locator('.woocommerce-product-gallery__image a').first();
		const before = {
			src: await picture.getAttribute('src'),
			srcset: await picture.getAttribute('srcset'),
			alt: await picture.getAttribute('alt'),
			href: await link.getAttribute('href'),
		};
		shop.forget();
		await swatch(page, 'Teinte, Rouge cerise').check();
		await swatch(page, 'Bonnet, B').check();
		await expect(panel(page)).toContainText('62,50');
		await expect(panel(page).locator('.stock')).toBeVisible();
		await expect(variationId(page)).toHaveValue('1191');
		await expect(page.locator('.product_meta .sku')).toHaveText('CT-G-4');
		expect(await picture.getAttribute('src')).not.toBe(before.src);
		expect(await picture.getAttribute('srcset')).toContain('rouge-cerise');
		expect(await picture.getAttribute('data-large_image')).toContain('rouge-cerise');
		expect(await link.getAttribute('href')).toContain('rouge-cerise');
		expect(shop.calls()).toEqual([]);

		await page.getByRole('link', { name: 'Effacer les options' }).click();
		await expect(page.locator('.product_meta .sku')).toHaveText('CT-GUEPIERE');
		await expect(picture).toHaveAttribute('src', before.src!);
		await expect(picture).toHaveAttribute('srcset', before.srcset!);
		await expect(picture).toHaveAttribute('alt', before.alt!);
		await expect(link).toHaveAttribute('href', before.href!);
	});

	test('[VAR-03] weight and dimensions change in the additional-information table, as text', async ({ page }) => {
		await open(page, SWATCHES);
		const value = (row: string) =>
			page.locator(`.woocommerce-product-attributes-item--${row} .woocommerce-product-attributes-item__value`);
		const before = await value('weight').textContent();
		await swatch(page, 'Teinte, Noir profond').check();
		await swatch(page, 'Bonnet, B').check();
		await expect(value('weight')).toHaveText('0,35 kg');
		await expect(value('dimensions')).toHaveText('31 × 21 × 6 cm');
		await page.getByRole('link', { name: 'Effacer les options' }).click();
		await expect(value('weight')).toHaveText(before!);
	});

	test('[VAR-03] the panel comes 300 ms after the choice, and a choice that changes before then takes it back', async ({
		page,
	}) => {
		await page.clock.install();
		await open(page, SELECTS);
		await page.clock.pauseAt(Date.now() + 60_000);
		await select(page, 'Couleur').selectOption('noir');
		await select(page, 'Taille').selectOption('s');
		await expect(variationId(page)).not.toHaveValue('');
		await page.clock.runFor(290);
		await expect(panel(page)).toBeEmpty();
		await page.clock.runFor(20);
		await expect(panel(page)).not.toBeEmpty();

		await select(page, 'Taille').selectOption('m');
		await page.clock.runFor(100);
		await select(page, 'Taille').selectOption('');
		await page.clock.runFor(1000);
		await expect(panel(page)).toBeEmpty();
		await expect(variationId(page)).toHaveValue('');
		await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
	});

	test('[VAR-06] a change clears the variation, and options that go with nothing are disabled', async ({ page }) => {
		await open(page, `${LARGE}?preload=on`);
		const refused = page.locator(`${FORM} :is(option:disabled, li[data-reason=unavailable])`);
		await swatch(page, 'Couleur, Noir').check();
		await swatch(page, 'Taille, M').check();
		await expect(refused).toHaveCount(0);
		await swatch(page, 'Bonnet, F').check();
		await expect(refused).toHaveCount(1);
		await expect(select(page, 'Tour de dos').locator('option[value="95"]')).toBeDisabled();
		await select(page, 'Tour de dos').selectOption('90');
		await expect(variationId(page)).not.toHaveValue('');
		await select(page, 'Tour de dos').selectOption('');
		await expect(variationId(page)).toHaveValue('');
	});

	test('[VAR-05] [VAR-06] a sold-out option says so in its list, and its variation cannot be bought', async ({
		page,
		shop,
	}) => {
		await open(page, SELECTS);
		await select(page, 'Couleur').selectOption('blanc');
		const soldOut = select(page, 'Taille').locator('option.out-of-stock').first();
		await expect(soldOut).toHaveAttribute('label', /– épuisé$/);
		await select(page, 'Taille').selectOption((await soldOut.getAttribute('value'))!);
		await expect(addButton(page)).toHaveClass(/wc-variation-is-unavailable/);
		await expect(addButton(page)).not.toHaveAttribute('disabled');
		shop.forget();
		await press(page);
		const text = 'Désolé, ce produit n’est pas disponible. Veuillez choisir une combinaison différente.';
		await expect(page.locator('.archipel-notice')).toHaveText(text);
		await expect(announced(page).getByRole('alert')).toHaveText(text);
		expect(shop.calls()).toEqual([]);
	});

	test('[QTY-05] limits bring the quantity into range; empty becomes the minimum; sold individually hides the field', async ({
		page,
	}) => {
		await open(page, SWATCHES);
		const quantity = page.getByRole('spinbutton');
		await quantity.fill('99');
		await swatch(page, 'Teinte, Noir profond').check();
		await swatch(page, 'Bonnet, C').check();
		await expect(quantity).toHaveValue('3');
		await expect(quantity).toHaveAttribute('max', '3');
		await quantity.fill('');
		await swatch(page, 'Bonnet, B').check();
		await expect(quantity).toHaveValue('1');
		await expect(quantity).toHaveAttribute('max', '12');
		await swatch(page, 'Teinte, Nude & noir').check();
		await expect(quantity).not.toHaveAttribute('max');

		await open(page, '/produit/bas-couture/');
		await swatch(page, 'Motif, Dentelle').check();
		await swatch(page, 'Finition, Mate').check();
		await swatch(page, "Longueur & coupe, Haut d'été").check();
		await expect(variationId(page)).not.toHaveValue('');
		await expect(page.locator(`${FORM} .quantity`)).toBeHidden();
		await expect(page.locator(`${FORM} [name=quantity]`)).toHaveValue('1');
	});

	test('[VAR-05] without a complete choice the button tells so and goes to the first open attribute', async ({
		page,
		shop,
	}) => {
		await open(page, SELECTS);
		await expect(addButton(page)).toHaveClass(/wc-variation-selection-needed/);
		await expect(page.locator('.woocommerce-variation-add-to-cart-disabled')).toBeVisible();
		await select(page, 'Couleur').selectOption('rouge');
		shop.forget();
		await press(page);
		const text = 'Veuillez sélectionner des options du produit avant de l’ajouter à votre panier.';
		await expect(page.locator('.archipel-notice')).toHaveText(text);
		await expect(announced(page).getByRole('alert')).toHaveText(text);
		await expect(select(page, 'Taille')).toBeFocused();
		expect(shop.calls()).toEqual([]);
		expect(await shop.cart()).toEqual({});
	});

	test('[VAR-05] the specification’s alerts come back where the owner wants them', async ({ page }) => {
		await page.route('**/produit/**', async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace('"nativeAlerts":false', '"nativeAlerts":true');
			await route.fulfill({ response, body });
		});
		await open(page, SELECTS);
		const alerts: string[] = [];
		page.on('dialog', (dialog) => {
			alerts.push(dialog.message());
			void dialog.accept();
		});
		await press(page);
		await expect(select(page, 'Couleur')).toBeFocused();
		expect(alerts).toEqual(['Veuillez sélectionner des options du produit avant de l’ajouter à votre panier.']);
		await expect(page.locator('.archipel-notice')).toHaveCount(0);
	});

	test('[VAR-07] the reset link is there while something is chosen; it opens all, says so and goes to the first option', async ({
		page,
	}) => {
		await open(page, SELECTS);
		const reset = page.locator(`${FORM} .reset_variations`);
		await expect(reset).toBeHidden();
		await select(page, 'Taille').selectOption('s');
		await expect(reset).toBeVisible();
		await reset.focus();
		await page.keyboard.press('Enter');
		await expect(select(page, 'Taille')).toHaveValue('');
		await expect(page.locator('.reset_variations_alert')).toHaveText(
			'Votre sélection a été réinitialisée. Veuillez sélectionner des options du produit avant de l’ajouter à votre panier.',
		);
		await expect(select(page, 'Couleur')).toBeFocused();
		await expect(reset).toBeHidden();
		expect(new URL(page.url()).hash).toBe('');
		await select(page, 'Taille').selectOption('s');
		await expect(page.locator('.reset_variations_alert')).toHaveText('');
		await reset.focus();
		await page.keyboard.press('Space');
		await expect(select(page, 'Taille')).toHaveValue('');
	});

	test('[VAR-08] an address that names options is honoured, also on a page from a cache', async ({ page }) => {
		await open(page, `${SELECTS}?attribute_pa_couleur=noir&attribute_pa_taille=s`);
		await expect(panel(page)).toContainText('50,99');
		expect(await layoutShift(page)).toBe(0);

		// The same file for every address: nothing is preselected in it.
		await page.route('**/produit/**', async (route) => {
			const response = await route.fetch({ url: new URL(SELECTS, page.url()).href });
			await route.fulfill({ response });
		});
		await open(page, `${SELECTS}?attribute_pa_couleur=noir&attribute_pa_taille=m`);
		await expect(select(page, 'Taille')).toHaveValue('m');
		await expect(variationId(page)).not.toHaveValue('0');
	});

	test('[VAR-13] the choice is in the address, and Back brings it again', async ({ page }) => {
		await open(page, `${SELECTS}?utm_source=lettre`);
		await select(page, 'Couleur').selectOption('rouge');
		await select(page, 'Taille').selectOption('m');
		await expect(page).toHaveURL(/\?utm_source=lettre&attribute_pa_couleur=rouge&attribute_pa_taille=m$/);
		const length = await page.evaluate(() => history.length);
		await page.goto('/boutique/');
		await page.goBack();
		await mounted(page, FORM);
		await expect(select(page, 'Couleur')).toHaveValue('rouge');
		await expect(select(page, 'Taille')).toHaveValue('m');
		await expect(variationId(page)).not.toHaveValue('0');
		expect(await page.evaluate(() => history.length)).toBe(length + 1);
	});

	test('[VAR-13] a single remaining value is chosen and announced, and gives way to another choice', async ({
		page,
	}) => {
		await page.route('**/produit/**', async (route) => {
			const response = await route.fetch();
			// Only white in M, and all sizes in red.
			const body = (await response.text()).replace(/data-product_variations="[^"]*"/, (attribute) => {
				const json = attribute
					.slice(25, -1)
					.replaceAll('&quot;', '"')
					.replaceAll('&#39;', "'")
					.replaceAll('&lt;', '<')
					.replaceAll('&gt;', '>')
					.replaceAll('&amp;', '&');
				const list = (JSON.parse(json) as { attributes: Record<string, string> }[]).filter(
					({ attributes }) =>
						attributes['attribute_pa_couleur'] !== 'noir' || attributes['attribute_pa_taille'] === 'm',
				);
				return `data-product_variations="${JSON.stringify(list).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
			});
			await route.fulfill({ response, body });
		});
		await open(page, SELECTS);
		await select(page, 'Couleur').selectOption('noir');
		await expect(select(page, 'Taille')).toHaveValue('m');
		await expect(announced(page).getByRole('status')).toHaveText('Taille : M, seul choix possible.');
		await expect(variationId(page)).not.toHaveValue('');
		await select(page, 'Couleur').selectOption('rouge');
		await expect(select(page, 'Couleur')).toHaveValue('rouge');
	});

	test('two forms on a page do not touch each other, and a form that comes later works at once', async ({ page }) => {
		await open(page, SELECTS);
		await page.evaluate(() => {
			const product = document.querySelector('div.product')!;
			const copy = product.cloneNode(true) as HTMLElement;
			delete copy.querySelector<HTMLElement>('form.variations_form')!.dataset['archipelState'];
			copy.id = 'copy';
			for (const script of copy.querySelectorAll('script')) script.remove();
			product.after(copy);
		});
		const copy = page.locator('#copy');
		// RT-11: within a second; here it is the next moment.
		await expect(copy.locator(FORM)).toHaveAttribute('data-archipel-state', 'mounted', { timeout: 3000 });
		await copy.locator('select').first().selectOption('noir');
		await copy.locator('select').nth(1).selectOption('s');
		await expect(copy.locator('.single_variation')).not.toBeEmpty();
		await expect(page.locator('.single_variation').first()).toBeEmpty();
		await expect(page.locator(`${FORM} select`).first()).toHaveValue('');
		await expect(page.locator('.product_meta .sku').first()).toHaveText('LG-2');
		expect(new URL(page.url()).search).toBe('');
	});
});

test.describe('asking the server', () => {
	test.beforeEach(async ({ page }) => withoutTable(page));
	const AJAX = '/produit/nuisette-dentelle-0/';

	test('[VAR-02] one request with attributes and product when all is chosen; the form is blocked; answers are kept', async ({
		page,
		shop,
	}) => {
		const letGo = await holdLookup(page);
		await open(page, AJAX);
		await swatch(page, 'Couleur, Noir').check();
		expect(shop.calls('get_variation')).toEqual([]);
		await swatch(page, 'Taille, XL').check();
		await expect(page.locator(FORM)).toHaveAttribute('aria-busy', 'true');
		letGo();
		await expect(panel(page)).toContainText('44,99');
		await expect(page.locator(FORM)).not.toHaveAttribute('aria-busy');
		expect(shop.calls('get_variation').map(({ fields }) => fields)).toEqual([
			{ attribute_pa_couleur: 'noir', attribute_pa_taille: 'xl', product_id: '23' },
		]);
		await swatch(page, 'Taille, L').check();
		await expect(panel(page).locator('.stock')).toHaveText(/./);
		await expect.poll(() => shop.calls('get_variation').length).toBe(2);
		await expect(page.locator(FORM)).not.toHaveAttribute('aria-busy');
		await swatch(page, 'Taille, XL').check();
		await expect(variationId(page)).not.toHaveValue('');
		expect(shop.calls('get_variation')).toHaveLength(2);
	});

	test('[VAR-02] an older answer is never shown', async ({ page, shop }) => {
		await open(page, AJAX);
		await swatch(page, 'Couleur, Noir').check();
		const answers: (() => Promise<void>)[] = [];
		await page.route('**/?wc-ajax=get_variation', async (route) => {
			const response = await route.fetch();
			answers.push(() => route.fulfill({ response }).catch(() => {}));
		});
		await swatch(page, 'Taille, S').focus();
		await page.keyboard.press('Space');
		await expect.poll(() => answers.length).toBe(1);
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => answers.length).toBe(2);
		const [, last] = shop.calls('get_variation').map(({ fields }) => fields['attribute_pa_taille']);
		await answers[1]!();
		await expect(page.locator('.product_meta .sku')).toHaveText(new RegExp(`-${last}$`, 'i'));
		await answers[0]!();
		await expect(panel(page)).not.toBeEmpty();
		await expect(page.locator('.product_meta .sku')).toHaveText(new RegExp(`-${last}$`, 'i'));
	});

	test('[VAR-04] no match: the display is reset, and an inline notice says so', async ({ page }) => {
		await page.route('**/?wc-ajax=get_variation', (route) => route.fulfill({ json: false }));
		await open(page, AJAX);
		await swatch(page, 'Couleur, Noir').check();
		await swatch(page, 'Taille, S').check();
		const text = 'Désolé, aucun produit ne répond à vos critères. Veuillez choisir une combinaison différente.';
		await expect(page.locator('.wc-no-matching-variations')).toHaveText(text);
		await expect(announced(page).getByRole('alert')).toHaveText(text);
		await expect(page.locator('.product_meta .sku')).toHaveText('LG-0');
		await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
		await swatch(page, 'Taille, M').check();
		await expect(page.locator('.wc-no-matching-variations')).toHaveText(text);
		await page.getByRole('link', { name: 'Effacer les options' }).click();
		await expect(page.locator('.wc-no-matching-variations')).toHaveCount(0);
	});

	for (const fault of ['500', '403', 'html', 'truncated', 'types', 'empty', 'drop'] as const) {
		test(`[VAR-09] [REL-01] ${fault}: told inline, the choice is kept, and « Réessayer » works`, async ({
			page,
			shop,
			guard,
		}) => {
			guard.allowErrors(/Failed to load resource/);
			await open(page, AJAX);
			await shop.fault('get_variation', fault);
			await swatch(page, 'Couleur, Noir').check();
			await swatch(page, 'Taille, S').check();
			const retry = page.getByRole('button', { name: 'Réessayer' });
			await expect(retry).toBeVisible();
			await expect(page.locator(FORM)).not.toHaveAttribute('aria-busy');
			await expect(swatch(page, 'Taille, S')).toBeChecked();
			await shop.heal();
			await retry.click();
			await expect(panel(page)).toContainText('44,99');
			await expect(retry).toHaveCount(0);
			await expect(addButton(page)).not.toHaveAttribute('aria-disabled');
		});
	}

	test('[REL-01] PHP notices before the answer do not matter', async ({ page, shop }) => {
		await open(page, AJAX);
		await shop.fault('get_variation', 'notice');
		await swatch(page, 'Couleur, Noir').check();
		await swatch(page, 'Taille, S').check();
		await expect(panel(page)).toContainText('44,99');
	});

	test('[REL-01] an answer that does not come is given up', async ({ page, shop }) => {
		await open(page, AJAX);
		await shop.fault('get_variation', 'timeout');
		await page.clock.install();
		await swatch(page, 'Couleur, Noir').check();
		await swatch(page, 'Taille, S').check();
		await expect(page.locator(FORM)).toHaveAttribute('aria-busy', 'true');
		await page.clock.runFor(10_500);
		await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
		await expect(page.locator('.archipel-notice')).toContainText('trop de temps');
	});

	test('an add that is asked for while the server is being asked is carried out when it has answered', async ({
		page,
		shop,
	}) => {
		const letGo = await holdLookup(page);
		await open(page, AJAX);
		await swatch(page, 'Couleur, Noir').check();
		await swatch(page, 'Taille, XL').focus();
		await page.keyboard.press('Space');
		await expect(page.locator(FORM)).toHaveAttribute('aria-busy', 'true');
		await addButton(page).focus();
		await page.keyboard.press('Enter');
		expect(await shop.cart()).toEqual({});
		letGo();
		await expect.poll(() => shop.cart()).toEqual({ 'Nuisette dentelle 0 - Noir, XL': 1 });
	});
});

test.describe('the availability table', () => {
	test('[VAR-12] impossible and sold-out values show without a request; the variation itself is one', async ({
		page,
		shop,
	}) => {
		await open(page, LARGE);
		shop.forget();
		await swatch(page, 'Couleur, Prune').check();
		await swatch(page, /^Taille, M/).check();
		await swatch(page, /^Bonnet, F/).check();
		expect(shop.calls()).toEqual([]);
		await expect(select(page, 'Tour de dos').locator('option:disabled, option.out-of-stock').first()).toBeAttached();
		const free = select(page, 'Tour de dos').locator('option.enabled:not(.out-of-stock)').first();
		await select(page, 'Tour de dos').selectOption((await free.getAttribute('value'))!);
		await expect(panel(page).locator('.stock, .price').first()).toBeVisible();
		expect(shop.calls('get_variation')).toHaveLength(1);
	});
});

test.describe('events', () => {
	test('[VAR-10] [RT-08] jQuery and native events, in WooCommerce’s order and with its arguments', async ({ page }) => {
		await page.addInitScript(() => {
			const log: unknown[][] = [];
			Object.assign(globalThis, { log });
			const natives = ['form-ready', 'check', 'options-updated', 'found', 'shown', 'hidden', 'reset', 'changed'];
			for (const name of natives) {
				addEventListener(`archipel:variation-${name}`, (event) => {
					log.push([event.type, (event.target as Element).className.split(' ')[0]]);
				});
			}
			addEventListener('DOMContentLoaded', () => {
				const $ = (
					globalThis as unknown as {
						jQuery: (target: unknown) => {
							on: (
								events: string,
								handler: (event: { type: string; target: Element }, ...args: unknown[]) => void,
							) => void;
						};
					}
				).jQuery;
				const names =
					'clear_reset_announcement woocommerce_variation_select_change check_variations update_variation_values woocommerce_update_variation_values found_variation reset_data reset_image hide_variation show_variation woocommerce_variation_has_changed wc_variation_form announce_reset reset_focus';
				$(document).on(names, ({ type, target }, ...args) => {
					const brief = args.map((arg) =>
						arg && typeof arg === 'object' ? ((arg as { variation_id?: number }).variation_id ?? 'object') : arg,
					);
					log.push([type, target.className.split(' ').includes('single_variation') ? 'panel' : 'form', ...brief]);
				});
			});
		});
		const log = () =>
			page.evaluate(() => (globalThis as unknown as { log: unknown[][] }).log.splice(0)) as Promise<unknown[][]>;
		const legacy = (entries: unknown[][]) => entries.filter(([name]) => !String(name).startsWith('archipel:'));

		await open(page, `${SWATCHES}?jquery`);
		await expect
			.poll(() => page.evaluate(() => (globalThis as unknown as { log: unknown[][] }).log.flat()))
			.toContain('wc_variation_form');
		const load = await log();
		expect(legacy(load)).toEqual([
			['check_variations', 'form'],
			['update_variation_values', 'form'],
			['woocommerce_update_variation_values', 'form'],
			['reset_data', 'form'],
			['reset_image', 'form'],
			['hide_variation', 'panel'],
			['wc_variation_form', 'form', 'object'],
		]);
		expect(load.map(([name]) => name)).toContain('archipel:variation-form-ready');

		await swatch(page, 'Teinte, Noir profond').check();
		expect(legacy(await log())).toEqual([
			['clear_reset_announcement', 'form'],
			['woocommerce_variation_select_change', 'form'],
			['check_variations', 'form'],
			['update_variation_values', 'form'],
			['woocommerce_update_variation_values', 'form'],
			['reset_data', 'form'],
			['reset_image', 'form'],
			['hide_variation', 'panel'],
			['woocommerce_variation_has_changed', 'form'],
		]);

		await swatch(page, 'Bonnet, D, épuisé').check();
		await expect(panel(page)).not.toBeEmpty();
		const found = await log();
		expect(legacy(found)).toEqual([
			['clear_reset_announcement', 'form'],
			['woocommerce_variation_select_change', 'form'],
			['check_variations', 'form'],
			['update_variation_values', 'form'],
			['woocommerce_update_variation_values', 'form'],
			['found_variation', 'form', 1190],
			['woocommerce_variation_has_changed', 'form'],
			['show_variation', 'panel', 1190, false],
		]);
		expect(found.filter(([name]) => String(name).startsWith('archipel:')).map(([name]) => name)).toEqual([
			'archipel:variation-check',
			'archipel:variation-options-updated',
			'archipel:variation-found',
			'archipel:variation-changed',
			'archipel:variation-shown',
		]);

		await page.getByRole('link', { name: 'Effacer les options' }).click();
		const once = [
			'clear_reset_announcement',
			'woocommerce_variation_select_change',
			'check_variations',
			'update_variation_values',
			'woocommerce_update_variation_values',
			'reset_data',
			'reset_image',
			'hide_variation',
			'woocommerce_variation_has_changed',
		];
		expect(legacy(await log()).map(([name]) => name)).toEqual([
			...once,
			...once,
			'announce_reset',
			'reset_data',
			'reset_image',
			'hide_variation',
			'reset_focus',
		]);
	});

	test('[VAR-10] what others trigger is honoured: a value set by jQuery, a new list, a check, a reset', async ({
		page,
	}) => {
		await open(page, `${SELECTS}?jquery`);
		await page.evaluate(() => {
			const { jQuery: $ } = globalThis as unknown as WithJQuery;
			$('select[name=attribute_pa_couleur]').val('rouge').trigger('change');
			$('select[name=attribute_pa_taille]').val('s').trigger('change');
		});
		await expect(panel(page)).toContainText('50,99');
		const trigger = (event: string) =>
			page.evaluate((name) => {
				(globalThis as unknown as WithJQuery).jQuery('form.variations_form').trigger(name);
			}, event);
		await trigger('reset_data');
		await expect(panel(page)).toBeEmpty();
		await trigger('check_variations');
		await expect(panel(page)).toContainText('50,99');
		await page.evaluate(() => {
			const $form = (globalThis as unknown as WithJQuery).jQuery('form.variations_form');
			$form.data('product_variations', []).trigger('reload_product_variations').wc_variation_form();
		});
		await expect(select(page, 'Couleur').locator('option[value=noir]')).toBeDisabled();
		await expect(variationId(page)).toHaveValue('');
	});
});

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
			const { violations } = await new AxeBuilder({ page }).include(FORM).analyze();
			expect(violations).toEqual([]);
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
			await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
			expect(await layoutShift(page)).toBe(0);
			for (const list of await page
				.locator(`${FORM} :is(ul.variable-items-wrapper, .variations select:visible)`)
				.all()) {
				if ((await list.evaluate(({ nodeName }) => nodeName)) === 'SELECT') {
					// By key: what a script selects is no input, and its effects would count as shifts out of the blue.
					await list.focus();
					await page.keyboard.press('ArrowDown');
				} else await list.getByRole('radio').first().check();
			}
			await expect(panel(page)).not.toBeEmpty();
			await expect(panel(page)).not.toHaveAttribute('data-archipel-panel', 'closing');
			expect(await layoutShift(page)).toBe(0);
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

	test('in English', async ({ page }) => {
		await open(page, `${SELECTS}?lang=en`);
		await press(page);
		await expect(page.locator('.archipel-notice')).toHaveText(
			'Please select some product options before adding this product to your cart.',
		);
		await select(page, 'Colour').selectOption('blanc');
		await expect(select(page, 'Size').locator('option.out-of-stock').first()).toHaveAttribute('label', /– sold out$/);
	});

	test('the choice works on a phone @phone', async ({ page, shop }) => {
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

	test('the selects are there, and the browser posts the form', async ({ page, shop }) => {
		await page.goto(SWATCHES);
		await page.getByLabel('Teinte').first().selectOption('noir-profond');
		await page.getByLabel('Bonnet').first().selectOption('b');
		await press(page);
		await expect(page.locator('.woocommerce-message')).toBeVisible();
		expect(await shop.cart()).toEqual({ 'Guêpière trois options - Noir profond, B': 1 });
	});
});
