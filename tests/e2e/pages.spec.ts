import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, mounted, test } from './harness';
import { HEADER } from './mini-cart-helpers';

/** Pages that are looked at on one visit. */
const VISITS = [
	['/', '/boutique/', '/contact/'],
	['/produit/guepiere-trois-options/', '/produit/nuisette-dentelle-2/', '/produit/bas-couture/'],
	['/page-panier/', '/commande/', '/favoris/', '/mon-compte/'],
];
const EXAMPLES = '/iles/';
const PHONE = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };

/** `/iles/` shows an example with a wrong prop for each island, which the console tells its developer, and one with a picture that is missing. */
const WRONG_EXAMPLES = /^\[archipel\] [a-z-]+: property |404 \(Not Found\)$/;

/** What the look at all examples in English, in a wide window, is enough for: each island has its texts there. */
const EXAMPLES_IN_FRENCH = {
	// Colours do not depend on the language, and take three times as long as all else.
	without: ['color-contrast'],
	// As the server prints it: a row without links, wider than the window. Chromium and Firefox let the keyboard scroll it, Safari does not.
	except: ['[data-archipel=carousel][data-archipel-example=wrong-prop]'],
};

test.beforeEach(({ shop }) => shop.add(1178));

/** What the islands of a page need before axe looks: what themes and plugins print is mended by those that take it over. */
async function takenOver(page: Page, path: string): Promise<void> {
	// It asks for the cart as soon as it stands; the theme's cart links are dimmed until the answer.
	await mounted(page, HEADER);
	if (path.startsWith('/produit/')) await mounted(page, '.variations_form');
	if (path === EXAMPLES) await mounted(page, '.otf-product-recently-review');
	// Elementor prints roles that say something wrong until the island mends them.
	if (path === EXAMPLES) await mounted(page, '.elementor-widget-opal-products-tabs');
}

/** What one of them finds does not hide what the next one would. */
const softly = expect.configure({ soft: true });

async function expectNoSidewaysScrolling(page: Page, path: string): Promise<void> {
	// A phone lays a page that is too wide out wider than the window: the width of the layout is what counts.
	const width = () => page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth));
	await softly.poll(width, path).toBe(PHONE.width);
}

for (const paths of VISITS)
	test(`@phone [A11Y-01] can be read at 320 pixels without scrolling sideways, and axe finds nothing there nor in a wide window: ${paths.join(' ')}`, async ({
		page,
	}) => {
		test.slow();
		for (const path of paths) {
			await page.setViewportSize(PHONE);
			await page.goto(path);
			await expectNoSidewaysScrolling(page, path);
			await takenOver(page, path);
			softly(await violations(page), path).toEqual([]);
			await page.setViewportSize(WIDE);
			softly(await violations(page), `${path}, wide`).toEqual([]);
		}
	});

test(`@phone [A11Y-01] ${EXAMPLES} can be read at 320 pixels without scrolling sideways, and axe finds nothing (fr)`, async ({
	page,
	guard,
}) => {
	test.slow();
	guard.allowErrors(WRONG_EXAMPLES);
	await page.setViewportSize(PHONE);
	await page.goto(EXAMPLES);
	await expectNoSidewaysScrolling(page, EXAMPLES);
	await takenOver(page, EXAMPLES);
	softly(await violations(page, [], EXAMPLES_IN_FRENCH)).toEqual([]);
});

test(`[A11Y-01] axe finds nothing on ${EXAMPLES} (en)`, async ({ page, guard }) => {
	// Every example of every island is a lot to look at.
	test.slow();
	guard.allowErrors(WRONG_EXAMPLES);
	await page.goto(`${EXAMPLES}?lang=en`);
	await takenOver(page, EXAMPLES);
	expect(await violations(page)).toEqual([]);
});

test('[A11Y-01] axe finds nothing on a list, nor on a product (en)', async ({ page }) => {
	for (const path of ['/boutique/', '/produit/nuisette-dentelle-2/']) {
		await page.goto(`${path}?lang=en`);
		await takenOver(page, path);
		// Colours do not depend on the language.
		softly(await violations(page, [], { without: ['color-contrast'] }), path).toEqual([]);
	}
});
