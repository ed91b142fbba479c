/** Milliseconds without a move after which the controls give way to the picture. */
export const IDLE = 4000;

/**
 * Hides the controls while a mouse rests, as `data-idle` on the dialog; a move, a key or focus brings them back. Never while one of them
 * visibly has the focus, and not for fingers, which do not rest on the picture.
 *
 * @returns Stops it.
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
