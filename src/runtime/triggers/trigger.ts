import { whenIdle } from '../when-idle';

/**
 * Waits for one kind of condition. May throw if the browser refuses its argument.
 *
 * @param wake Mounts the island; only the first call counts.
 * @param argument Text after the colon, as in `visible:200px`; empty without a colon.
 * @param signal Aborted when the island is mounting or removed: all listeners must stop.
 * @param prefetch Prefetches the island's files. May be called several times.
 */
export type Trigger = (
	wake: () => void,
	argument: string,
	signal: AbortSignal,
	host: HTMLElement,
	prefetch: () => void,
) => void;

/** Calls `task` in idle time, unless `signal` aborts before. @param timeout Maximum wait in milliseconds. */
export function inIdleTime(task: () => void, signal: AbortSignal, timeout = 2000): void {
	signal.addEventListener('abort', whenIdle(timeout, task));
}
