/**
 * Hides a message after a while, but never while somebody reads it: hover, focus inside and a hidden tab stop the clock (A11Y-04).
 *
 * @param delay Milliseconds of undisturbed display.
 * @returns The function that cancels it.
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
		// What is taken away loses the focus, which is told a moment later.
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
