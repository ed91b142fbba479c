import { islandRecords } from '../dist';
import { expect, test } from './harness';

/** What the product page of the fixtures mounts by itself, in idle time. */
const IDLE = ['variation-form', 'swatches', 'gallery', 'tabs', 'discounts', 'sticky-add-to-cart', 'cookie-notice'];

test('[RT-02] islands whose files come together mount together: the styles of all are in the page at once, not sheet by sheet', async ({
	page,
}) => {
	const awaited = new Set(IDLE.map((name) => islandRecords()[name]!.script));
	let release!: () => void;
	const allAsked = new Promise<void>((resolve) => (release = resolve));
	await page.route(/\/dist\/islands\/[^/]+\.js/, async (route) => {
		const { pathname } = new URL(route.request().url());
		awaited.delete(pathname.slice(pathname.indexOf('/dist/') + '/dist/'.length));
		if (!awaited.size) release();
		await allAsked;
		await route.continue();
	});
	// What takes its time on a busy machine: the window in which files count as one burst is long, and no task is too long.
	await page.addInitScript(() => {
		const wait = window.setTimeout;
		window.setTimeout = ((task: () => void, delay = 0) =>
			wait(task, delay === 150 ? 5000 : delay)) as typeof setTimeout;
		performance.now = () => 0;
		const seen = new Set<string>();
		Object.assign(window, { seen });
		const onMounted = (event: Event) => seen.add((event as CustomEvent<{ island: string }>).detail.island);
		document.addEventListener('archipel:mounted', onMounted, true);
	});
	await page.goto('/produit/nuisette-soiree/');
	await allAsked;
	const seen = () => page.evaluate(() => [...(window as never as { seen: Set<string> }).seen]);
	await expect.poll(seen, { timeout: 20_000 }).toEqual(expect.arrayContaining(IDLE));
	// One for all; and that of the notice's own look, which the island brings where another plugin has printed it.
	expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(2);
});
