import { untracked } from '@preact/signals-core';
import type { Purpose } from '../../../src/safety/purposes';
import { pageConsent } from '../../../src/stores/consent';
import { watch } from '../../../src/stores/watch';

/**
 * Does something while a purpose is allowed: from the moment on which it is, until the visitor takes that back or `signal` aborts.
 *
 * @param begin Starts it; what it starts ends with its signal.
 * @param forget Erases what it keeps in the browser; called whenever the purpose is not allowed.
 */
export function whileAllowed(
	purpose: Purpose,
	signal: AbortSignal,
	begin: (until: AbortSignal) => void,
	forget: () => void = () => {},
): void {
	const allowed = pageConsent().allowed[purpose];
	let run: AbortController | undefined;
	const end = () => {
		run?.abort();
		run = undefined;
	};
	watch(signal, () => {
		const isAllowed = allowed.value;
		untracked(() => {
			if (isAllowed && !run) begin((run = new AbortController()).signal);
			if (isAllowed) return;
			end();
			forget();
		});
	});
	signal.addEventListener('abort', end);
}
