import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../src/runtime/settings';
import type { QuickView } from '../../src/shop/archipel';
import { printConfig } from '../../tests/setup/print-config';
import { createProductCache, fetchProduct, MAX_AGE } from './product-cache';

const view = (id: number): QuickView => ({ id, title: `P${id}`, url: '/', html: '' });

function setUp() {
	let now = 0;
	const calls: { id: number; signal: AbortSignal; answer: () => void }[] = [];
	const ask = vi.fn(
		(id: number, { signal }: { signal?: AbortSignal | undefined } = {}) =>
			new Promise<QuickView>((resolve, reject) => {
				signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
				calls.push({ id, signal: signal!, answer: () => resolve(view(id)) });
			}),
	);
	return { cache: createProductCache(ask, () => now), calls, pass: (time: number) => (now += time) };
}

test('[QV-03] requests of the quick view: the same product joins the call before, another one aborts it', async () => {
	const { cache, calls } = setUp();
	const first = cache.load(1).catch((error: DOMException) => error.name);
	void cache.load(1);
	const second = cache.load(2);
	expect(calls.map(({ id, signal }) => [id, signal.aborted])).toEqual([
		[1, true],
		[2, false],
	]);
	calls[1]!.answer();
	expect([await first, (await second).id]).toEqual(['AbortError', 2]);
});

test('[QV-03] requests of the quick view: what came is shown again without one; what is old, or from before a change of the cart, is asked for again', async () => {
	const { cache, calls, pass } = setUp();
	const load = async () => {
		const answer = cache.load(1);
		calls.at(-1)!.answer();
		await answer;
		return calls.length;
	};
	await load();
	pass(MAX_AGE - 1);
	expect(await load()).toBe(1);
	pass(1);
	expect(await load()).toBe(2);
	cache.forget();
	expect(await load()).toBe(3);
});

/** Links that were added to the head; recorded but not connected, so that no file is fetched. */
const added: HTMLLinkElement[] = [];
const styles = { gallery: ['islands/gallery.css?ver=2'], swatches: ['islands/swatches.css?ver=2'] };

afterEach(() => void (added.length = 0));

/** Fetches a product on a page whose config names these islands. */
async function ask(islands: Record<string, unknown>, answer: object = { styles }) {
	vi.restoreAllMocks();
	printConfig({ base: '/dist/', islands });
	vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as HTMLLinkElement[])));
	const body = JSON.stringify({ id: 7, title: 'P', url: '/p/', html: '', ...answer });
	vi.stubGlobal(
		'fetch',
		vi.fn(async () => new Response(body, { headers: { 'content-type': 'application/json' } })),
	);
	let isThere = false;
	const product = fetchProduct(7).then(({ id }) => ((isThere = true), id));
	await vi.waitFor(() => expect(isThere || added.length > 0).toBe(true));
	return { product, isThere: () => isThere };
}

test('[QV-03] waits for the styles of what is in the product, whether they come or fail', async () => {
	const { product, isThere } = await ask({});
	expect(added.map(({ id, href }) => [id, new URL(href).pathname + new URL(href).search])).toEqual([
		['archipel-gallery-css', '/dist/islands/gallery.css?ver=2'],
		['archipel-swatches-css', '/dist/islands/swatches.css?ver=2'],
	]);
	added[0]!.dispatchEvent(new Event('load'));
	await Promise.resolve();
	expect(isThere()).toBe(false);
	added[1]!.dispatchEvent(new Event('error'));
	// Before the time-out of the styles.
	await vi.waitFor(() => expect(isThere()).toBe(true));
	expect(await product).toBe(7);
});

test('[QV-03] not for those that the page has itself, nor for those that are off; those of which it has the options only', async () => {
	await ask({ gallery: { when: 'idle', script: 'islands/gallery.js' }, swatches: null });
	expect(added).toEqual([]);
	await ask({ gallery: { props: { zoom: false } }, swatches: null });
	expect(added.map(({ id }) => id)).toEqual(['archipel-gallery-css']);
});

test('[QV-03] [WP-15] brings the messages of what is in the product, which the page lacks in other languages; a plugin that names no styles, as before an update, is not waited for', async () => {
	const { product } = await ask({}, { messages: { 'swatches.all': 'Alle' } });
	await product;
	expect(settings().messages).toEqual({ 'swatches.all': 'Alle' });
	expect(added).toEqual([]);
});
