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

test.beforeEach(({ shop }) => shop.add(1178));

for (const path of PAGES) {
	test(`@phone [A11Y-01] ${path} can be read at 320 pixels without scrolling sideways`, async ({ page, guard }) => {
		if (path === '/iles/') guard.allowErrors(WRONG_EXAMPLES);
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(path);
		// A phone lays a page that is too wide out wider than the window: the width of the layout is what counts.
		await expect.poll(() => page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth))).toBe(320);
	});

	for (const language of ['fr', 'en'])
		test(`[A11Y-01] axe finds nothing on ${path} (${language})`, async ({ page, guard }) => {
			// Every example of every island is a lot to look at.
			if (path === '/iles/') test.slow();
			if (path === '/iles/') guard.allowErrors(WRONG_EXAMPLES);
			await page.goto(`${path}?lang=${language}`);
			// It asks for the cart as soon as it stands; the theme's cart links are dimmed until the answer.
			await mounted(page, HEADER);
			// What themes and plugins print is mended by the islands that take it over.
			if (path.startsWith('/produit/')) await mounted(page, '.variations_form');
			if (path === '/iles/') await mounted(page, '.otf-product-recently-review');
			// Elementor prints roles that say something wrong until the island mends them.
			if (path === '/iles/') await mounted(page, '.elementor-widget-opal-products-tabs');
			expect(await violations(page)).toEqual([]);
		});
}
