import { whenIdle } from '../when-idle';

/**
 * Waits for one kind of moment. May throw if the browser refuses its argument.
 *
 * @param wake Wakes the island; the first call counts.
 * @param argument What stands after the colon: `visible:200px`. Empty without one.
 * @param signal Aborted when the island has woken or gone: nothing may listen any more.
 * @param prefetch Asks for its files, when the shopper seems about to need it. May be called before, and again.
 */
export type Trigger = (
	wake: () => void,
	argument: string,
	signal: AbortSignal,
	host: HTMLElement,
	prefetch: () => void,
) => void;

/** Calls `task` in idle time, unless the wait ends before. @param timeout Milliseconds after which it counts as come. */
export function inIdleTime(task: () => void, signal: AbortSignal, timeout = 2000): void {
	signal.addEventListener('abort', whenIdle(timeout, task));
}
