import { vi } from 'vitest';

/** Counts the listeners that are on `targets` and were put there since; an aborted signal takes its listeners off. */
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

/** Replaces `matchMedia` by one query that never matches: happy-dom's puts a `resize` listener on the window, and leaves it there after an abort. */
export function stubMedia(): EventTarget {
	const media = Object.assign(new EventTarget(), { matches: false });
	vi.stubGlobal('matchMedia', () => media);
	return media;
}
