import type { MountContext } from './mount';

/** One island as the page knows it before any of its code is loaded. Written by the build, printed by PHP. */
export interface RegistryEntry {
	readonly when: string;
	readonly adopts?: string;
	readonly adoptsWith?: Readonly<Record<string, unknown>>;
	readonly intents?: string;
	/** Module whose default export mounts the island; relative to the base. */
	readonly script: string;
	/** Modules that `script` will need. */
	readonly preload?: readonly string[];
	/** Style sheets of the island's server HTML. */
	readonly styles?: readonly string[];
	/** The owner's options: defaults below the props of each host. */
	readonly props?: Readonly<Record<string, unknown>>;
}

/** By name. Null: the owner has switched it off. */
export type Registry = Readonly<Record<string, RegistryEntry | null>>;

/** Default export of an island's module. */
export type MountIsland = (host: HTMLElement, context: MountContext) => Promise<void>;

export const CONFIG_ID = 'archipel-config';

/** What the stub has to know of its page. */
interface PageConfig {
	/** Folder of the build, with a slash at the end. */
	readonly base: string;
	readonly islands: Registry;
	/** `islands` leaves out those that the page had no markup for when it was made, and has only the owner's options of some of them. */
	readonly isPartial?: boolean;
	/** The owner's texts by key, as `defineMessages` knows them. PHP sends an empty map as `[]`. */
	readonly messages?: Readonly<Record<string, string>>;
}

/** The JSON that the plugin prints. @throws if it is no JSON */
export function printedConfig(): Partial<PageConfig> {
	return JSON.parse(document.getElementById(CONFIG_ID)?.textContent || '{}') as Partial<PageConfig>;
}

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
