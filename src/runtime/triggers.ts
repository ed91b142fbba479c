/** Calls `task` when the browser is idle, at the latest after `timeout` milliseconds. @returns Function that cancels the call. */
export function whenIdle(timeout: number, task: () => void): () => void {
	// Support: Safari has no requestIdleCallback before 26.
	const idle = self.requestIdleCallback as typeof requestIdleCallback | undefined;
	const id = idle ? idle(task, { timeout }) : setTimeout(task, 200);
	return () => (idle ? cancelIdleCallback(id as number) : clearTimeout(id));
}

/**
 * Waits for one kind of condition. May throw if the browser refuses its argument.
 *
 * @param wake Mounts the island; only the first call counts.
 * @param argument Text after the colon, as in `visible:200px`; empty without a colon.
 * @param signal Aborted when the island is mounting or removed: all listeners must stop.
 * @param prefetch Prefetches the island's files. May be called several times.
 */
type Trigger = (
	wake: () => void,
	argument: string,
	signal: AbortSignal,
	host: HTMLElement,
	prefetch: () => void,
) => void;

/** Calls `task` in idle time, unless `signal` aborts before. @param timeout Maximum wait in milliseconds; not a number: 2000 */
function inIdleTime(task: () => void, signal: AbortSignal, timeout?: number): void {
	signal.addEventListener('abort', whenIdle(timeout || 2000, task));
}

const load: Trigger = (wake) => wake();

/** Fires in idle time, at the latest after the given milliseconds: `idle:500`. */
const idle: Trigger = (wake, argument, signal) => inIdleTime(wake, signal, Number(argument));

/** Fires when the host is in or near the viewport; the argument is the distance: `visible:50px`. */
const visible: Trigger = (wake, argument, signal, host) => {
	const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
		rootMargin: argument || '200px',
	});
	observer.observe(host);
	signal.addEventListener('abort', () => observer.disconnect());
};

/**
 * Prefetches the files without executing when the host is in or near the viewport; the argument is that of `visible`. Another trigger mounts the island
 * without waiting for the network.
 */
const prefetch: Trigger = (_wake, argument, signal, host, bring) => visible(bring, argument, signal, host, bring);

/** Fires on a press, input or keyboard focus in the host. Prefetches the files on hover. */
const interaction: Trigger = (wake, _argument, signal, host, bring) => {
	host.addEventListener('pointerover', bring, { signal, once: true });
	for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change'])
		host.addEventListener(type, wake, { signal });
};

/** Fires when a media query matches, now or later: `media:(min-width: 48em)`. */
const media: Trigger = (wake, argument, signal) => {
	const query = matchMedia(argument);
	const check = () => query.matches && wake();
	query.addEventListener('change', check, { signal });
	check();
};

/** Fires on hover or focus of a matching control in the host: one island for all such controls of a list or page. */
const near: Trigger = (wake, argument, signal, host) => {
	const check = (event: Event) => (event.target as Element).closest(argument) && wake();
	for (const type of ['pointerover', 'focusin']) host.addEventListener(type, check, { signal });
};

/** Fires when the URL hash contains the argument, now or later: links into an island (LB-01, LB-02). */
const hash: Trigger = (wake, argument, signal) => {
	const check = () => location.hash.includes(argument) && wake();
	addEventListener('hashchange', check, { signal });
	check();
};

/** Fires when an event of this name reaches the document. */
const event: Trigger = (wake, argument, signal) => document.addEventListener(argument, wake, { signal });

/**
 * Fires in idle time if the cookie is set and neither empty nor 0, otherwise when a response or script sets it. `name=pattern` matches the start of
 * the value, as a regular expression: `consent=[^;]*maps`.
 */
const cookie: Trigger = (wake, argument, signal) => {
	const check = () => isCookieSet(argument) && wake();
	// Reading cookies and storage is synchronous and slow: not during page load.
	inIdleTime(check, signal);
	// Support: cookieStore exists in secure contexts only; elsewhere the cookie is checked on focus.
	(self as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', check, { signal });
	addEventListener('focus', check, { signal });
	addEventListener('pageshow', (event) => event.persisted && check(), { signal });
};

export const isCookieSet = (name: string): boolean => Boolean(document.cookie.match(`(^|; )${name}\\b(?!=0?(;|$))`));

/** Fires in idle time if local storage has a value under the key, otherwise when another tab stores one. */
const storage: Trigger = (wake, argument, signal) => {
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

/** Fires in idle time if the host shows a number other than 0 but the cookie is missing: the page was cached for another visitor. */
const stale: Trigger = (wake, argument, signal, host) =>
	inIdleTime(() => /[1-9]/.test(host.textContent!) && !isCookieSet(argument) && wake(), signal);

const triggers = { load, idle, prefetch, visible, interaction, media, cookie, stale, storage, event, hash, near };

export type TriggerName = keyof typeof triggers;

/**
 * Arms every alternative of `when` (`visible:300px | media:(min-width: 48em)`). An unknown name counts as `visible`,
 * and a trigger with an invalid argument as `idle`.
 *
 * @param wake Called at most once for each alternative, with the name of the one that fired.
 */
export function arm(
	when: string,
	wake: (by: TriggerName) => void,
	signal: AbortSignal,
	host: HTMLElement,
	prefetch: () => void,
): void {
	for (const alternative of when.split(' | ')) {
		const [, name = '', argument = ''] = /^ *(\w+):?(.*)/.exec(alternative) ?? [];
		const by = Object.hasOwn(triggers, name) ? (name as TriggerName) : 'visible';
		const fire = () => !signal.aborted && wake(by);
		try {
			(triggers[by] as Trigger)(fire, argument, signal, host, prefetch);
		} catch {
			inIdleTime(fire, signal);
		}
		if (signal.aborted) return;
	}
}
