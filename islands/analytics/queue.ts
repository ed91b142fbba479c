import { whenIdle } from '../../src/runtime/triggers';
import { session, type SafeStorage } from '../../src/stores/storage';
import type { Hit } from './ga4';

/** Storage key of this tab's unsent events. */
const KEY = 'archipel-analytics';

/** Milliseconds after which events are sent even if the browser is busy. */
const PATIENCE = 2000;

/** Deletes the unsent events. */
export const forgetQueue = (storage: SafeStorage = session): void => storage.remove(KEY);

/** Returns the function that sends an event when the browser is idle. What is unsent when `signal` aborts is sent by the tab’s next page. */
export function createQueue(send: (hit: Hit) => void, signal: AbortSignal, storage: SafeStorage = session) {
	/** Events that could not be stored. */
	const unkept: Hit[] = [];
	let cancel: (() => void) | undefined;

	const flush = () => {
		cancel = undefined;
		// The storage is read again: a page restored from the back/forward cache must not resend events that another page has sent.
		const due = [...kept(storage), ...unkept.splice(0)];
		storage.remove(KEY);
		due.forEach(send);
	};
	const flushSoon = () => {
		if (!signal.aborted) cancel ??= whenIdle(PATIENCE, flush);
	};
	if (storage.get(KEY)) flushSoon();
	signal.addEventListener('abort', () => cancel?.());
	return (hit: Hit) => {
		if (!storage.set(KEY, JSON.stringify([...kept(storage), hit]))) unkept.push(hit);
		flushSoon();
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
