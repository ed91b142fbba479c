import { inIdleTime, type Trigger } from './trigger';

/**
 * Fires in idle time if the cookie is set and neither empty nor 0, otherwise when a response or script sets it. `name=pattern` matches the start of
 * the value, as a regular expression: `consent=[^;]*maps`.
 */
export const cookie: Trigger = (wake, argument, signal) => {
	const check = () => isCookieSet(argument) && wake();
	// Reading cookies and storage is synchronous and slow: not during page load.
	inIdleTime(check, signal);
	// Support: cookieStore exists in secure contexts only; elsewhere the cookie is checked on focus.
	(globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', check, { signal });
	addEventListener('focus', check, { signal });
	addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal });
};

/** Whether a cookie is set and neither empty nor 0; with `name=pattern`, whether its value starts with the pattern. */
export const isCookieSet = (name: string): boolean => Boolean(document.cookie.match(`(^|; )${name}\\b(?!=0?(;|$))`));
