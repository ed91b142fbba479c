import type { Activation } from './activation';
import { send, report, type IslandFailure } from './events';
import { abandonFor, handOver, hold, takeFor, type Taker } from './intent-queue';
import { act, type IntentHolder } from './intents';
import type { Loader } from './load';
import { parsed } from './parsed';
import type { MountIsland, RegistryEntry } from './registry';
import { arm } from './triggers';

/** An island on the page, from its discovery until its host is removed. */
export interface PlacedIsland extends IntentHolder, Taker {
	readonly host: HTMLElement;
	/** Unmounts the island; its held intents fall back to the browser. */
	readonly end: () => void;
}

/** Waits for the island's trigger, then loads its files and mounts it on the host. */
export function placeIsland(host: HTMLElement, name: string, entry: RegistryEntry, loader: Loader): PlacedIsland {
	const controller = new AbortController();
	const { signal } = controller;
	/** Aborted when loading begins or the island ends: triggers are disarmed. */
	const armed = new AbortController();
	const isPlaced = host.dataset['archipel'] === name;
	let isLost = false;

	const end = () => {
		controller.abort();
		armed.abort();
		// An ended island handles no intents.
		island.take = () => false;
		// A view restores the server's nodes in a microtask; a form must be connected to be submitted.
		queueMicrotask(handOver);
	};
	const fail = (failure: Omit<IslandFailure, 'island'>) => {
		if (signal.aborted) return;
		end();
		report(host, { island: name, ...failure });
	};
	const mountWith = async (files: Promise<MountIsland>, by: Activation['by']) => {
		// A host found during parsing may lack some of its children.
		const mount = await files;
		await parsed();
		if (signal.aborted) return;
		const defaults = { ...(!isPlaced && entry.adoptsWith), ...entry.props };
		const activation: Activation = {
			by,
			takeIntents() {
				// The island has added its own listeners.
				island.take ??= act;
				// The island handles the returned intents synchronously.
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
	/** Offline, the second attempt waits for the connection; held intents are given up at once with a message. */
	const tellOffline = () => isLost && !navigator.onLine && abandonFor(island);
	const wake = async (by: Activation['by']) => {
		if (armed.signal.aborted) return;
		armed.abort();
		try {
			// Mounting throws only errors of `import()`: a later module of the island may fail like its first file.
			await mountWith(loader.load(name, entry), by).catch(() => {
				isLost = true;
				tellOffline();
				return mountWith(loader.reload(name, entry), by);
			});
		} catch (cause) {
			return fail({ code: 'load', message: 'files did not load', cause });
		}
		if (signal.aborted) return;
		// Style sheets ask hosts for their state: an attribute of the body would restyle all that such rules end in, half of the page.
		if (host !== document.body) host.dataset['archipelState'] = 'mounted';
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
