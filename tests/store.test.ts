import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { islandFolders } from '../fixtures/archipel/fixture-host';
import { read } from './setup/repository';
import { storeCatalogue } from './store/catalogue';
import { inFolder } from './store/files';
import { freePort } from './store/server';

test('[WP-13] a second store takes another port', async () => {
	const other = createServer();
	await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
	const { port } = other.address() as AddressInfo;
	expect(await freePort(port)).toBeGreaterThan(port);
	await new Promise((done) => other.close(done));
});

test('[WP-13] the seed has an example of every island, and a drawing for every image of a product and a variation', () => {
	const { data, drawings } = storeCatalogue();
	const { islands, products } = data as {
		islands: Record<string, object>;
		products: { images: string[]; variations: { image: string }[] }[];
	};
	expect(Object.keys(islands)).toEqual(islandFolders());
	const images = products.flatMap((product) => [...product.images, ...product.variations.map(({ image }) => image)]);
	expect(images.filter((image) => !drawings.get(image)?.startsWith('<svg'))).toEqual([]);
	expect(new Set(images).size).toBe(drawings.size);
});

test('[WP-16] of several versions in ARCHIPEL_STORE the newest is taken, or the newest that begins as asked', () => {
	const store = mkdtempSync(join(tmpdir(), 'archipel-'));
	const put = (path: string, file: string, text: string) => {
		mkdirSync(join(store, path), { recursive: true });
		writeFileSync(join(store, path, file), text);
	};
	for (const version of ['6.9.6', '6.10', '6.10-alpha-1'])
		put(`wordpress-${version}/wp-includes`, 'version.php', `<?php\n$wp_version = '${version}';\n`);
	put('plugins/woo', 'helper.php', '<?php\n/* Version: 99 */\n');
	put('plugins/woo', 'woo.php', '<?php\n/*\n * Plugin Name: Woo\n * Version: 9.4.1\n */\n');
	put('plugins/woo-discount-rules', 'rules.php', '<?php\n/*\n * Plugin Name: Rules\n * Version: 10.0\n */\n');
	vi.stubEnv('ARCHIPEL_STORE', store);
	const version = (kind: 'wordpress' | 'plugin', name: string, wanted?: string) =>
		inFolder(kind, name, wanted)?.version;
	expect([undefined, '6.9', '6.1', '6.10-alpha'].map((wanted) => version('wordpress', 'wordpress', wanted))).toEqual([
		'6.10',
		'6.9.6',
		undefined,
		'6.10-alpha-1',
	]);
	expect(version('plugin', 'woo')).toBe('9.4.1');
	vi.unstubAllEnvs();
});

test('[WP-11] [WP-16] the table of versions has the oldest and the newest that the plugin promises, without a failure, and a reason for each failure', () => {
	const [text, plugin, readme] = [
		read('tests/VERSIONS.md'),
		read('wp-plugin/archipel.php'),
		read('wp-plugin/readme.txt'),
	];
	const rows = [...text.matchAll(/^\| (.+) \|$/gm)]
		.slice(2)
		.map(([, cells = '']) => cells.split(' | ').map((cell) => cell.trim()));
	const good = rows.filter((cells) => !cells.some((cell) => cell.startsWith('✗')));
	const promise = (source: string, name: string) => new RegExp(`${name}: +(\\S+)`).exec(source)![1]!;
	/** The oldest and the newest `7.1` of a column. */
	const ends = (at: number) => {
		const versions = good.flatMap((cells) => /^\d+\.\d+/.exec(cells[at]!)?.[0] ?? []);
		const sorted = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
		return [sorted[0], sorted.at(-1)];
	};
	expect(ends(0)).toEqual([promise(plugin, 'Requires at least'), promise(readme, 'Tested up to')]);
	expect(ends(1)[0]).toBe(promise(plugin, 'Requires PHP'));
	expect(ends(2)).toEqual([promise(plugin, 'WC requires at least'), promise(plugin, 'WC tested up to')]);
	const failures = [...text.matchAll(/✗ (\d+)/g)].map(([, number]) => number);
	expect([...text.matchAll(/^(\d+)\. \S/gm)].map(([, number]) => number)).toEqual(failures);
	expect(text).toContain('`npm run versions`');
	for (const cells of rows) expect(cells.at(-1)).toMatch(/^\d{4}-\d\d-\d\d$|^$/);
});
