import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { neutralName } from '../src/build/file-names';
import type { IslandRecord } from '../src/build/islands-json';
import { dist, isDistFresh } from './setup/dist-digest';

export { dist };

if (!isDistFresh()) throw new Error('wp-plugin/dist is missing or older than the sources: run `npm run build`');

export const readDist = (file: string, folder = dist): string => readFileSync(resolve(folder, file), 'utf8');

export const islandRecords = (folder = dist): Record<string, IslandRecord> =>
	(JSON.parse(readDist('islands.json', folder)) as { islands: Record<string, IslandRecord> }).islands;

/** Files that no page loads initially: polyfills, and the positioning code, loaded with the first popover. */
export const NEVER_AT_START = new RegExp(['fallback-', 'floating', 'anchored', 'dropdown'].map(neutralName).join('|'));

/**
 * Islands that mount initially, or whose files are preloaded, for a visitor without data or interaction; plus the page's style sheet. The mini-cart's
 * files load with the first cart line, reviews with their tab, share and a product page's tiles when visible.
 */
export const PAGES = {
	account: { style: 'pages/account.css', islands: ['cookie-notice', 'order-pages'] },
	'account details': { style: 'pages/account.css', islands: ['cookie-notice', 'order-pages', 'password-toggle'] },
	'account address': { style: 'pages/account.css', islands: ['cookie-notice', 'order-pages', 'address-fields'] },
	login: { style: 'pages/account.css', islands: ['cookie-notice', 'password-toggle'] },
	listing: { style: 'pages/shop.css', islands: ['listing', 'product-tiles', 'recently-viewed', 'cookie-notice'] },
	product: {
		style: 'pages/product.css',
		islands: [
			'variation-form',
			'swatches',
			'gallery',
			'tabs',
			'discounts',
			'sticky-add-to-cart',
			'recently-viewed',
			'cookie-notice',
		],
	},
	cart: { style: 'pages/cart.css', islands: ['cart-page', 'cookie-notice'] },
} as const;

/** Scripts and styles that a page loads before any interaction. @param folder Output folder of a build. */
export function startOf(page: keyof typeof PAGES, folder = dist): string[] {
	const { style, islands } = PAGES[page];
	const records = islandRecords(folder);
	const files = islands.flatMap((name) => [records[name]!.script, ...(records[name]!.preload ?? [])]);
	return [...new Set(['archipel.js', style, ...files])];
}

/** Modules that every island imports statically. */
export function sharedByAll(): string[] {
	const [first = [], ...others] = Object.values(islandRecords()).map(({ preload = [] }) => preload);
	return first.filter((file) => others.every((list) => list.includes(file)));
}

/** Scripts of a page's first view: the mini-cart drawer, without files that the page has already loaded. */
export function firstViewScripts(): string[] {
	const { script, preload = [] } = islandRecords()['mini-cart']!;
	const before = new Set([...startOf('product'), script, ...preload]);
	const chunks = JSON.parse(readDist('manifest.json')) as Manifest;
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

/** Total gzipped size of built files in bytes. */
export const gzipTotal = (files: readonly string[]): number =>
	files.reduce((sum, file) => sum + gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length, 0);
