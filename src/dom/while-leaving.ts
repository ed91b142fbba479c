/** Milliseconds after which nobody believes any more that the next page is coming. */
const PATIENCE = 10_000;

interface Navigation extends EventTarget {
	readonly addEventListener: (type: 'navigateerror', listener: () => void, options: { signal: AbortSignal }) => void;
}

/**
 * To be called before the browser is sent to another page. Calls back once if this one stays or comes back all the same: the shopper
 * stops loading, answers "stay" to a question about unsaved work, or returns by the back button to the page as it was.
 *
 * @returns The function that ends it: nobody was sent anywhere.
 */
export function whileLeaving(onBack: () => void): () => void {
	const waiting = new AbortController();
	const { signal } = waiting;
	const end = () => {
		waiting.abort();
		clearTimeout(timer);
	};
	const back = () => {
		end();
		onBack();
	};
	const timer = setTimeout(back, PATIENCE);
	addEventListener('pageshow', ({ persisted }) => persisted && back(), { signal });
	// Support: without the Navigation API (Firefox and Safari until 2025) nothing tells of a cancelled one but the time.
	(globalThis as { navigation?: Navigation }).navigation?.addEventListener('navigateerror', back, { signal });
	return end;
}
