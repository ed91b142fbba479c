import { sayFailed } from './intents';
import { nextTask } from './next-task';

/** Milliseconds after which a script counts as lost; if it comes after all, it is taken. */
export const IMPORT_TIMEOUT = 10_000;

/**
 * Waits before the second attempt to load a file, for a short network failure to end. Firefox and Safari also cancel pending requests when a
 * link is followed, even for a download that keeps the page open; a request half a second later succeeds.
 */
export const beforeSecondTry = () => new Promise((resolve) => setTimeout(resolve, 500));

/**
 * Loads a module on demand. A failure while online is retried once.
 *
 * @param load `() => import('./part')`
 * @param patience Milliseconds for both attempts. @default 10000
 * @throws the error of the second attempt, or `undefined` after the timeout.
 */
export function importWithRetry<T>(load: () => Promise<T>, patience = IMPORT_TIMEOUT): Promise<T> {
	return new Promise((resolve, reject) => {
		setTimeout(reject, patience);
		load()
			.catch((cause: unknown) => {
				if (!navigator.onLine) throw cause;
				return beforeSecondTry().then(load);
			})
			.then(nextTask)
			.then(resolve, reject);
	});
}

/** A module of an island that is loaded on first use. @param load `() => import('./part')` */
export function lazyPart<Part>(load: () => Promise<Part>) {
	let part: Part | undefined;
	let loading: Promise<void> | undefined;
	const bring = () =>
		(loading ??= importWithRetry(load).then(
			(come) => void (part = come),
			// The next use loads again.
			() => void (loading = undefined),
		));
	return {
		/** Loads the module early, for example on hover. */
		prefetch: () => void bring(),
		/**
		 * Calls `act` with the module: at once if loaded, otherwise after loading, in call order; the control is busy meanwhile.
		 *
		 * @param instead The browser's action, run if loading fails or takes over 10 s. Without it, or offline, a message is shown at the control.
		 */
		use(control: HTMLElement, act: (part: Part) => void, instead?: () => void) {
			if (part) return act(part);
			control.setAttribute('aria-busy', 'true');
			void bring().then(() => {
				control.removeAttribute('aria-busy');
				if (part) act(part);
				else if (navigator.onLine && instead) instead();
				else sayFailed(control);
			});
		},
	};
}

/** Calls `act` with the result of a promise; a rejection is ignored, because the page works without the result. */
export const whenThere = <T>(promise: Promise<T>, act: (result: T) => unknown): void =>
	void promise.then(act, () => {});
