import type { Activation, Intent } from './activation';
import { carryOut, holdIntents, type IntentHolder } from './intents';
import type { Loader } from './load';
import type { MountIsland, Registry, RegistryEntry } from './registry';
import { report, type IslandFailure } from './report';
import { arm, whenIdle } from './triggers';

/** An island on the page, from discovery until its host leaves. */
interface Placed extends IntentHolder {
	/** Unmounts it; what was held for it is carried out by the browser. */
	readonly end: () => void;
}

const HOST = '[data-archipel]';

/** Milliseconds after which a held click or submit goes to the browser, although the island may still come. */
export const PATIENCE = 15_000;

/** Milliseconds within which a page that is still coming in is looked at again. */
const LOOK = 500;

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
		let patience: ReturnType<typeof setTimeout> | undefined;

		const takeIntents = () => {
			// From now on the island has its own listeners.
			waiting.delete(island);
			clearTimeout(patience);
			for (const { control } of intents) control.removeAttribute('aria-busy');
			return intents.splice(0);
		};
		const release = () => takeIntents().forEach(carryOut);
		const end = () => {
			controller.abort();
			// A view puts the server's nodes back in a microtask; a form must be in the page to be submitted.
			queueMicrotask(release);
		};
		const fail = (failure: Omit<IslandFailure, 'island'>) => {
			if (signal.aborted) return;
			end();
			report(host, { island: name, ...failure });
		};
		const mountWith = async (files: Promise<MountIsland>, by: Activation['by']) => {
			const [mount] = await Promise.all([files, parsed()]);
			await turn();
			if (signal.aborted) return;
			const { adoptsWith, props } = entry;
			await mount(host, {
				defaults: { ...(host.dataset['archipel'] !== name && adoptsWith), ...props },
				activation: { by, takeIntents },
				signal,
				fail,
			});
		};
		const wake = async (by: Activation['by']) => {
			if (mounting || signal.aborted) return;
			mounting = true;
			armed.abort();
			try {
				// Mounting throws nothing but what `import()` throws: a part of the island may be missing as well as its first file.
				await mountWith(loader.load(name, entry), by).catch(() => mountWith(loader.reload(name, entry), by));
			} catch (cause) {
				return fail({ code: 'load', message: 'its files could not be loaded', cause });
			}
			if (signal.aborted) return;
			host.dataset['archipelState'] = 'mounted';
			host.dispatchEvent(new CustomEvent('archipel:mounted', { bubbles: true, detail: { island: name } }));
			release();
		};

		const island: Placed = {
			host,
			selector: entry.intents,
			hold(intent) {
				// An impatient second click on the same control means the same thing.
				if (!intents.some(({ control, submitter }) => control === intent.control && submitter === intent.submitter))
					intents.push(intent);
				intent.control.setAttribute('aria-busy', 'true');
				patience ??= setTimeout(release, PATIENCE);
				void wake('intent');
			},
			end,
		};
		islands.set(name, island);
		waiting.add(island);
		signal.addEventListener('abort', () => armed.abort());
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

	const unmount = (host: HTMLElement, islands: Map<string, Placed>) => {
		placed.delete(host);
		islands.forEach(({ end }) => end());
		delete host.dataset['archipelState'];
	};

	const endGone = () => {
		// A host that was only moved is connected again by now and stays as it is.
		for (const [host, islands] of placed) if (!host.isConnected) unmount(host, islands);
	};
	let cancelLook: (() => void) | undefined;
	/** Looks at all of the page, if that was put off. */
	const catchUp = () => {
		if (!cancelLook) return;
		cancelLook();
		cancelLook = undefined;
		endGone();
		scan(root);
	};
	const observer = new MutationObserver((records) => {
		// A page comes in by hundreds of pieces. Nothing mounts before the last of them: one look at a time will do.
		if (document.readyState === 'loading') cancelLook ??= whenIdle(LOOK, catchUp);
		if (cancelLook) return;
		endGone();
		for (const { addedNodes } of records) {
			for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) scan(node);
		}
	});

	const stopHolding = holdIntents({
		[Symbol.iterator]() {
			// A shopper may be faster than we are.
			catchUp();
			return waiting.values();
		},
	});
	scan(root);
	observer.observe(root, { childList: true, subtree: true });
	if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', catchUp);

	return () => {
		observer.disconnect();
		document.removeEventListener('DOMContentLoaded', catchUp);
		cancelLook?.();
		stopHolding();
		placed.forEach((islands, host) => unmount(host, islands));
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
