import type { Browser, Locator, Page } from '@playwright/test';
import { measurePage, median, type Interaction } from './measure';

/** Chooses one value of each attribute of a product with about a thousand variations, by swatch or by select. */
export function chooseOptions(isRealStore: boolean): { path: string; interact: Interaction } {
	return {
		path: isRealStore ? '/produit/ensemble-mille/?preload=1' : '/produit/ensemble-sur-mesure/',
		interact: chooseEach,
	};
}

async function chooseEach(page: Page): Promise<void> {
	const selects = page.locator('form.variations_form .variations select');
	for (let at = 0; at < (await selects.count()); at++) {
		const select = selects.nth(at);
		const name = await select.getAttribute('name');
		const swatch = page
			.locator(`form.variations_form [data-attribute_name="${name}"] :is(li.variable-item, label)`)
			.nth(1);
		if (await select.isVisible()) await select.selectOption({ index: 2 });
		else await touch(page, swatch);
		await page.waitForTimeout(400);
	}
}

/** A touch as the screen sends it: what Playwright's own `tap` runs in the page to be sure of its target would be counted. */
async function touch(page: Page, target: Locator): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	await page.waitForTimeout(200);
	const { x, y, width, height } = (await target.boundingBox())!;
	await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Script time of a listing of that many tiles. */
export async function mountTiles(browser: Browser, base: string, tiles: number, runs: number): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < runs; run++) {
		const path = `${base}/categorie-produit/lingerie/?par-page=${tiles}`;
		times.push((await measurePage(browser, path)).scriptTime);
	}
	return median(times);
}
