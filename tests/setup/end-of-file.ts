import { afterAll, vi } from 'vitest';

// happy-dom has none. An error that is reported fails the run, as one that nobody caught.
globalThis.reportError = (error: unknown) => void Promise.reject(error as Error);

// Cancels a file's timers at its end: files share happy-dom's classes, and a callback without its document would fail in the file that runs then.
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
