import { beforeSecondTry, IMPORT_TIMEOUT } from './lazy-part';
import { fetchRegistry, type MountIsland, type Registry, type RegistryEntry } from './registry';

export type Loader = ReturnType<typeof createLoader>;

/**
 * Loads islands' files. `prefetch` is separate, so that a trigger can load without executing.
 *
 * @param isOld The page was made for another build, and its file names no longer exist: the installed registry is requested
 * first.
 */
export function createLoader(base: string, isOld = false) {
	const url = (file: string) => new URL(file, base).href;
	const asked = new Set<string>();
	const tries = new Map<string, Promise<{ default: MountIsland }>>();
	let answer: Promise<Registry> | undefined;
	let installed: Registry = {};

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
		// A file that arrives after the timeout of the first attempt still counts in the second.
		const first = tries.get(name)?.catch(() => module) ?? module;
		tries.set(name, module);
		const tooLate = new Promise<never>((_resolve, reject) => setTimeout(reject, IMPORT_TIMEOUT));
		const [{ default: mount }] = await Promise.all([
			Promise.race([tooLate, module, first]),
			...bringStyles(name, styles, url),
		]);
		tries.delete(name);
		return mount;
	};

	return {
		/** Preloads the island's modules without executing them. */
		prefetch: ({ script, preload = [] }: RegistryEntry) => ask([script, ...preload]),
		/** @throws what `import()` throws */
		async load(name: string, entry: RegistryEntry) {
			await renamed;
			const current = installed[name] ?? entry;
			// Loads the imports in parallel with the script itself.
			ask(current.preload);
			return bring(name, current);
		},
		/**
		 * Second attempt, half a second later, with the currently installed file names: either the network failed briefly, or a cached page
		 * names files of an older build. Offline, waits for the connection.
		 *
		 * @throws what `import()` throws
		 */
		async reload(name: string, entry: RegistryEntry) {
			await beforeSecondTry();
			if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
			await askInstalled();
			// By the standard a failed module stays failed under its URL, so the retry needs another query; a fragment does not change the URL.
			return bring(name, installed[name] ?? entry, `?retry=${Date.now()}`);
		},
		/** Requests the registry of the installed build, once a page; on a network error the last known one, or an empty one. */
		installed: askInstalled,
	};
}

/** Milliseconds to wait for a style sheet before the markup is shown without it. */
const STYLE_PATIENCE = 5000;

/**
 * Loads the style sheets of an island's server HTML, except those on the page already: WordPress gives a linked sheet the id
 * `{handle}-css`, and an inlined one `{handle}-inline-css`.
 *
 * @param url Returns the address of a file of the build.
 * @returns Promises that resolve on load, error or timeout: a missing style sheet must not block the island.
 */
export const bringStyles = (name: string, files: readonly string[], url: (file: string) => string): unknown[] =>
	files.map((file, at) => {
		const id = `archipel-${at ? `${name}-${at}` : name}`;
		return (
			document.querySelector(`#${id}-css,#${id}-inline-css`) ??
			new Promise((resolve) => {
				link({ rel: 'stylesheet', href: url(file), id: `${id}-css`, onload: resolve, onerror: resolve });
				setTimeout(resolve, STYLE_PATIENCE);
			})
		);
	});

function link(properties: Partial<HTMLLinkElement>): void {
	document.head.append(Object.assign(document.createElement('link'), properties));
}
