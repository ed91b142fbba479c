/** Runs writes one at a time, in the order they were asked for; across tabs too where the browser has Web Locks. */
export interface MutationQueue {
	/**
	 * @param write Given the signal that aborts it. What it returns or throws is what the promise gives.
	 * @returns A promise that rejects with an `AbortError` if `signal` aborts before or during the write.
	 */
	readonly run: <T>(write: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
	/** Writes waiting or under way in this tab. */
	readonly size: () => number;
}

/**
 * WooCommerce keeps the cart in a session that the last writer overwrites: of two writes at a time one can be lost
 * (contracts, cart/add-parallel-lost-update).
 *
 * @param name Name of the lock that all tabs share.
 * @param locks The browser's lock manager; without one the order holds within the tab.
 */
export function createMutationQueue(
	name: string,
	locks: LockManager | undefined = globalThis.navigator?.locks,
): MutationQueue {
	let last: Promise<unknown> = Promise.resolve();
	let size = 0;

	return {
		size: () => size,
		run(write, signal) {
			size++;
			const guarded = async () => {
				signal?.throwIfAborted();
				return await write();
			};
			const result = last.then(() => (locks ? locks.request(name, guarded) : guarded()));
			last = result.catch(() => {}).finally(() => size--);
			return result as ReturnType<typeof write>;
		},
	};
}

/** The queue of everything that writes to the cart. */
export const cartQueue = createMutationQueue('archipel-cart');
