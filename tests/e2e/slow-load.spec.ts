import type { Page } from '@playwright/test';
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

test.describe('[RT-02] a page that comes in by slow 3G on a phone six times slower', () => {
	test.describe.configure({ timeout: 120_000 });
	// The consent notice is there too, and nothing that another page has fetched.
	test.use({ answered: false, firstVisit: true });

	for (const { name, path, islands } of PAGES)
		test(`${name} at 390 and at 1280 px: nothing moves, from the first paint until all islands are there`, async ({
			page,
			visitor,
		}) => {
			// Both at once: most of the time they wait for the line.
			const visit = async (window: Page, width: number) => {
				await window.setViewportSize({ width, height: 844 });
				await slowDown(window);
				await window.goto(path, { timeout: 60_000 });
				// Its files come last, two seconds and a queue after each other.
				await expect(window.locator('#cookie-notice')).toBeVisible({ timeout: 60_000 });
				for (const island of islands) await mounted(window, island);
				expect(await layoutShifts(window), `${width} px`).toEqual([]);
			};
			await Promise.all([visit(page, 390), visit(visitor, 1280)]);
		});
});
