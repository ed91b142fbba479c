import { expect, layoutShifts, mounted, test } from './harness';
import { slowDown } from './slow-phone';
import { LIST } from './tiles-page';

const PRODUCT = {
	path: '/produit/nuisette-soiree/',
	islands: ['.woocommerce-product-gallery', 'form.variations_form'],
};
const LISTING = { path: '/categorie-produit/lingerie/', islands: [LIST] };

/** Each page once, each width once; the processor is slowed down too. */
const VISITS = [
	{ name: 'a product page on a phone six times slower', ...PRODUCT, width: 390, slowness: 6 },
	{ name: 'a listing at 1280 px', ...LISTING, width: 1280, slowness: 1 },
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
