import { afterEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { fetchProduct } from './fetch-product';

/** Links that were added to the head; recorded but not connected, so that no file is fetched. */
const added: HTMLLinkElement[] = [];
const styles = { gallery: ['islands/gallery.css?ver=2'], swatches: ['islands/swatches.css?ver=2'] };

afterEach(() => {
	added.length = 0;
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	printConfig();
});

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

test('[QV-03] a plugin that names none, as before an update', async () => {
	const { product } = await ask({}, {});
	expect(await product).toBe(7);
	expect(added).toEqual([]);
});
