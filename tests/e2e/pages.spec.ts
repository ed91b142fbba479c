import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, mounted, test } from './harness';
import { HEADER } from './mini-cart-helpers';

const PAGES = [
	'/',
	'/boutique/',
	'/produit/guepiere-trois-options/',
	'/produit/nuisette-dentelle-2/',
	'/produit/bas-couture/',
	'/page-panier/',
	'/commande/',
	'/favoris/',
	'/mon-compte/',
	'/contact/',
	'/iles/',
];

/** `/iles/` shows an example with a wrong prop for each island, which the console tells its developer, and one with a picture that is missing. */
const WRONG_EXAMPLES = /^\[archipel\] [a-z-]+: property |404 \(Not Found\)$/;

/** What the look at all examples in English, in a wide window, is enough for. */
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
	if (path === '/iles/') await mounted(page, '.otf-product-recently-review');
	// Elementor prints roles that say something wrong until the island mends them.
	if (path === '/iles/') await mounted(page, '.elementor-widget-opal-products-tabs');
}

/** What one of them finds does not hide what the next one would. */
const softly = expect.configure({ soft: true });

for (const path of PAGES) {
	test(`@phone [A11Y-01] ${path} can be read at 320 pixels without scrolling sideways, and axe finds nothing (fr)`, async ({
		page,
		guard,
	}) => {
		if (path === '/iles/') test.slow();
		if (path === '/iles/') guard.allowErrors(WRONG_EXAMPLES);
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(path);
		// A phone lays a page that is too wide out wider than the window: the width of the layout is what counts.
		await softly.poll(() => page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth))).toBe(320);
		await takenOver(page, path);
		softly(await violations(page, [], path === '/iles/' ? EXAMPLES_IN_FRENCH : {})).toEqual([]);
	});

	test(`[A11Y-01] axe finds nothing on ${path} (en)`, async ({ page, guard }) => {
		// Every example of every island is a lot to look at.
		if (path === '/iles/') test.slow();
		if (path === '/iles/') guard.allowErrors(WRONG_EXAMPLES);
		await page.goto(`${path}?lang=en`);
		await takenOver(page, path);
		expect(await violations(page)).toEqual([]);
	});
}
