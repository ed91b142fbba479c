import type { Trigger } from './trigger';

/** Fires when a media query matches, now or later: `media:(min-width: 48em)`. */
export const media: Trigger = (wake, argument, signal) => {
	const query = matchMedia(argument);
	if (query.matches) return wake();
	query.addEventListener('change', () => query.matches && wake(), { signal });
};
