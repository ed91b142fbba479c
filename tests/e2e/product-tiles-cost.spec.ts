import { caught, expect, hasCome, islandsOf, rewrite, test, type Page } from './harness';
import { measureMemory } from './measure-memory';
import { LIST } from './tiles-page';

const ACTIONS = ['product-tiles', 'quick-view', 'compare', 'direct-checkout'];

/**
 * Cost of mounting these islands on a list of so many tiles, in calls instead of time: of DOM queries, insertions and listeners, plus the number of
 * elements returned.
 */
async function workFor(page: Page, tiles: number) {
	await rewrite(page, '/boutique/', (html) => {
		const list = /<ul class="products[^>]*>([\s\S]*?)<\/ul>/.exec(html)!;
		const items = list[1]!.match(/<li class="product [\s\S]*?<\/li>(?=\s*(<li class="product |$))/g)!;
		const many = Array.from({ length: tiles }, (_, at) => items[at % items.length]).join('');
		const config = /(<script type="application\/json" id="archipel-config">)([\s\S]*?)(<\/script>)/.exec(html)!;
		const { islands, ...rest } = JSON.parse(config[2]!) as { islands: Record<string, object> };
		// Without other islands, and only when the test fires the event.
		const alone = Object.fromEntries(ACTIONS.map((name) => [name, { ...islands[name], when: 'event:mount-now' }]));
		// A complete config: with `isPartial` the page would request all islands, which would mount too.
		const json = JSON.stringify({ ...rest, isPartial: false, islands: alone });
		return html.replace(list[1]!, () => many).replace(config[0], () => config[1]! + json + config[3]!);
	});
	await page.goto('/boutique/');
	await caught(page);
	await expect(page.locator(`${LIST} > li`)).toHaveCount(tiles);
	const session = await page.context().newCDPSession(page);
	const before = await measureMemory(session);
	await page.evaluate(() => {
		const calls: Record<string, number> = {};
		Object.assign(window, { calls });
		const count = (name: string, more = 1) => (calls[name] = (calls[name] ?? 0) + more);
		const wrap = (owner: object, names: readonly string[]) => {
			for (const name of names) {
				const method = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
				Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
					const result = method.apply(this, args);
					count(name, 1 + (result instanceof NodeList || result instanceof HTMLCollection ? result.length : 0));
					return result;
				});
			}
		};
		wrap(Document.prototype, ['querySelectorAll', 'querySelector', 'getElementsByClassName', 'createElement']);
		wrap(Element.prototype, ['querySelectorAll', 'querySelector', 'closest', 'matches', 'getElementsByClassName']);
		wrap(Element.prototype, ['getBoundingClientRect', 'setAttribute', 'append']);
		wrap(EventTarget.prototype, ['addEventListener']);
		wrap(Node.prototype, ['appendChild', 'insertBefore']);
		wrap(MutationObserver.prototype, ['observe']);
		document.dispatchEvent(new Event('mount-now'));
	});
	await expect.poll(async () => (await islandsOf(page)).sort(), { timeout: 30_000 }).toEqual([...ACTIONS].sort());
	// The idle-time part of the module runs after loading.
	await hasCome(page, 'chunks/tooltip');
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
	const calls = await page.evaluate(() => (window as never as { calls: Record<string, number> }).calls);
	const after = await measureMemory(session);
	return { calls, listeners: after.listeners - before.listeners, nodes: after.nodes - before.nodes };
}

test('[TILE-04] 480 tiles with all their actions cost what 48 cost', async ({ page, context, guard }) => {
	// The page's config contains the measured islands only.
	guard.allowErrors(/: unknown/);
	const few = await workFor(page, 48);
	const other = await context.newPage();
	const many = await workFor(other, 480);
	expect(many.calls).toEqual(few.calls);
	expect(many.calls['addEventListener']).toBeGreaterThan(3);
	expect(many.calls['addEventListener']).toBeLessThan(120);
	for (const action of ['quick-view', 'compare', 'direct-checkout'])
		expect(await other.locator(`${LIST} [data-archipel-${action}]`).count(), action).toBeGreaterThan(100);
	expect(Math.abs(many.listeners - few.listeners)).toBeLessThanOrEqual(2);
	expect(Math.abs(many.nodes - few.nodes)).toBeLessThanOrEqual(5);
	expect(await other.locator(`${LIST} [data-archipel-state], ${LIST} [data-archipel-slot]`).count()).toBe(0);
});
