import { effect } from '@preact/signals-core';

/** Runs a function at once and after each change of a signal it read, until `signal` aborts, which may happen during the first run. */
export function watch(signal: AbortSignal, run: () => void): void {
	const stop = effect(() => void (signal.aborted || run()));
	if (signal.aborted) stop();
	else signal.addEventListener('abort', stop);
}
