/** Milliseconds after which a script counts as lost (specification, section 9); if it comes after all, it is taken. */
export const SCRIPT_PATIENCE = 10_000;

/**
 * Waits for something, but not for ever.
 *
 * @param patience Milliseconds.
 * @throws what the promise throws, or an error when it has not ended by then.
 */
export async function within<T>(patience: number, promise: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error('it takes too long')), patience);
	});
	try {
		return await Promise.race([promise, late]);
	} finally {
		clearTimeout(timer);
	}
}
