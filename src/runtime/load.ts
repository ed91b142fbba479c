import { fetchRegistry, type MountIsland, type Registry, type RegistryEntry } from './registry';

/** Brings an island's files. The second half is apart so that a trigger may prefetch without running anything. */
export interface Loader {
	/** Asks for the island's modules; executes nothing. */
	readonly prefetch: (name: string, entry: RegistryEntry) => void;
	/** @throws what `import()` throws, after one retry with the names of the files that are installed now. */
	readonly load: (name: string, entry: RegistryEntry) => Promise<MountIsland>;
}

export function createLoader(base: string): Loader {
	const url = (file: string) => new URL(file, base).href;
	const asked = new Set<string>();
	let installed: Promise<Registry> | undefined;

	const prefetch = (_name: string, { script, preload = [] }: RegistryEntry) => {
		for (const file of [script, ...preload]) {
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
		prefetch,
		async load(name, entry) {
			prefetch(name, entry);
			try {
				return await bring(name, entry);
			} catch {
				// Either the network failed for a moment, or the page is older than the plugin and names files that are gone.
				// A failed module stays failed under its address, hence the suffix; a fragment would not make it another one.
				installed ??= fetchRegistry(base);
				const current = await installed.catch(() => undefined);
				installed = undefined;
				return await bring(name, current?.[name] ?? entry, `?retry=${Date.now()}`);
			}
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
	return new Promise((resolve) => ['load', 'error'].forEach((type) => element.addEventListener(type, () => resolve())));
}

function link(rel: string, href: string): HTMLLinkElement {
	const element = document.createElement('link');
	element.rel = rel;
	element.href = href;
	document.head.append(element);
	return element;
}
