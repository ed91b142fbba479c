import { fetchRegistry, type MountIsland, type Registry, type RegistryEntry } from './registry';

/** Brings an island's files. The second half is apart so that a trigger may prefetch without running anything. */
export interface Loader {
	/** Asks for the island's modules; executes nothing. */
	readonly prefetch: (name: string, entry: RegistryEntry) => void;
	/** @throws what `import()` throws */
	readonly load: (name: string, entry: RegistryEntry) => Promise<MountIsland>;
	/**
	 * The second try, with the names of the files that are installed now: either the network failed for a moment,
	 * or the page is older than the plugin and names files that are gone. Offline, it waits for the connection.
	 *
	 * @throws what `import()` throws
	 */
	readonly reload: (name: string, entry: RegistryEntry) => Promise<MountIsland>;
}

/** Milliseconds after which an island is shown although its style sheet is still on its way. */
const STYLE_PATIENCE = 5000;

export function createLoader(base: string): Loader {
	const url = (file: string) => new URL(file, base).href;
	const asked = new Set<string>();
	let installed: Promise<Registry | undefined> | undefined;

	const ask = (files: readonly string[]) => {
		for (const file of files) {
			if (asked.has(file)) continue;
			asked.add(file);
			link('modulepreload', url(file));
		}
	};

	const bring = async (name: string, entry: RegistryEntry, suffix = ''): Promise<MountIsland> => {
		const [{ default: mount }] = await Promise.all([
			import(/* @vite-ignore */ url(entry.script) + suffix) as Promise<{ default: MountIsland }>,
			...(entry.styles ?? []).map((file, at) => style(at ? `${name}-${at}` : name, url(file))),
		]);
		return mount;
	};

	return {
		prefetch: (_name, { script, preload = [] }) => ask([script, ...preload]),
		load(name, entry) {
			// What the script imports, at the same time as the script itself.
			ask(entry.preload ?? []);
			return bring(name, entry);
		},
		async reload(name, entry) {
			if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
			installed ??= fetchRegistry(base)
				.catch(() => undefined)
				.finally(() => (installed = undefined));
			const current = await installed;
			// By the standard a failed module stays failed under its address, hence the suffix; a fragment would not make it another one.
			return bring(name, current?.[name] ?? entry, `?retry=${Date.now()}`);
		},
	};
}

/** WordPress gives a printed style sheet the id `{handle}-css`, and an inlined one `{handle}-inline-css`. */
function style(handle: string, href: string): Promise<void> | undefined {
	const id = `archipel-${handle}`;
	if (document.getElementById(`${id}-css`) ?? document.getElementById(`${id}-inline-css`)) return;
	const element = link('stylesheet', href);
	element.id = `${id}-css`;
	// A style sheet that does not come must not keep the island away.
	return new Promise((resolve) => {
		for (const type of ['load', 'error']) element.addEventListener(type, () => resolve());
		setTimeout(resolve, STYLE_PATIENCE);
	});
}

function link(rel: string, href: string): HTMLLinkElement {
	const element = document.createElement('link');
	element.rel = rel;
	element.href = href;
	document.head.append(element);
	return element;
}
