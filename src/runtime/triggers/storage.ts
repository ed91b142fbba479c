import { inIdleTime, type Trigger } from './trigger';

/** Fires in idle time if local storage has a value under the key, otherwise when another tab stores one. */
export const storage: Trigger = (wake, argument, signal) => {
	const check = () => {
		try {
			if (localStorage[argument]) wake();
		} catch {
			// Storage is blocked.
		}
	};
	inIdleTime(check, signal);
	addEventListener('storage', check, { signal });
};
