import { expect, mounted, test, type Page } from './harness';
import { FORM, SWATCHES, open, panel, swatch, variationId, type WithJQuery } from './variation-page';

type Entry = [string, ...unknown[]];
const log = (page: Page) => page.evaluate(() => (globalThis as unknown as { log: Entry[] }).log.splice(0));

test('[VAR-10] [RT-08] [RT-11] beside jQuery the plugins’ events are told and obeyed', async ({ page }) => {
	await page.addInitScript(() => {
		const entries: Entry[] = [];
		Object.assign(globalThis, { log: entries });
		addEventListener('DOMContentLoaded', () => {
			type Listen = (events: string, handler: (event: { type: string }, ...args: unknown[]) => void) => void;
			const $ = (globalThis as unknown as { jQuery: (target: unknown) => { on: Listen } }).jQuery;
			$(document).on(
				'wc_variation_form found_variation woo_variation_swatches_init woo_variation_swatches_loaded wvs-selected-item wvs-unselected-item wvs-item-updated',
				({ type }, ...args) => entries.push([type, ...args.filter((arg) => typeof arg === 'string'), args.length]),
			);
		});
	});
	await open(page, `${SWATCHES}?jquery`);
	await expect(page.locator(FORM)).toHaveClass(/wvs-loaded/);
	const told: Entry[] = [];
	const toldSoFar = async () => {
		told.push(...(await log(page)));
		return told;
	};
	await expect
		.poll(async () => (await toldSoFar()).toSorted())
		.toEqual([
			['wc_variation_form', 1],
			['woo_variation_swatches_init', 0],
			['woo_variation_swatches_loaded', 1],
		]);
	await swatch(page, 'Teinte, Noir profond').check();
	told.length = 0;
	// The swatch is marked as chosen before the form looks up the variation.
	await expect.poll(toldSoFar).toEqual([
		['wvs-item-updated', 'noir-profond', 'noir-profond', 2],
		['wvs-selected-item', 'noir-profond', 3],
	]);

	await page.evaluate(() => {
		const { jQuery: $ } = globalThis as unknown as WithJQuery;
		$('select[name=attribute_pa_bonnet]').val('b').trigger('change');
	});
	await expect(panel(page)).toContainText('59,00');
	await expect(swatch(page, 'Bonnet, B')).toBeChecked();
	expect(await log(page)).toContainEqual(['found_variation', 1]);
	await page.evaluate(() => {
		(globalThis as unknown as WithJQuery).jQuery('form.variations_form').trigger('reset_data');
	});
	await expect(panel(page)).toBeEmpty();

	await page.evaluate(() => {
		const copy = document.querySelector('div.product')!.cloneNode(true) as HTMLElement;
		const form = copy.querySelector<HTMLFormElement>('form.variations_form')!;
		for (const host of copy.querySelectorAll<HTMLElement>('[data-archipel-state]'))
			delete host.dataset['archipelState'];
		for (const select of form.querySelectorAll<HTMLSelectElement>('.variations select')) select.value = '';
		for (const script of copy.querySelectorAll('script')) script.remove();
		copy.id = 'copy';
		document.querySelector('div.product')!.after(copy);
	});
	const copy = page.locator('#copy');
	await mounted(page, '#copy form.variations_form');
	const chosen = await variationId(page).first().inputValue();
	await copy.locator('select').first().selectOption('rouge-cerise', { force: true });
	await copy.locator('select').nth(1).selectOption('b', { force: true });
	await expect(copy.locator('.single_variation')).not.toBeEmpty();
	await expect(panel(page).first()).toBeEmpty();
	await expect(variationId(page).first()).toHaveValue(chosen);
	expect(new URL(page.url()).search).not.toContain('rouge-cerise');
});
