import { inIdleTime, type Trigger } from './trigger';

/** Idle time if this browser keeps something under that key of local storage, otherwise as soon as another tab does. */
export const storage: Trigger = (wake, argument, signal) => {
	const check = () => isKept(argument) && wake();
	inIdleTime(check, signal);
	addEventListener('storage', check, { signal });
};

function isKept(key: string): unknown {
	try {
		return localStorage.getItem(key);
	} catch {
		// Storage is blocked.
		return false;
	}
}
