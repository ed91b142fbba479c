import { afterEach, beforeEach } from 'vitest';

/** The life of a page, for each test of a file: its `signal` aborts at the end of the test, or by `abort()`. */
export function pageLife() {
	let controller = new AbortController();
	const restart = () => void (controller = new AbortController());
	beforeEach(restart);
	afterEach(() => controller.abort());
	return {
		get signal() {
			return controller.signal;
		},
		abort: () => controller.abort(),
		/** Begins the life of the next page; `abort()` ends the one before. */
		restart,
	};
}
