import { isCookieSet } from './cookie';
import { inIdleTime, type Trigger } from './trigger';

/** Fires in idle time if the host shows a number other than 0 but the cookie is missing: the page was cached for another visitor. */
export const stale: Trigger = (wake, argument, signal, host) =>
	inIdleTime(() => /[1-9]/.test(host.textContent!) && !isCookieSet(argument) && wake(), signal);
