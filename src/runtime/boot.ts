import type { Activation, Intent } from './activation';
import { carryOut, holdIntents, type IntentHolder } from './intents';
import type { Loader } from './load';
import type { Registry, RegistryEntry } from './registry';
import { report, type IslandFailure } from './report';
import { arm } from './triggers';

/** An island on the page, from discovery until its host leaves. */
interface Placed extends IntentHolder {
	readonly controller: AbortController;
}

const HOST = '[data-archipel]';

/**
 * Finds the islands under `root`, now and as markup comes, moves or goes, and mounts each when its trigger fires.
 *
 * @returns A function that unmounts all of them and stops watching.
 */
export function boot(registry: Registry, loader: Loader, root: Document | HTMLElement = document): () => void {
	const adopting = Object.entries(registry).filter(([, entry]) => entry.adopts);
	const selector = [HOST, ...adopting.map(([, entry]) => entry.adopts)].join();
	const placed = new Map<HTMLElement, Map<string, Placed>>();
	const waiting = new Set<Placed>();

	const place = (host: HTMLElement, name: string, entry: RegistryEntry) => {
		const islands = placed.get(host) ?? new Map<string, Placed>();
		if (islands.has(name)) return;
		placed.set(host, islands);

		const controller = new AbortController();
		const { signal } = controller;
		const armed = new AbortController();
		const intents: Intent[] = [];
		let mounting = false;

		const release = () => {
			waiting.delete(island);
			intents.splice(0).forEach(carryOut);
		};
		const fail = (failure: Omit<IslandFailure, 'island'>) => {
			if (signal.aborted) return;
			controller.abort();
			report(host, { island: name, ...failure });
			release();
		};
		const wake = async (by: Activation['by']) => {
			if (mounting || signal.aborted) return;
			mounting = true;
			armed.abort();
			try {
				const [mount] = await Promise.all([loader.load(name, entry), parsed()]);
				await turn();
				if (signal.aborted) return;
				const { adoptsWith, props } = entry;
				await mount(host, {
					defaults: { ...(host.dataset['archipel'] !== name && adoptsWith), ...props },
					activation: { by, takeIntents: () => intents.splice(0) },
					signal,
					fail,
				});
				if (signal.aborted) return;
				host.dataset['archipelState'] = 'mounted';
				host.dispatchEvent(new CustomEvent('archipel:mounted', { bubbles: true, detail: { island: name } }));
				release();
			} catch (cause) {
				fail({ code: 'load', message: 'its files could not be loaded', cause });
			}
		};

		const island: Placed = {
			host,
			selector: entry.intents,
			hold(intent) {
				// An impatient second click on the same control means the same thing.
				if (!intents.some(({ control, submitter }) => control === intent.control && submitter === intent.submitter))
					intents.push(intent);
				void wake('intent');
			},
			controller,
		};
		islands.set(name, island);
		waiting.add(island);
		signal.addEventListener('abort', () => (armed.abort(), waiting.delete(island)));
		const when = host.dataset['archipel'] === name ? host.dataset['archipelWhen'] : undefined;
		arm(
			when ?? entry.when,
			host,
			(by) => void wake(by),
			() => loader.prefetch(name, entry),
			armed.signal,
		);
	};

	const discover = (host: HTMLElement) => {
		const name = host.dataset['archipel'];
		if (name && Object.hasOwn(registry, name)) place(host, name, registry[name]!);
		else if (name && host.dataset['archipelState'] !== 'failed') {
			report(host, { island: name, code: 'unknown-island', message: 'no enabled island has this name' });
		}
		for (const [adopter, entry] of adopting) if (host.matches(entry.adopts!)) place(host, adopter, entry);
	};

	const scan = (node: Document | HTMLElement) => {
		if (node instanceof HTMLElement && node.matches(selector)) discover(node);
		node.querySelectorAll<HTMLElement>(selector).forEach(discover);
	};

	const observer = new MutationObserver((records) => {
		// A host that was only moved is connected again by now and stays as it is.
		for (const [host, islands] of placed) {
			if (host.isConnected) continue;
			placed.delete(host);
			islands.forEach(({ controller }) => controller.abort());
			delete host.dataset['archipelState'];
		}
		for (const { addedNodes } of records) {
			for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) scan(node);
		}
	});

	const stopHolding = holdIntents(waiting);
	scan(root);
	observer.observe(root, { childList: true, subtree: true });

	return () => {
		observer.disconnect();
		stopHolding();
		placed.forEach((islands) => islands.forEach(({ controller }) => controller.abort()));
		placed.clear();
	};
}

/** A host found while the page is still coming in may not have all of its children yet. */
function parsed(): Promise<unknown> | undefined {
	if (document.readyState !== 'loading') return;
	return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Mounting many islands must not become one long task. Support: `scheduler.yield` is missing in Safari. */
function turn(): Promise<unknown> {
	const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
	return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
