/*
 * `npm run store`: a real WordPress with WooCommerce, our seed and the plugin as it is built now.
 *
 *   npm run store -- --fresh            made anew; without it, what was done in it stays
 *   npm run store -- --php 8.4          another PHP, by WordPress Playground, as where PHP can be neither found nor installed
 *   npm run store -- --wordpress 6.9 --woocommerce 10.2 --theme twentytwentyfive    another store, beside the one with the newest
 *
 * ARCHIPEL_STORE names a folder with `wordpress`, `plugins/<name>` and `themes/<name>`, or several versions of each as `wordpress-6.9.4`; what it lacks
 * comes from wordpress.org, and WordPress itself also from npm. Its plugins and themes are laid out by links: what is edited in place is edited there, too.
 * PORT is the first port that is tried.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../setup/repository';
import { installPrograms } from '../setup/system';
import { ADMIN, openStore, type AboutStore, type Store } from './store';

const FIRST_PORT = 8088;

/** The store of this clone, by the options on the command line. */
export function openOwnStore(args: readonly string[]): Promise<Store> {
	const text = { type: 'string' } as const;
	const options = { fresh: { type: 'boolean' }, php: text, wordpress: text, woocommerce: text, theme: text } as const;
	const { values } = parseArgs({ args: [...args], options });
	const { fresh = false, ...versions } = values;
	const { wordpress, woocommerce, theme, php } = versions;
	// A store takes a quarter of the time that it takes with WordPress Playground.
	if (!php) installPrograms(['php']);
	return openStore({
		folder: resolve(root, '.cache/store', [wordpress, woocommerce, theme].filter(Boolean).join('-') || 'newest'),
		port: Number(process.env['PORT'] ?? FIRST_PORT),
		isFresh: fresh,
		...versions,
	});
}

/** Addresses, users, and what is there and on, for people. */
function tell(
	{ server: { url, runner }, laidOut: { notes } }: Store,
	{ wordpress, php, theme, plugins, on }: AboutStore,
): string {
	const names = Object.entries(plugins).map((plugin) => plugin.join(' '));
	const paths = [
		'/boutique/',
		'/produit/guepiere-trois-options/',
		'/page-panier/',
		'/commande/',
		'/mon-compte/',
		'/iles/',
		'/wp-admin/admin.php?page=archipel',
	];
	return `
${paths.map((path) => url + path).join('\n')}

Users      ${ADMIN} / ${ADMIN}, cliente / cliente
WordPress  ${wordpress}, ${theme}, PHP ${php} (${runner})
Plugins    ${names.join(', ')}
Islands    ${on.join(', ')}

${notes.join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
	try {
		const store = await openOwnStore(process.argv.slice(2));
		console.log(tell(store, await store.about()));
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 1;
	}
}
