import { islandRecords } from '../dist';
import { recordTrace } from '../setup/record-trace';
import { expect, islandsOf, test } from './harness';

/** Islands of the product page that mount in idle time. */
const IDLE = ['variation-form', 'swatches', 'gallery', 'tabs', 'discounts', 'sticky-add-to-cart', 'cookie-notice'];

test('[RT-02] islands whose files come together mount together, styled at once', async ({ page }) => {
	const awaited = new Set(IDLE.map((name) => islandRecords()[name]!.script));
	let release!: () => void;
	const allAsked = new Promise<void>((resolve) => (release = resolve));
	await page.route(/\/dist\/(islands|chunks)\/[^/]+\.js/, async (route) => {
		const { pathname } = new URL(route.request().url());
		awaited.delete(pathname.slice(pathname.indexOf('/dist/') + '/dist/'.length));
		if (!awaited.size) release();
		await allAsked;
		await route.continue();
	});
	// Makes the test independent of the machine's speed: a long window for files of one burst, and no task counts as too long.
	await page.addInitScript(() => {
		const wait = window.setTimeout;
		window.setTimeout = ((task: () => void, delay = 0) =>
			wait(task, delay === 150 ? 5000 : delay)) as typeof setTimeout;
		performance.now = () => 0;
	});
	await page.goto('/produit/nuisette-soiree/');
	await allAsked;
	await expect.poll(() => islandsOf(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(IDLE));
	const [added, styled] = await page.evaluate(
		(rules) => {
			const served = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
			const isServed = (rule: string) => served.some((text) => text.includes(rule));
			return [document.adoptedStyleSheets.length, rules.filter(isServed).length] as const;
		},
		['.archipel-step', '.archipel-swatches__control', '.archipel-gallery__arrow', '.archipel-discounts__pick'],
	);
	expect([added, styled], 'sheets added after the first paint, and styles that the page came with').toEqual([0, 4]);
});

test('[RT-02] they mount without making the browser lay the page out between two frames', async ({ page, browser }) => {
	const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
	const events = await recordTrace<{ name: string }>(await browser.newBrowserCDPSession(), categories, async () => {
		await page.goto('/produit/nuisette-soiree/');
		await expect.poll(() => islandsOf(page)).toEqual(expect.arrayContaining(IDLE));
		// Includes the islands' work in the first frames.
		await page.waitForTimeout(500);
	});
	const layouts = events.filter(({ name }) => name === 'Layout');
	expect(layouts.length).toBeGreaterThan(0);
	// A forced layout has the script in its stack; a frame's layout has no stack.
	expect(layouts.map((layout) => JSON.stringify(layout)).filter((layout) => layout.includes('/dist/'))).toEqual([]);
});
