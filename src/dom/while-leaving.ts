/** Milliseconds after which the navigation counts as failed. */
const PATIENCE = 10_000;

interface Navigation extends EventTarget {
	readonly addEventListener: (type: 'navigateerror', listener: () => void, options: { signal: AbortSignal }) => void;
}

/**
 * Call before navigating to another page. `onBack` is called once if this page stays or returns: the visitor stops loading, cancels an
 * unsaved-changes dialog, or comes back from the back/forward cache.
 *
 * @returns Function that stops waiting, if no navigation was started.
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
	// Support: without the Navigation API (Firefox and Safari until 2025) only the timeout detects a cancelled navigation.
	(globalThis as { navigation?: Navigation }).navigation?.addEventListener('navigateerror', back, { signal });
	return end;
}
