import type { Browser, Locator, Page } from '@playwright/test';
import { byTurns, measurePage, medianOf } from './measure';

/** A product with about a thousand variations, all in the page. */
export const largeProduct = (isRealStore: boolean): string =>
	isRealStore ? '/produit/ensemble-mille/?preload=1' : '/produit/ensemble-sur-mesure/';

/** An available, unchosen swatch, of any plugin. */
const OPEN_SWATCH =
	':is(li.variable-item, label):not(.disabled, .no-stock, .selected, [data-state="disabled"], [data-state="selected"])';

/** Chooses a value of each attribute, by swatch or select. */
export async function chooseOptions(page: Page): Promise<void> {
	const selects = page.locator('form.variations_form .variations select');
	for (let at = 0; at < (await selects.count()); at++) {
		const select = selects.nth(at);
		const name = await select.getAttribute('name');
		if (await select.isVisible()) await select.selectOption({ index: 2 });
		else await touch(page, page.locator(`form.variations_form [data-attribute_name="${name}"] ${OPEN_SWATCH}`).nth(1));
		await page.waitForTimeout(400);
	}
}

/** Chooses plain radio buttons without listeners, inserted into the same form: the cost of browser, machine and page for a choice without effect. */
export async function choosePlainRadios(page: Page): Promise<void> {
	await page.locator('form.variations_form .variations').evaluate((options) => {
		for (let at = 0; at < 3; at++) {
			const label = document.createElement('label');
			label.className = 'plain-radio';
			label.style.cssText = 'display: inline-block; padding: 14px';
			const radio = document.createElement('input');
			Object.assign(radio, { type: 'radio', name: 'plain-radio' });
			label.append(radio, 'Taille');
			options.before(label);
		}
	});
	for (const radio of await page.locator('.plain-radio').all()) {
		await touch(page, radio);
		await page.waitForTimeout(400);
	}
}

/** A touch without Playwright's `tap`, whose checks in the page would be measured too. */
async function touch(page: Page, target: Locator): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	await page.waitForTimeout(200);
	const { x, y, width, height } = (await target.boundingBox())!;
	await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Script time in milliseconds of a listing with so many tiles. */
export async function mountTiles(browser: Browser, base: string, tiles: number, runs: number): Promise<number> {
	const url = `${base}/categorie-produit/lingerie/?par-page=${tiles}`;
	const [costs] = await byTurns(runs, () => measurePage(browser, url));
	return medianOf(costs!, 'scriptTime');
}
