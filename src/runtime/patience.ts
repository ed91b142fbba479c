/** Milliseconds after which a script counts as lost; if it comes after all, it is taken. */
export const SCRIPT_PATIENCE = 10_000;

/**
 * Resolves before the second try of a file: a connection that broke for a moment may be back by then. Firefox and Safari give up what a page is
 * fetching as soon as a link is followed, which may lead nowhere, as to a download; they bring what is asked for half a second later.
 */
export const beforeSecondTry = () => new Promise((resolve) => setTimeout(resolve, 500));

/**
 * Brings a part of the code when it is needed. What fails although there is a connection is tried once more.
 *
 * @param load `() => import('./part')`
 * @param patience Milliseconds for both tries. @default 10000
 * @throws what the second try throws, or nothing in particular when the time is up.
 */
export function bringCode<T>(load: () => Promise<T>, patience = SCRIPT_PATIENCE): Promise<T> {
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
