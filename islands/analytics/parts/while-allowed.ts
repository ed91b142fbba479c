import { untracked } from '@preact/signals-core';
import type { Purpose } from '../../../src/safety/purposes';
import { pageConsent } from '../../../src/stores/consent';
import { watch } from '../../../src/stores/watch';

/**
 * Runs `begin` when a purpose is allowed, and ends its run when the visitor withdraws consent or `signal` aborts.
 *
 * @param begin Starts the work; its signal aborts at the end.
 * @param forget Deletes stored data; called whenever the purpose is not allowed.
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
