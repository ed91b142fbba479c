import type { Trigger } from './trigger';

/** When the pointer or the focus comes to a control in the host that matches: one island for controls anywhere in a list or a page. */
export const near: Trigger = (wake, argument, signal, host) => {
	const check = ({ target }: Event) => (target as Element).closest(argument) && wake();
	for (const type of ['pointerover', 'focusin']) host.addEventListener(type, check, { signal });
};
