import type { Trigger } from './trigger';

/** Fires on a press, input or keyboard focus in the host. Prefetches the files on hover. */
export const interaction: Trigger = (wake, _argument, signal, host, prefetch) => {
	host.addEventListener('pointerover', prefetch, { signal, once: true });
	for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change']) {
		host.addEventListener(type, wake, { signal });
	}
};
