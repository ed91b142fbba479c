/**
 * Hides a message after a delay; hover, focus inside and a hidden tab pause the timer (A11Y-04).
 *
 * @param delay Milliseconds of undisturbed display.
 * @returns Function that cancels the timer.
 */
export function hideAfter(element: HTMLElement, delay: number, hide: () => void): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const cancel = () => {
		clearTimeout(timer);
		listening.abort();
	};
	const isRead = () =>
		element.matches(':hover') || element.contains(document.activeElement) || document.visibilityState === 'hidden';
	const restart = () => {
		clearTimeout(timer);
		// A removed element sends a late `focusout`.
		if (signal.aborted || isRead()) return;
		timer = setTimeout(() => {
			cancel();
			hide();
		}, delay);
	};
	for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
		// After focusout the active element is the body for a moment.
		element.addEventListener(type, () => queueMicrotask(restart), { signal });
	}
	document.addEventListener('visibilitychange', restart, { signal });
	restart();
	return cancel;
}
