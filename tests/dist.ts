import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { IslandRecord } from '../src/build/islands-json';

const dist = resolve(import.meta.dirname, '../wp-plugin/dist');

export const readDist = (file: string): string => readFileSync(resolve(dist, file), 'utf8');

/** Bytes of a built file as a server sends it. */
export const gzipSize = (file: string): number => gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length;

export const islandRecords = (): Record<string, IslandRecord> =>
	(JSON.parse(readDist('islands.json')) as { islands: Record<string, IslandRecord> }).islands;

const manifest = (): Manifest => JSON.parse(readDist('manifest.json')) as Manifest;

/** Every script an island can ever load: its own, what they import, and what those import later. */
export function scriptsOf(islands: readonly string[]): Set<string> {
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

/**
 * Everything a product page can load in a current browser, all islands used, until a picture is opened in the viewer. Left out: what
 * only a browser without a feature fetches (see vite.config.ts), and what only a page with another plugin's consent banner instead of
 * ours needs.
 */
export function productPageScripts(): string[] {
	const islands = [
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
	];
	const elsewhere = /fallback-|place-floating|adopt-plugin|accept-by-gesture|open-viewer/;
	return ['archipel.js', ...scriptsOf(islands)].filter((file) => !elsewhere.test(file));
}
