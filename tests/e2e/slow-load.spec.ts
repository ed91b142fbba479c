import { expect, layoutShifts, mounted, test } from './harness';
import { slowDown } from './slow-phone';
import { LIST } from './tiles-page';

const PRODUCT = {
	path: '/produit/nuisette-soiree/',
	islands: ['.woocommerce-product-gallery', 'form.variations_form'],
};
const LISTING = { path: '/categorie-produit/lingerie/', islands: [LIST] };

/** Each page once, each width once; the processor of a phone is slower too. */
const VISITS = [
	{ name: 'a product page on a phone six times slower', ...PRODUCT, width: 390, slowness: 6 },
	{ name: 'a listing at 1280 px', ...LISTING, width: 1280, slowness: 1 },
];

test.describe('[RT-02] a page that comes in by slow 3G', () => {
	test.describe.configure({ timeout: 120_000 });
	// The consent notice is there too, and nothing that another page has fetched.
	test.use({ answered: false, firstVisit: true });

	for (const { name, path, islands, width, slowness } of VISITS)
		test(`${name}: nothing moves, from the first paint until all islands are there`, async ({ page }) => {
			await page.setViewportSize({ width, height: 844 });
			await slowDown(page, slowness);
			await page.goto(path, { timeout: 60_000 });
			// Its files come last, two seconds and a queue after each other.
			await expect(page.locator('#cookie-notice')).toBeVisible({ timeout: 60_000 });
			for (const island of islands) await mounted(page, island);
			expect(await layoutShifts(page)).toEqual([]);
		});
});
