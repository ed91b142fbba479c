import type { Activation } from './activation';
import { send } from './events';
import { abandonFor, handOver, hold, takeFor, type Taker } from './intent-queue';
import { act, type IntentHolder } from './intents';
import type { Loader } from './load';
import { parsed } from './parsed';
import type { MountIsland, RegistryEntry } from './registry';
import { report, type IslandFailure } from './report';
import { arm } from './triggers/arm';

/** An island on the page, from discovery until its host leaves. */
export interface PlacedIsland extends IntentHolder, Taker {
	readonly host: HTMLElement;
	/** Unmounts it; what was held for it is carried out by the browser. */
	readonly end: () => void;
}

/** Waits for the trigger of an island, then brings its files and mounts it on the host. */
export function placeIsland(host: HTMLElement, name: string, entry: RegistryEntry, loader: Loader): PlacedIsland {
	const controller = new AbortController();
	const { signal } = controller;
	/** Aborted when loading begins, and when the island ends: from then on no trigger wakes it. */
	const armed = new AbortController();
	const isPlaced = host.dataset['archipel'] === name;
	let isLost = false;

	const end = () => {
		controller.abort();
		armed.abort();
		// Nobody answers any more.
		island.take = () => false;
		// A view puts the server's nodes back in a microtask; a form must be in the page to be submitted.
		queueMicrotask(handOver);
	};
	const fail = (failure: Omit<IslandFailure, 'island'>) => {
		if (signal.aborted) return;
		end();
		report(host, { island: name, ...failure });
	};
	const mountWith = async (files: Promise<MountIsland>, by: Activation['by']) => {
		// A host found while the page is still coming in may not have all of its children yet.
		const mount = await files;
		await parsed();
		if (signal.aborted) return;
		const defaults = { ...(!isPlaced && entry.adoptsWith), ...entry.props };
		const activation: Activation = {
			by,
			takeIntents() {
				// From now on the island has its own listeners.
				island.take ??= act;
				// What it takes now, it does at once.
				queueMicrotask(handOver);
				return takeFor(island);
			},
			onIntent(answer) {
				island.take = answer;
				handOver();
			},
		};
		await mount(host, { defaults, activation, signal, fail });
	};
	/** The second try waits for the connection; the shopper is told at once. */
	const tellOffline = () => {
		if (isLost && !navigator.onLine) abandonFor(island);
	};
	const wake = async (by: Activation['by']) => {
		if (armed.signal.aborted) return;
		armed.abort();
		try {
			// Mounting throws nothing but what `import()` throws: a part of the island may be missing as well as its first file.
			await mountWith(loader.load(name, entry), by).catch(() => {
				isLost = true;
				tellOffline();
				return mountWith(loader.reload(name, entry), by);
			});
		} catch (cause) {
			return fail({ code: 'load', message: 'files could not be loaded', cause });
		}
		if (signal.aborted) return;
		host.dataset['archipelState'] = 'mounted';
		send(host, 'archipel:mounted', { island: name });
		island.take ??= act;
		handOver();
	};

	const island: PlacedIsland = {
		host,
		selector: entry.intents ?? 'none',
		hold(intent) {
			hold(intent, island);
			void wake('intent');
			tellOffline();
		},
		end,
	};
	const when = isPlaced ? host.dataset['archipelWhen'] : undefined;
	arm(
		when ?? entry.when,
		(by) => void wake(by),
		armed.signal,
		host,
		() => loader.prefetch(entry),
	);
	return island;
}
