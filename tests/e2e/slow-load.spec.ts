import { expect, layoutShifts, mounted, test, type Page } from './harness';
import { LIST } from './tiles-page';

/** Emulates Chromium's "Slow 3G" and a slow phone. @param slowness Factor of the slower processor. */
async function slowDown(page: Page, slowness: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 2000,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** Each page once, each width once; the processor is slowed down too. */
const VISITS = [
	{
		name: 'a product page on a phone six times slower',
		path: '/produit/nuisette-soiree/',
		islands: ['.woocommerce-product-gallery', 'form.variations_form'],
		width: 390,
		slowness: 6,
	},
	{ name: 'a listing at 1280 px', path: '/categorie-produit/lingerie/', islands: [LIST], width: 1280, slowness: 1 },
];

test.describe('[RT-02] a page that comes in by slow 3G', () => {
	test.describe.configure({ timeout: 120_000 });
	// Shows the consent notice, without files cached by another page.
	test.use({ answered: false, firstVisit: true });

	for (const { name, path, islands, width, slowness } of VISITS)
		test(`${name}: nothing moves, from the first paint until all islands are there`, async ({ page }) => {
			await page.setViewportSize({ width, height: 844 });
			await slowDown(page, slowness);
			await page.goto(path, { timeout: 60_000 });
			// The notice's files load last, two seconds and a queue later.
			await expect(page.locator('#cookie-notice')).toBeVisible({ timeout: 60_000 });
			for (const island of islands) await mounted(page, island);
			expect(await layoutShifts(page)).toEqual([]);
		});
});
