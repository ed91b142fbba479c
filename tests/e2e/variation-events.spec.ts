import { expect, test } from './harness';
import { SELECTS, SWATCHES, open, select, panel, variationId, swatch, type WithJQuery } from './variation-page';

test.describe('events', () => {
	test('[VAR-10] whoever waits for the form gets its parts as WooCommerce hands them over, the line that tells of a reset too', async ({
		page,
	}) => {
		await page.addInitScript(() => {
			addEventListener('DOMContentLoaded', () => {
				const { jQuery } = globalThis as unknown as {
					jQuery: (target: unknown) => { on: (name: string, handler: (event: unknown, form: object) => void) => void };
				};
				jQuery(document).on('wc_variation_form', (_event, form) => {
					const parts = Object.entries(form as Record<string, ArrayLike<Element> | boolean>).map(([name, part]) => [
						name,
						typeof part === 'boolean'
							? part
							: Array.from(part).map(({ tagName, className, id }) => `${tagName} ${className || id}`),
					]);
					Object.assign(globalThis, { parts: Object.fromEntries(parts) as unknown });
				});
			});
		});
		await open(page, `${SELECTS}?jquery`);
		const parts = () => page.evaluate(() => (globalThis as unknown as { parts?: object }).parts);
		await expect.poll(parts).toEqual({
			$form: [expect.stringMatching(/^FORM variations_form cart/)],
			$attributeFields: ['SELECT pa_couleur', 'SELECT pa_taille'],
			$singleVariation: [expect.stringMatching(/^DIV woocommerce-variation single_variation/)],
			$singleVariationWrap: ['DIV single_variation_wrap'],
			$resetVariations: [expect.stringMatching(/^A reset_variations/)],
			$resetAlert: [expect.stringMatching(/^DIV reset_variations_alert/)],
			$product: [expect.stringMatching(/^DIV .*\bproduct\b/)],
			useAjax: false,
		});
		// Themes speak by it.
		expect(await page.locator('.reset_variations_alert').count()).toBe(1);
	});

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
