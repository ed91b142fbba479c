import { counterpart, isShown } from './counterpart';

/**
 * Notes where the focus is in a host before an island changes it.
 *
 * @returns Puts the focus back if the change took it away: on the control that stands there now. A field about which the browser was
 * complaining is complained about again, by whoever judges the form now.
 */
export function keepFocus(host: HTMLElement): () => void {
	const focused = document.activeElement;
	if (!(focused instanceof HTMLElement) || focused === document.body || !host.contains(focused)) return () => {};
	const { form } = focused as HTMLInputElement;
	const isRefused = form && focused.matches(':user-invalid');
	return () => {
		const now = document.activeElement;
		// Somebody else has it, or nothing was taken away. What is hidden loses it with the next frame only.
		if ((now !== focused && now !== document.body) || (host.contains(focused) && isShown(focused))) return;
		if (isRefused) return form.requestSubmit();
		const place = counterpart(focused, host);
		if (place) return place.focus();
		// The place itself, so that the next tab goes on from there.
		host.tabIndex = -1;
		host.addEventListener('blur', () => host.removeAttribute('tabindex'), { once: true });
		host.focus();
	};
}
