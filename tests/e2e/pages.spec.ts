import { expect, mounted, requestsOf, test, violations, type Page } from './harness';
import { HEADER } from './mini-cart-helpers';

/** Pages tested per visit; the last page of each visit is also tested in English in a wide window. */
const VISITS = [
	['/', '/contact/', '/boutique/'],
	['/produit/guepiere-trois-options/', '/produit/bas-couture/', '/produit/nuisette-dentelle-2/'],
	['/commande/', '/favoris/', '/mon-compte/', '/page-panier/'],
];
const EXAMPLES = '/iles/';
const PHONE = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };

/** Colour contrast takes five times as long as all other rules: each island's own test checks it. */
const EXAMPLES_AS_THEY_ARE = {
	without: ['color-contrast'],
	// The server's HTML: a row without links, wider than a phone. Keyboards can scroll it in Chromium and Firefox, not in Safari.
	except: ['[data-archipel=carousel][data-archipel-example=wrong-prop]'],
};

test.beforeEach(({ shop }) => shop.add(1178));

/** Waits for the islands that correct markup of themes and plugins which axe would report. */
async function takenOver(page: Page, path: string): Promise<void> {
	// The mini-cart requests the cart on mounting; the theme's cart links are dimmed until the response.
	await mounted(page, HEADER);
	if (path.startsWith('/produit/')) await mounted(page, '.variations_form');
	// The checkout requests the totals, which are dimmed until the response.
	if (path === '/commande/') await mounted(page, 'form.checkout');
	if (path === EXAMPLES) await mounted(page, '.otf-product-recently-review');
	// Elementor's roles and Essential Addons' autocomplete values are wrong until the island corrects them.
	if (path === EXAMPLES) await mounted(page, '.eael-login-form');
	if (path === EXAMPLES) await mounted(page, '.elementor-widget-opal-products-tabs');
}

/** Soft, so that one page's failure does not hide others. */
const softly = expect.configure({ soft: true });

async function expectNoSidewaysScrolling(page: Page, path: string): Promise<void> {
	// Phones lay out an overflowing page wider than the window, so the layout width is measured.
	const width = () => page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth));
	await softly.poll(width, path).toBe(PHONE.width);
}

for (const paths of VISITS)
	test(`@phone [A11Y-01] can be read at 320 pixels without scrolling sideways, and axe finds nothing: ${paths.join(' ')}, which in English in a wide window is without fault too`, async ({
		page,
	}) => {
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
	// Testing every example of every island takes long.
	test.setTimeout(180_000);
	// One image of the examples is missing.
	guard.allowErrors(/404 \(Not Found\)$/);
	const look = async (what: string) => {
		await takenOver(page, EXAMPLES);
		softly(await violations(page, [], EXAMPLES_AS_THEY_ARE), what).toEqual([]);
	};
	await page.setViewportSize(PHONE);
	await page.goto(EXAMPLES);
	await expectNoSidewaysScrolling(page, EXAMPLES);
	await look('in French');
	const scripts = requestsOf(page, /\/dist\/.*\.js/);
	await page.setViewportSize(WIDE);
	await page.goto(`${EXAMPLES}?lang=en`);
	await look('in English');
	expect(scripts.length).toBeGreaterThan(20);
	expect(scripts.filter((url, at) => scripts.indexOf(url) < at || url.includes('retry='))).toEqual([]);
});
