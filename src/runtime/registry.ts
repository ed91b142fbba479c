import type { MountContext } from './mount';

/** Registry entry of an island, known before its code is loaded. Written by the build, printed by PHP. */
export interface RegistryEntry {
	readonly when: string;
	readonly adopts?: string;
	readonly adoptsWith?: Readonly<Record<string, unknown>>;
	readonly intents?: string;
	/** Path of the module whose default export mounts the island, relative to the base. */
	readonly script: string;
	/** Modules that `script` imports. */
	readonly preload?: readonly string[];
	/** Style sheets of the island's server HTML. */
	readonly styles?: readonly string[];
	/** The owner's options: default props of each host. `island` names it to a script of several islands. */
	readonly props?: Readonly<Record<string, unknown>>;
}

/** Registry entries by island name; null for an island that the owner has switched off. */
export type Registry = Readonly<Record<string, RegistryEntry | null>>;

/** Default export of an island's module. */
export type MountIsland = (host: HTMLElement, context: MountContext) => Promise<void>;

export const CONFIG_ID = 'archipel-config';

interface PageConfig {
	/** Folder of the build, with a slash at the end. */
	readonly base: string;
	readonly islands: Registry;
	/** `islands` lacks islands without markup on the page at render time, and holds some only for their owner options. */
	readonly isPartial?: boolean;
	/** Purposes that the site has chosen for third parties, by id, where they differ from `thirdParties`; `none`: no tracking. */
	readonly purposes?: Readonly<Record<string, string>>;
	/** The owner's texts by key of `defineMessages`. PHP encodes an empty map as `[]`. */
	readonly messages?: Readonly<Record<string, string>>;
}

/** Parses the plugin's JSON config. @throws if it is not JSON */
export const printedConfig = (): Partial<PageConfig> =>
	JSON.parse(document.getElementById(CONFIG_ID)?.textContent || '{}') as Partial<PageConfig>;

/** Returns the islands of this page and the base of their files, from the plugin's JSON, or without it from `registry.json` beside the stub. */
export async function readRegistry(stubUrl: string): Promise<PageConfig> {
	const config = printedConfig();
	const base = new URL(config.base ?? '.', config.base ? document.baseURI : stubUrl).href;
	return { ...config, base, islands: config.islands ?? (await fetchRegistry(base)) };
}

/** Fetches the registry of the installed build, bypassing caches: a cached page may be older than the plugin (WP-10). */
export async function fetchRegistry(base: string): Promise<Registry> {
	const response = await fetch(`${base}registry.json`, { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
	return ((await response.json()) as { islands: Registry }).islands;
}
