import type { Trigger } from './trigger';

/** Fires on hover or focus of a matching control in the host: one island for all such controls of a list or page. */
export const near: Trigger = (wake, argument, signal, host) => {
	const check = ({ target }: Event) => (target as Element).closest(argument) && wake();
	for (const type of ['pointerover', 'focusin']) host.addEventListener(type, check, { signal });
};
