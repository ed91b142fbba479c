import { afterEach, beforeEach } from 'vitest';

/** The life of a page, for each test of a file: its `signal` aborts at the end of the test, or by `abort()`. */
export function pageLife() {
	let controller = new AbortController();
	const restart = () => {
		controller.abort();
		controller = new AbortController();
	};
	beforeEach(restart);
	afterEach(() => controller.abort());
	return {
		get signal() {
			return controller.signal;
		},
		abort: () => controller.abort(),
		/** Ends the life of the page, if `abort()` has not, and begins that of the next. */
		restart,
	};
}
