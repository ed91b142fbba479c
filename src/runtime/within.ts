/**
 * What a promise brings, for a limited time.
 *
 * @param patience Milliseconds.
 * @throws what the promise throws, or an error when the time is over.
 */
export async function within<T>(patience: number, promise: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(`nothing came in ${patience} ms`)), patience);
	});
	try {
		return await Promise.race([promise, late]);
	} finally {
		clearTimeout(timer);
	}
}
