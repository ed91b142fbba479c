import { expect, test, type Page } from './harness';
import { FORM, SWATCHES, open, swatch } from './variation-page';

type Entry = [string, ...unknown[]];
const log = (page: Page) => page.evaluate(() => (globalThis as unknown as { log: Entry[] }).log.splice(0));

test('[VAR-10] [RT-08] beside jQuery the swatches plugin’s events are told', async ({ page }) => {
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
});
