import { inIdleTime, type Trigger } from './trigger';

/**
 * Idle time if the visitor has that cookie already, and it is not empty or 0; otherwise as soon as a reply sets it. `name=start` waits for a value
 * that begins so, as a regular expression: `consent=[^;]*maps`.
 */
export const cookie: Trigger = (wake, argument, signal) => {
	const check = () => isCookieSet(argument) && wake();
	// Reading cookies and storage makes a page wait: not while it loads.
	inIdleTime(check, signal);
	// Support: cookieStore exists in secure contexts only; the tab's return covers the rest.
	(globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', check, { signal });
	addEventListener('focus', check, { signal });
	addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal });
};

/** Whether the visitor has that cookie, and it is neither empty nor 0; with `name=start`, whether its value begins so. */
export const isCookieSet = (name: string): boolean => Boolean(document.cookie.match(`(^|; )${name}\\b(?!=0?(;|$))`));
