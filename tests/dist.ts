import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { neutralName } from '../src/build/file-names';
import type { IslandRecord } from '../src/build/islands-json';
import { dist, isDistFresh } from './setup/dist-digest';

export { dist };

requireFreshDist();

/**
 * Refuses to test a build that these sources did not make.
 *
 * @throws with what to run
 */
function requireFreshDist(): void {
	if (isDistFresh()) return;
	throw new Error('wp-plugin/dist is missing or older than the sources: run `npm run build`');
}

export const readDist = (file: string, folder = dist): string => readFileSync(resolve(folder, file), 'utf8');

/** Bytes of a built file as a server sends it. */
export const gzipSize = (file: string): number => gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length;

export const islandRecords = (folder = dist): Record<string, IslandRecord> =>
	(JSON.parse(readDist('islands.json', folder)) as { islands: Record<string, IslandRecord> }).islands;

const manifest = (): Manifest => JSON.parse(readDist('manifest.json')) as Manifest;

/** Every script an island can ever load: its own, what they import, and what those import later. */
function scriptsOf(islands: readonly string[]): Set<string> {
	const chunks = manifest();
	const files = new Set<string>();
	const visit = (key: string) => {
		const chunk = chunks[key];
		if (!chunk || files.has(chunk.file)) return;
		files.add(chunk.file);
		[...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].forEach(visit);
	};
	for (const name of islands) {
		// The module that mounts can render views; an island that only enhances never asks for that half.
		const { script } = islandRecords()[name]!;
		visit(Object.keys(chunks).find((key) => chunks[key]!.file === script)!);
	}
	return files;
}

/** The islands that a product page can have at once. */
const PRODUCT_PAGE = [
	'mini-cart',
	'product-tiles',
	'variation-form',
	'product-form',
	'swatches',
	'cookie-notice',
	'gallery',
	'lightbox',
	'tabs',
	'reviews',
	'share',
	'discounts',
	'sticky-add-to-cart',
];

/** What only a browser without a feature fetches (see vite.config.ts). */
export const FALLBACKS = new RegExp(neutralName('fallback-'));

/** What no page loads by itself: that, and what places a box, which comes with the first one that opens. */
export const NEVER_AT_START = new RegExp(['fallback-', 'floating', 'anchored', 'dropdown'].map(neutralName).join('|'));

/**
 * The islands that mount by themselves, or whose files are asked for ahead, when a visitor who has nothing opens a page and touches nothing; with
 * the page's style sheet. The cart's island comes with the first line in the cart, reviews when their tab is shown, share when it comes into view.
 */
export const PAGES = {
	account: { style: 'pages/account.css', islands: ['cookie-notice'] },
	listing: { style: 'pages/shop.css', islands: ['listing', 'product-tiles', 'recently-viewed', 'cookie-notice'] },
	product: {
		style: 'pages/product.css',
		islands: [
			'variation-form',
			'swatches',
			'gallery',
			'tabs',
			'product-tiles',
			'discounts',
			'sticky-add-to-cart',
			'recently-viewed',
			'cookie-notice',
		],
	},
	cart: { style: 'pages/cart.css', islands: ['cart-page', 'cookie-notice'] },
} as const;

/** What a page loads by itself, before anybody touches anything: scripts and styles. @param folder Of a build. */
export function startOf(page: keyof typeof PAGES, folder = dist): string[] {
	const { style, islands } = PAGES[page];
	const records = islandRecords(folder);
	const files = islands.flatMap((name) => [records[name]!.script, ...(records[name]!.preload ?? [])]);
	return [...new Set(['archipel.js', style, ...files])];
}

/** What every island imports at once. */
export function sharedByAll(): string[] {
	const [first = [], ...others] = Object.values(islandRecords()).map(({ preload = [] }) => preload);
	return first.filter((file) => others.every((list) => list.includes(file)));
}

/**
 * Everything a product page can load in a current browser: all islands used, a picture opened in the viewer. Left out: fallbacks, and
 * what only a page with another plugin's consent banner instead of ours needs.
 */
export function productPageScripts(): string[] {
	const elsewhere = new RegExp(['adopt-plugin', 'accept-by-gesture'].map(neutralName).join('|'));
	return ['archipel.js', ...scriptsOf(PRODUCT_PAGE)].filter((file) => !elsewhere.test(file) && !FALLBACKS.test(file));
}

/** What the first view of a page brings besides its island: the cart in its drawer, without what the page has loaded by itself. */
export function firstViewScripts(): string[] {
	const chunks = manifest();
	const { script, preload = [] } = islandRecords()['mini-cart']!;
	const before = new Set([...startOf('product'), script, ...preload]);
	const files = new Set<string>();
	const visit = (key: string) => {
		const { file, imports = [] } = chunks[key]!;
		if (before.has(file) || files.has(file)) return;
		files.add(file);
		imports.forEach(visit);
	};
	visit('islands/mini-cart/panel.tsx');
	return [...files];
}

/** Bytes of files as a server sends them. */
export const gzipTotal = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzipSize(file), 0);
