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
			.then(resolve, reject);
	});
}
