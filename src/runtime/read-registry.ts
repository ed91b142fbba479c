import { printedConfig, type PageConfig, type Registry, type RegistryEntry } from './registry';

/**
 * The islands of this page and where their files are: from the JSON that the plugin prints,
 * or on a page without it from `registry.json` beside the stub.
 */
export async function readRegistry(stubUrl: string): Promise<PageConfig> {
	const config = printedConfig();
	const base = new URL(config.base ?? '.', config.base ? document.baseURI : stubUrl).href;
	return { ...config, base, islands: config.islands ?? (await fetchRegistry(base)) };
}

/** The registry of the files that are installed now, past every cache: a page may be older than the plugin (WP-10). */
export async function fetchRegistry(base: string): Promise<Registry> {
	const response = await fetch(`${base}registry.json`, { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
	return ((await response.json()) as { islands: Registry }).islands;
}

/**
 * What a page knows, and below it what is installed: the page has the last word on what is off, and on the owner's options.
 */
export function addInstalled(known: Registry, installed: Registry): Registry {
	const all: Record<string, RegistryEntry | null> = { ...installed, ...known };
	for (const name in all) all[name] &&= { ...installed[name], ...all[name] };
	return all;
}
