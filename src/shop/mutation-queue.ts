/** Runs writes one at a time in call order; across tabs, if the browser has Web Locks. */
export interface MutationQueue {
	/**
	 * @param write Called in its turn; its result or error settles the promise.
	 * @param signal Removes a waiting write from the queue. A started write is not stopped:
	 * the next write must not start before the server has responded.
	 * @returns A promise that rejects with the signal's reason if `signal` aborts before the write has started.
	 */
	readonly run: <T>(write: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
	/** Returns the number of queued and running writes of this tab. */
	readonly size: () => number;
}

export interface MutationQueueOptions {
	/** Lock manager; without one the order holds only within the tab. @default navigator.locks */
	readonly locks?: Pick<LockManager, 'request'>;
	/**
	 * Milliseconds to wait for another tab, because a frozen tab holds the lock forever. Above the maximum duration of
	 * a turn: a write, its retry with a fresh nonce, and the request for its result.
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

	/** Runs a write under the lock of all tabs; without the lock if the lock cannot be acquired in time. */
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

/** Queue of all cart writes. */
export const cartQueue = createMutationQueue('archipel-cart');
