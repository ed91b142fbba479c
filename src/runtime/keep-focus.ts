import { counterpart, isShown } from './counterpart';

/**
 * Remembers the focused element of a host before an island changes the host.
 *
 * @returns Function that restores a lost focus, on the control that replaces the focused one. If the browser showed a validation error
 * at the field, submits the form again, so that the current validation shows the error.
 */
export function keepFocus(host: HTMLElement): () => void {
	const focused = document.activeElement;
	if (!(focused instanceof HTMLElement) || focused === document.body || !host.contains(focused)) return () => {};
	const { form } = focused as HTMLInputElement;
	const isRefused = form && focused.matches(':user-invalid');
	return () => {
		const now = document.activeElement;
		// The focus was moved elsewhere or not lost. A hidden element loses the focus only with the next frame.
		if ((now !== focused && now !== document.body) || (host.contains(focused) && isShown(focused))) return;
		if (isRefused) return form.requestSubmit();
		const place = counterpart(focused, host);
		if (place) return place.focus();
		// Focuses the host, so that the next Tab continues from there.
		host.tabIndex = -1;
		host.addEventListener('blur', () => host.removeAttribute('tabindex'), { once: true });
		host.focus();
	};
}
