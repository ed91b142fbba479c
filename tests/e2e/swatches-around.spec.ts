import { distFile } from './dist-file';
import { hold } from './hold';
import { violations } from './axe';
import { caught, expect, test } from './harness';
import { GUEPIERE, LIST, open, radio, item, chosen } from './swatch-page';

test.describe('around the lists of Variation Swatches for WooCommerce', () => {
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
		await expect(label).toHaveText('Teinte : Noir profond');
		await open(page, GUEPIERE, { variationLabelSeparator: ' –' });
		await radio(page, 'Teinte, Noir profond').check();
		await expect(label).toHaveText('Teinte – Noir profond');
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
		const log = () => page.evaluate(() => (globalThis as unknown as { log: unknown[] }).log);
		const ready = [
			['woo_variation_swatches_init', 0],
			['woo_variation_swatches_loaded', 1],
		];
		await expect.poll(log).toEqual(ready);
		await expect(page.locator('form.variations_form')).toHaveClass(/wvs-loaded/);
		await radio(page, 'Teinte, Noir profond').check();
		// The swatch is painted as chosen before the form looks up what follows from it.
		await expect
			.poll(log)
			.toEqual([
				...ready,
				['wvs-item-updated', 'noir-profond', 'noir-profond', 2],
				['wvs-selected-item', 'noir-profond', 3],
			]);
	});

	test('[RT-03] a click before the island is there is carried out once it is', async ({ page }) => {
		const release = await hold(page, '**/dist/**/*.js*', (request) => !request.url().includes('archipel.js'));
		await page.goto(GUEPIERE, { waitUntil: 'commit' });
		await caught(page);
		await item(page, 'rouge-cerise').click();
		release();
		await expect(chosen(page, 'attribute_pa_teinte')).toHaveValue('rouge-cerise');
	});

	test('[RT-05] if the island cannot be loaded, the select is there again', async ({ page, guard }) => {
		guard.allowErrors(/\[archipel\] swatches|Failed to load resource|net::ERR/);
		await page.route(`**/${distFile('islands/swatches')}*`, (route) => route.abort());
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
			// The panel comes after 300 ms and fades in: until then it has no contrast.
			const price = page.locator('.woocommerce-variation-price');
			await expect(price).toBeVisible();
			await expect.poll(() => price.evaluate(opacityOf)).toBe(1);
			expect(await violations(page, 'form.variations_form')).toEqual([]);
		}
	});

	test('[WP-07] in English', async ({ page }) => {
		await open(page, `${GUEPIERE}?lang=en`);
		await radio(page, 'Shade, Deep black').check();
		await expect(radio(page, 'Cup, D, out of stock')).toBeVisible();
	});
});

/** Opacity as it is seen: that of everything around it included. */
function opacityOf(element: Element): number {
	let opacity = 1;
	for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
	return opacity;
}
