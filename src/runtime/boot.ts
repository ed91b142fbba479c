import { holdIntents } from './intents';
import type { Loader } from './load';
import { placeIsland, type PlacedIsland } from './placed-island';
import type { Registry, RegistryEntry } from './registry';
import { report } from './events';
import { whenIdle } from './triggers';

const HOST = '[data-archipel]';

/**
 * Selector of adoptable markup that a quick view or popup may insert. Replaced product lists contain no kinds of markup that the page did not have.
 */
const ADOPTABLE = 'form[method=post]';

/** Milliseconds until the next scan while the page is loading. */
const RESCAN_DELAY = 500;

/**
 * Finds the islands of the page, also in markup that is added, moved or removed later, and mounts each when its trigger fires.
 *
 * @param isPartial The registry lacks islands without markup on the page at render time. Markup added later loads the full registry, once.
 * @returns A function that unmounts all of them and stops watching.
 */
export function boot(registry: Registry, loader: Loader, isPartial = false): () => void {
	let selector: string;
	const placed = new Map<HTMLElement, Map<string, PlacedIsland>>();

	const register = (more: Registry) => {
		const all: Record<string, RegistryEntry | null> = { ...more, ...registry };
		for (const name in all) all[name] &&= { ...more[name], ...all[name] };
		registry = all;
		selector = [HOST, ...Object.values(all).flatMap((entry) => entry?.adopts ?? [])].join();
		scan(document);
	};
	const loadRegistry = async () => {
		const islands = await loader.installed();
		isPartial = false;
		register(islands);
	};

	const discover = (host: HTMLElement) => {
		const name = host.dataset['archipel'];
		const islands = placed.get(host) ?? new Map<string, PlacedIsland>();
		for (const [other, entry] of Object.entries(registry)) {
			const isMeant = other === name || (entry?.adopts && host.matches(entry.adopts));
			if (isMeant && entry?.script && !islands.has(other))
				placed.set(host, islands.set(other, placeIsland(host, other, entry, loader)));
		}
		if (!name || registry[name]?.script) return;
		if (isPartial && registry[name] !== null) void loadRegistry();
		else if (host.dataset['archipelState'] !== 'failed') {
			report(host, { island: name, code: 'unknown-island', message: 'unknown' });
		}
	};

	const scan = (node: Document | HTMLElement) => {
		if (node instanceof HTMLElement && node.matches(selector)) discover(node);
		node.querySelectorAll<HTMLElement>(selector).forEach(discover);
	};

	const unmount = (host: HTMLElement, islands: Map<string, PlacedIsland>) => {
		placed.delete(host);
		islands.forEach((island) => island.end());
		delete host.dataset['archipelState'];
	};

	const endGone = () => {
		// A moved host is connected again by now and stays mounted.
		for (const [host, islands] of placed) if (!host.isConnected) unmount(host, islands);
	};
	let cancelRescan: (() => void) | undefined;
	const rescan = () => {
		cancelRescan?.();
		cancelRescan = undefined;
		// Records of the last parsed chunk may arrive after readyState is interactive; they do not count as markup added later.
		observer.takeRecords();
		endGone();
		scan(document);
	};
	const observer = new MutationObserver((records) => {
		// While the page is parsed nothing mounts: one delayed scan replaces a scan for each of hundreds of chunks.
		if (document.readyState === 'loading') cancelRescan ??= whenIdle(RESCAN_DELAY, rescan);
		if (cancelRescan) return;
		endGone();
		for (const record of records)
			for (const node of record.addedNodes)
				if (node instanceof HTMLElement && node.isConnected) {
					scan(node);
					if (isPartial && (node.matches(ADOPTABLE) || node.querySelector(ADOPTABLE))) void loadRegistry();
				}
	});

	/** Islands that are not mounted yet. */
	function* waiting() {
		// A press may come before the delayed scan.
		if (cancelRescan) rescan();
		for (const islands of placed.values()) for (const island of islands.values()) if (!island.take) yield island;
	}
	const stopHolding = holdIntents(waiting);
	register({});
	observer.observe(document, { childList: true, subtree: true });
	if (document.readyState === 'loading') document.addEventListener('readystatechange', rescan, { once: true });

	return () => {
		observer.disconnect();
		document.removeEventListener('readystatechange', rescan);
		cancelRescan?.();
		stopHolding();
		placed.forEach((islands, host) => unmount(host, islands));
	};
}
