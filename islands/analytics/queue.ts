import { whenIdle } from '../../src/runtime/when-idle';
import { session, type SafeStorage } from '../../src/stores/storage';
import type { Hit } from './google';

/** Events of this tab that wait for a moment of rest, here or on the next page. */
const KEY = 'archipel-analytics';

/** Milliseconds after which there need be no rest. */
const PATIENCE = 2000;

export interface Queue {
	readonly add: (hit: Hit) => void;
}

/** Erases what waits. */
export const forgetQueue = (storage: SafeStorage = session): void => storage.remove(KEY);

/**
 * Sends events when the browser has nothing to do. What the page is left with, the tab’s next page sends.
 *
 * @param signal Ends sending; what waits then stays for the next page.
 */
export function createQueue(send: (hit: Hit) => void, signal: AbortSignal, storage: SafeStorage = session): Queue {
	/** What storage does not take. */
	const unkept: Hit[] = [];
	let cancel: (() => void) | undefined;

	const flush = () => {
		cancel = undefined;
		// A page that comes back finds what the next one has left: what that has sent is gone.
		const due = [...kept(storage), ...unkept.splice(0)];
		storage.remove(KEY);
		due.forEach(send);
	};
	const flushSoon = () => {
		if (!signal.aborted) cancel ??= whenIdle(PATIENCE, flush);
	};
	if (storage.get(KEY)) flushSoon();
	signal.addEventListener('abort', () => cancel?.());
	return {
		add(hit) {
			if (!storage.set(KEY, JSON.stringify([...kept(storage), hit]))) unkept.push(hit);
			flushSoon();
		},
	};
}

function kept(storage: SafeStorage): Hit[] {
	try {
		const hits: unknown = JSON.parse(storage.get(KEY) ?? '[]');
		return Array.isArray(hits) ? (hits as Hit[]).filter((hit) => typeof hit?.name === 'string') : [];
	} catch {
		return [];
	}
}
