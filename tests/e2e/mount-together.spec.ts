import { islandRecords } from '../dist';
import { expect, test } from './harness';

/** What the product page of the fixtures mounts by itself, in idle time. */
const IDLE = ['variation-form', 'swatches', 'gallery', 'tabs', 'discounts', 'sticky-add-to-cart', 'cookie-notice'];

interface TraceEvent {
	readonly name: string;
	/** Microseconds. */
	readonly ts: number;
}

test('[RT-02] islands whose files come together mount together: their styles as one or two sheets, and few style passes from the first to the last', async ({
	page,
}) => {
	const awaited = new Set(IDLE.map((name) => islandRecords()[name]!.script));
	let release!: () => void;
	const allAsked = new Promise<void>((resolve) => (release = resolve));
	await page.route(/\/dist\/islands\/[^/]+\.js/, async (route) => {
		const path = new URL(route.request().url()).pathname;
		awaited.delete(path.slice(path.indexOf('/dist/') + '/dist/'.length));
		if (!awaited.size) release();
		await allAsked;
		await route.continue();
	});
	await page.addInitScript(() => {
		document.addEventListener('archipel:mounted', () => performance.mark('archipel-mounted'), true);
	});
	const session = await page.context().newCDPSession(page);
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
	const traceConfig = { includedCategories: ['devtools.timeline', 'blink.user_timing'] };
	await session.send('Tracing.start', { traceConfig });
	await page.goto('/produit/nuisette-soiree/');
	await allAsked;
	const marks = () => page.evaluate(() => performance.getEntriesByName('archipel-mounted').length);
	await expect.poll(marks).toBeGreaterThanOrEqual(IDLE.length);
	const sheets = await page.evaluate(() => document.adoptedStyleSheets.length);
	const ended = new Promise<void>((end) => session.once('Tracing.tracingComplete', () => end()));
	await session.send('Tracing.end');
	await ended;
	const mounts = events.filter(({ name }) => name === 'archipel-mounted').map(({ ts }) => ts);
	const passes = events.filter(
		({ name, ts }) => name === 'UpdateLayoutTree' && ts >= Math.min(...mounts) && ts <= Math.max(...mounts),
	);
	console.log('SEEN', sheets, passes.length, mounts.map((ts) => Math.round((ts - mounts[0]!) / 1000)).join());
});
