import { beforeSecondTry, SCRIPT_PATIENCE } from './patience';
import { fetchRegistry, type MountIsland, type Registry, type RegistryEntry } from './registry';
import { bringStyles, link } from './style-sheet';

/** Brings an island's files. The second half is apart so that a trigger may prefetch without running anything. */
export interface Loader {
	/** Asks for the island's modules; executes nothing. */
	readonly prefetch: (entry: RegistryEntry) => void;
	/** @throws what `import()` throws */
	readonly load: (name: string, entry: RegistryEntry) => Promise<MountIsland>;
	/**
	 * The second try, half a second later, with the names of the files that are installed now: either the network failed for a
	 * moment, or the page is older than the plugin and names files that are gone. Offline, it waits for the connection.
	 *
	 * @throws what `import()` throws
	 */
	readonly reload: (name: string, entry: RegistryEntry) => Promise<MountIsland>;
	/** All islands that are installed now; those of an earlier answer if there is no connection, or none. */
	readonly installed: () => Promise<Registry>;
}

/**
 * @param isOld The page was made by another build than the one that is installed, and names files that are gone: the installed ones are asked
 * for first.
 */
export function createLoader(base: string, isOld = false): Loader {
	const url = (file: string) => new URL(file, base).href;
	const asked = new Set<string>();
	const tries = new Map<string, Promise<{ default: MountIsland }>>();
	let answer: Promise<Registry> | undefined;
	let installed: Registry = {};

	/** Asks once for the names of the files that are installed now; an answer holds for the rest of the visit. */
	const askInstalled = () =>
		(answer ??= fetchRegistry(base).then(
			(islands) => (installed = islands),
			() => ((answer = undefined), installed),
		));
	const renamed = isOld && askInstalled();

	const ask = (files: readonly string[] = []) => {
		for (const file of files) {
			if (asked.has(file)) continue;
			asked.add(file);
			link({ rel: 'modulepreload', href: url(file) });
		}
	};

	const bring = async (name: string, { script, styles = [] }: RegistryEntry, suffix = ''): Promise<MountIsland> => {
		const module = import(/* @vite-ignore */ url(script) + suffix) as Promise<{ default: MountIsland }>;
		// A file that comes too late for its first try still counts in the second.
		const first = tries.get(name)?.catch(() => module) ?? module;
		tries.set(name, module);
		const tooLate = new Promise<never>((_resolve, reject) => setTimeout(reject, SCRIPT_PATIENCE));
		const [{ default: mount }] = await Promise.all([
			Promise.race([tooLate, module, first]),
			...bringStyles(name, styles, url),
		]);
		tries.delete(name);
		return mount;
	};

	return {
		prefetch: ({ script, preload = [] }) => ask([script, ...preload]),
		async load(name, entry) {
			await renamed;
			const current = installed[name] ?? entry;
			// What the script imports, at the same time as the script itself.
			ask(current.preload);
			return bring(name, current);
		},
		async reload(name, entry) {
			await beforeSecondTry();
			if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
			await askInstalled();
			// By the standard a failed module stays failed under its address, hence the suffix; a fragment would not make it another one.
			return bring(name, installed[name] ?? entry, `?retry=${Date.now()}`);
		},
		installed: askInstalled,
	};
}
