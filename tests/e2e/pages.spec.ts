import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, mounted, test } from './harness';
import { HEADER } from './mini-cart-helpers';

/** Pages that are looked at on one visit; the last of each is looked at in English in a wide window too. */
const VISITS = [
	['/', '/contact/', '/boutique/'],
	['/produit/guepiere-trois-options/', '/produit/bas-couture/', '/produit/nuisette-dentelle-2/'],
	['/commande/', '/favoris/', '/mon-compte/', '/page-panier/'],
];
const EXAMPLES = '/iles/';
const PHONE = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };

/** `/iles/` shows an example with a wrong prop for each island, which the console tells its developer, and one with a picture that is missing. */
const WRONG_EXAMPLES = /^\[archipel\] [a-z-]+: property |404 \(Not Found\)$/;

/** Colours take five times as long as all else: each island's own tests look at them, on its own page. */
const EXAMPLES_AS_THEY_ARE = {
	without: ['color-contrast'],
	// As the server prints it: a row without links, wider than a phone. Chromium and Firefox let the keyboard scroll it, Safari does not.
	except: ['[data-archipel=carousel][data-archipel-example=wrong-prop]'],
};

test.beforeEach(({ shop }) => shop.add(1178));

/** What the islands of a page need before axe looks: what themes and plugins print is mended by those that take it over. */
async function takenOver(page: Page, path: string): Promise<void> {
	// It asks for the cart as soon as it stands; the theme's cart links are dimmed until the answer.
	await mounted(page, HEADER);
	if (path.startsWith('/produit/')) await mounted(page, '.variations_form');
	// It asks for the totals, which are dimmed meanwhile.
	if (path === '/commande/') await mounted(page, 'form.checkout');
	if (path === EXAMPLES) await mounted(page, '.otf-product-recently-review');
	// Elementor prints roles, and Essential Addons what a browser fills in, that say something wrong until the island mends them.
	if (path === EXAMPLES) await mounted(page, '.eael-login-form');
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
	test(`@phone [A11Y-01] can be read at 320 pixels without scrolling sideways, and axe finds nothing: ${paths.join(' ')}, which in English in a wide window is without fault too`, async ({
		page,
	}) => {
		test.slow();
		await page.setViewportSize(PHONE);
		for (const path of paths) {
			await page.goto(path);
			await expectNoSidewaysScrolling(page, path);
			await takenOver(page, path);
			softly(await violations(page), path).toEqual([]);
		}
		const path = paths.at(-1)!;
		await page.setViewportSize(WIDE);
		await page.goto(`${path}?lang=en`);
		await takenOver(page, path);
		softly(await violations(page), `${path}, wide, in English`).toEqual([]);
	});

test(`@phone [A11Y-01] [RT-14] ${EXAMPLES} can be read at 320 pixels without scrolling sideways; axe finds nothing, in English in a wide window neither; files of islands are fetched once`, async ({
	page,
	guard,
}) => {
	// Every example of every island is a lot to look at.
	test.setTimeout(180_000);
	guard.allowErrors(WRONG_EXAMPLES);
	const look = async (what: string) => {
		await takenOver(page, EXAMPLES);
		softly(await violations(page, [], EXAMPLES_AS_THEY_ARE), what).toEqual([]);
	};
	await page.setViewportSize(PHONE);
	await page.goto(EXAMPLES);
	await expectNoSidewaysScrolling(page, EXAMPLES);
	await look('in French');
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (/\/dist\/.*\.js/.test(request.url())) scripts.push(request.url());
	});
	await page.setViewportSize(WIDE);
	await page.goto(`${EXAMPLES}?lang=en`);
	await look('in English');
	expect(scripts.length).toBeGreaterThan(20);
	expect(scripts.filter((url, at) => scripts.indexOf(url) < at || url.includes('retry='))).toEqual([]);
});
