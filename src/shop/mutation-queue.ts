/** Runs writes one at a time, in the order they were asked for; across tabs too where the browser has Web Locks. */
export interface MutationQueue {
	/**
	 * @param write What to do in its turn. What it returns or throws is what the promise gives.
	 * @param signal Takes the write out of the queue while it waits. A write that has begun is not stopped by it:
	 * the next one must not start before the server has answered.
	 * @returns A promise that rejects with the signal's reason if it aborts before the write has begun.
	 */
	readonly run: <T>(write: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
	/** Writes waiting or under way in this tab. */
	readonly size: () => number;
}

export interface MutationQueueOptions {
	/** The browser's lock manager; without one the order holds within the tab. @default navigator.locks */
	readonly locks?: Pick<LockManager, 'request'>;
	/**
	 * Milliseconds to wait for another tab. A tab that the system froze in the middle of a call would hold the lock for
	 * ever; no turn of ours takes longer: a write, once more with a fresh nonce, and the look at what became of it.
	 *
	 * @default 60000
	 */
	readonly patience?: number;
}

/**
 * WooCommerce keeps the cart in a session that the last writer overwrites: of two writes at a time one can be lost
 * (SERVERS.md, S13).
 *
 * @param name Name of the lock that all tabs share.
 */
export function createMutationQueue(name: string, options: MutationQueueOptions = {}): MutationQueue {
	const { locks = globalThis.navigator?.locks as LockManager | undefined, patience = 60_000 } = options;
	let last: Promise<unknown> = Promise.resolve();
	let size = 0;

	/** The lock is a courtesy to the other tabs: where it cannot be had, the write goes ahead without it. */
	const withLock = async <T>(write: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
		signal?.throwIfAborted();
		if (!locks) return write();
		const waiting = new AbortController();
		const timer = setTimeout(() => waiting.abort(), patience);
		let begun = false;
		const begin = () => {
			begun = true;
			clearTimeout(timer);
			return write();
		};
		try {
			return (await locks.request(
				name,
				{ signal: AbortSignal.any(signal ? [waiting.signal, signal] : [waiting.signal]) },
				begin,
			)) as T;
		} catch (error) {
			if (begun) throw error;
			signal?.throwIfAborted();
			return begin();
		}
	};

	return {
		size: () => size,
		run(write, signal) {
			size++;
			const result = last.then(() => withLock(write, signal));
			last = result.catch(() => {}).finally(() => size--);
			return result;
		},
	};
}

/** The queue of everything that writes to the cart. */
export const cartQueue = createMutationQueue('archipel-cart');
