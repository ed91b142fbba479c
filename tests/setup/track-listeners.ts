import { vi } from 'vitest';

/** Tracks listeners added to `targets` from now on; an aborted signal removes its listeners. */
export function trackListeners(...targets: readonly EventTarget[]): () => string[] {
	const listening: { target: EventTarget; type: string; listener: unknown; signal: AbortSignal | undefined }[] = [];
	for (const target of targets) {
		const add = target.addEventListener.bind(target);
		const remove = target.removeEventListener.bind(target);
		vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
			const signal = typeof options === 'object' ? options.signal : undefined;
			listening.push({ target, type, listener, signal });
			add(type, listener, options);
		});
		vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
			const at = listening.findIndex((one) => one.target === target && one.type === type && one.listener === listener);
			if (at >= 0) listening.splice(at, 1);
			remove(type, listener, options);
		});
	}
	return () => listening.filter(({ signal }) => !signal?.aborted).map(({ type }) => type);
}

/** Replaces `matchMedia` by a query that never matches: happy-dom's adds a `resize` listener to the window that survives an abort. */
export function stubMedia(): EventTarget {
	const media = Object.assign(new EventTarget(), { matches: false });
	vi.stubGlobal('matchMedia', () => media);
	return media;
}
