import { expect, layoutShifts, mounted, test } from './harness';
import { slowDown } from './slow-phone';
import { LIST } from './tiles-page';

const PAGES = [
	{
		name: 'a product page',
		path: '/produit/nuisette-soiree/',
		islands: ['.woocommerce-product-gallery', 'form.variations_form'],
	},
	{ name: 'a listing', path: '/categorie-produit/lingerie/', islands: [LIST] },
];

const WINDOWS = [
	{ name: 'on a phone six times slower', width: 390, slowness: 6 },
	// What is slow there is the line; to be slower costs as many times the processor.
	{ name: 'at 1280 px', width: 1280, slowness: 1 },
] as const;

test.describe('[RT-02] a page that comes in by slow 3G', () => {
	test.describe.configure({ timeout: 120_000 });
	// The consent notice is there too, and nothing that another page has fetched.
	test.use({ answered: false, firstVisit: true });

	for (const { name, path, islands } of PAGES)
		for (const { name: where, width, slowness } of WINDOWS)
			test(`${name} ${where}: nothing moves, from the first paint until all islands are there`, async ({ page }) => {
				await page.setViewportSize({ width, height: 844 });
				await slowDown(page, slowness);
				await page.goto(path, { timeout: 60_000 });
				// Its files come last, two seconds and a queue after each other.
				await expect(page.locator('#cookie-notice')).toBeVisible({ timeout: 60_000 });
				for (const island of islands) await mounted(page, island);
				expect(await layoutShifts(page)).toEqual([]);
			});
});
