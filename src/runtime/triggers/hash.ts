import type { Trigger } from './trigger';

/** Fires when the URL hash contains the argument, now or later: links into an island (LB-01, LB-02). */
export const hash: Trigger = (wake, argument, signal) => {
	const check = () => location.hash.includes(argument) && wake();
	addEventListener('hashchange', check, { signal });
	check();
};
