/** Milliseconds without a move after which the controls give way to the picture. */
export const IDLE = 4000;

/**
 * Hides the controls while the mouse is idle, by `data-idle` on the dialog; a move, key or focus shows them. Not while a control has visible
 * focus, and not for touch.
 *
 * @returns Function that stops hiding.
 */
export function restWhenIdle(dialog: HTMLDialogElement): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const rest = () => {
		if (dialog.querySelector(':focus-visible')) return;
		dialog.dataset['idle'] = '';
	};
	const wake = (event: Event) => {
		delete dialog.dataset['idle'];
		clearTimeout(timer);
		if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(rest, IDLE);
	};
	for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
		dialog.addEventListener(type, wake, { signal });
	return () => {
		clearTimeout(timer);
		listening.abort();
	};
}
