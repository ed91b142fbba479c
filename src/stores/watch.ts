import { effect } from '@preact/signals-core';

/** Runs a function at once and whenever a signal that it read changes, until `signal` aborts; that may be during the function. */
export function watch(signal: AbortSignal, run: () => void): void {
	const stop = effect(() => {
		if (!signal.aborted) run();
	});
	if (signal.aborted) stop();
	else signal.addEventListener('abort', stop);
}
