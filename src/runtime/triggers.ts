/**
 * Calls `wake` at most once, and stops listening when `signal` aborts.
 * `prefetch` may be called before, when the shopper seems about to need the island.
 */
type Trigger = (
	host: HTMLElement,
	argument: string,
	wake: () => void,
	prefetch: () => void,
	signal: AbortSignal,
) => void;

export type TriggerName = keyof typeof triggers;

/** Calls `wake` when the browser has nothing to do, after `timeout` milliseconds at the latest. @returns The function that takes it back. */
export function whenIdle(timeout: number, wake: () => void): () => void {
	// Support: Safari has no requestIdleCallback before 26.
	const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
	const id = idle ? idle(() => wake(), { timeout }) : setTimeout(wake, 200);
	return () => (idle ? cancelIdleCallback(id as number) : clearTimeout(id));
}

const cookieIsSet = (name: string): boolean =>
	document.cookie
		.split('; ')
		.some((pair) => pair.startsWith(`${name}=`) && !['', '0'].includes(pair.slice(name.length + 1)));

function isKept(key: string): boolean {
	try {
		return Boolean(localStorage.getItem(key));
	} catch {
		// Storage is blocked.
		return false;
	}
}

export const triggers = {
	load(_host, _argument, wake) {
		wake();
	},

	idle(_host, argument, wake, _prefetch, signal) {
		signal.addEventListener('abort', whenIdle(Number(argument) || 2000, wake));
	},

	/** Brings the files in idle time and runs nothing: another trigger mounts the island, without a wait for the network. */
	prefetch(_host, _argument, _wake, prefetch, signal) {
		signal.addEventListener('abort', whenIdle(2000, prefetch));
	},

	visible(host, argument, wake, _prefetch, signal) {
		const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
			rootMargin: argument || '200px',
		});
		observer.observe(host);
		signal.addEventListener('abort', () => observer.disconnect());
	},

	interaction(host, _argument, wake, prefetch, signal) {
		host.addEventListener('pointerover', prefetch, { signal, once: true, passive: true });
		for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change']) {
			host.addEventListener(type, wake, { signal, passive: true });
		}
	},

	media(_host, argument, wake, _prefetch, signal) {
		const query = matchMedia(argument);
		if (query.matches) return wake();
		query.addEventListener('change', () => query.matches && wake(), { signal });
	},

	/** Idle time if the visitor has that cookie already, otherwise as soon as a reply sets it. */
	cookie(_host, argument, wake, _prefetch, signal) {
		const check = () => cookieIsSet(argument) && wake();
		// Reading cookies and storage makes a page wait: not while it loads.
		signal.addEventListener('abort', whenIdle(2000, check));
		// Support: cookieStore exists in secure contexts only; the tab's return covers the rest.
		(globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', check, { signal });
		addEventListener('focus', check, { signal });
		addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal });
	},

	/** Idle time if the host shows a number other than 0 although the visitor has not got that cookie: the page was cached for somebody else. */
	foreign(host, argument, wake, _prefetch, signal) {
		const check = () => /[1-9]/.test(host.textContent ?? '') && !cookieIsSet(argument) && wake();
		signal.addEventListener('abort', whenIdle(2000, check));
	},

	/** Idle time if this browser keeps something under that key of local storage, otherwise as soon as another tab does. */
	storage(_host, argument, wake, _prefetch, signal) {
		const check = () => isKept(argument) && wake();
		signal.addEventListener('abort', whenIdle(2000, check));
		addEventListener('storage', check, { signal });
	},

	event(_host, argument, wake, _prefetch, signal) {
		document.addEventListener(argument, wake, { signal });
	},

	/** The hash of the page's address holds that text, now or later: links into an island (LB-01, LB-02). */
	hash(_host, argument, wake, _prefetch, signal) {
		const check = () => location.hash.includes(argument) && wake();
		addEventListener('hashchange', check, { signal });
		check();
	},

	/** When the pointer or the focus comes to a control in the host that matches: one island for controls anywhere in a list or a page. */
	near(host, argument, wake, _prefetch, signal) {
		const check = ({ target }: Event) => (target as Element).closest(argument) && wake();
		for (const type of ['pointerover', 'focusin']) host.addEventListener(type, check, { signal, passive: true });
	},
} satisfies Record<string, Trigger>;

/**
 * Arms every alternative of `when` (`visible:300px | media:(min-width: 48em)`). An unknown name counts as `visible`,
 * and one whose argument the browser refuses as `idle`.
 */
export function arm(
	when: string,
	host: HTMLElement,
	wake: (by: TriggerName) => void,
	prefetch: () => void,
	signal: AbortSignal,
): void {
	for (const alternative of when.split(' | ')) {
		const [, name = '', argument = ''] = /^\s*([a-z]+)(?::(.*))?$/.exec(alternative) ?? [];
		const by = Object.hasOwn(triggers, name) ? (name as TriggerName) : 'visible';
		const fire = () => !signal.aborted && wake(by);
		try {
			(triggers[by] as Trigger)(host, argument, fire, prefetch, signal);
		} catch {
			signal.addEventListener('abort', whenIdle(2000, fire));
		}
		if (signal.aborted) return;
	}
}
