import { isCookieSet } from './cookie';
import { inIdleTime, type Trigger } from './trigger';

/** Idle time if the host shows a number other than 0 although the visitor has not got that cookie: the page was cached for somebody else. */
export const stale: Trigger = (wake, argument, signal, host) =>
	inIdleTime(() => /[1-9]/.test(host.textContent!) && !isCookieSet(argument) && wake(), signal);
