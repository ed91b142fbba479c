import { afterAll, vi } from 'vitest';

// Files share happy-dom's classes, and what a test leaves for later must not run when the document of its file has gone: both would be
// an error of whichever file runs then.
const { setTimeout: start, clearTimeout: stop } = globalThis;
const started = new Set<ReturnType<typeof start>>();
globalThis.setTimeout = Object.assign((...args: Parameters<typeof start>) => {
	const timer = start(...args);
	started.add(timer);
	return timer;
}, start);
afterAll(() => {
	vi.restoreAllMocks();
	started.forEach((timer) => stop(timer));
});
