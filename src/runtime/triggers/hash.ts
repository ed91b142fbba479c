import type { Trigger } from './trigger';

/** The hash of the page's address holds that text, now or later: links into an island (LB-01, LB-02). */
export const hash: Trigger = (wake, argument, signal) => {
	const check = () => location.hash.includes(argument) && wake();
	addEventListener('hashchange', check, { signal });
	check();
};
