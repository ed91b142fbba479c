import { inIdleTime, type Trigger } from './trigger';

/** Idle time if this browser keeps something under that key of local storage, otherwise as soon as another tab does. */
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
