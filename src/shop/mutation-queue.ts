/**
 * Milliseconds to wait for another tab, because a frozen tab holds the lock forever. Above the maximum duration of
 * a turn: a write, its retry with a fresh nonce, and the request for its result.
 */
const PATIENCE = 60_000;

/**
 * Runs writes one at a time in call order; across tabs, if the browser has Web Locks. WooCommerce keeps the cart in a session that the last
 * writer overwrites: of two writes at a time one can be lost (SERVERS.md, S13).
 *
 * @param name Name of the lock that all tabs share.
 */
export function createMutationQueue(name: string) {
	let last: Promise<unknown> = Promise.resolve();
	let size = 0;

	/** Runs a write under the lock of all tabs; without the lock if the lock cannot be acquired in time. */
	const withLock = async <T>(write: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
		signal?.throwIfAborted();
		const locks = navigator.locks as LockManager | undefined;
		if (!locks) return write();
		const waiting = new AbortController();
		const giveUp = () => waiting.abort();
		const timer = setTimeout(giveUp, PATIENCE);
		let begun = false;
		const begin = () => {
			begun = true;
			clearTimeout(timer);
			return write();
		};
		signal?.addEventListener('abort', giveUp);
		try {
			return (await locks.request(name, { signal: waiting.signal }, begin)) as T;
		} catch (error) {
			if (begun) throw error;
			signal?.throwIfAborted();
			return begin();
		} finally {
			signal?.removeEventListener('abort', giveUp);
		}
	};

	return {
		/** Returns the number of queued and running writes of this tab. */
		size: () => size,
		/**
		 * @param write Called in its turn, or when the page is left before; its result or error settles the promise.
		 * @param signal Removes a waiting write from the queue: the promise rejects with its reason. A started write is not stopped:
		 * the next write must not start before the server has responded.
		 */
		run<T>(write: () => Promise<T>, signal?: AbortSignal): Promise<T> {
			size++;
			let begun: Promise<T> | undefined;
			const begin = () => (begun ??= write());
			// Sent at once when the page is left: an earlier write that still runs may overwrite it, but it would never be sent otherwise.
			const leave = () => signal?.aborted || begin().catch(() => {});
			addEventListener('pagehide', leave);
			const result = last.then(() => withLock(begin, signal));
			last = result
				.catch(() => {})
				.finally(() => {
					size--;
					removeEventListener('pagehide', leave);
				});
			return result;
		},
	};
}
export type MutationQueue = ReturnType<typeof createMutationQueue>;

export const cartQueue = createMutationQueue('archipel-cart');
