import type { Trigger } from './trigger';

/** When the shopper presses, types in or comes by keyboard to the host. Its files are asked for when the pointer is over it. */
export const interaction: Trigger = (wake, _argument, signal, host, prefetch) => {
	host.addEventListener('pointerover', prefetch, { signal, once: true });
	for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change']) {
		host.addEventListener(type, wake, { signal });
	}
};
