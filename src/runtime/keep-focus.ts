/** Properties that identify a control, in order of priority. */
const marks: readonly ((control: HTMLElement) => string | null | undefined)[] = [
	({ dataset }) => dataset['archipelIntent'],
	({ id }) => id,
	(control) => control.getAttribute('aria-label') ?? control.textContent.trim(),
];

/** Returns the control of a view that corresponds to a replaced server control; the control itself if it is still displayed. */
export function counterpart(control: HTMLElement, view: HTMLElement): HTMLElement | undefined {
	const candidates = [...view.querySelectorAll<HTMLElement>('a,button,input,select,textarea,summary')];
	if (candidates.includes(control) && isShown(control)) return control;
	for (const mark of marks) {
		const own = mark(control);
		const found = own && candidates.find((candidate) => candidate !== control && mark(candidate) === own);
		if (found) return found;
	}
	return undefined;
}

/** Focuses an element. One that takes no focus takes it until it loses it again. */
export function focusElement(element: HTMLElement, options?: FocusOptions): void {
	if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
		element.tabIndex = -1;
		element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
	}
	element.focus(options);
}

/** Whether the control has a layout box. */
export const isShown = (control: HTMLElement): boolean => control.getClientRects().length > 0;

/** Whether the browser has refused to submit the form because of this field. Support: none in Safari before 16.5 and Chrome before 119. */
export function isUserInvalid(field: Element): boolean {
	try {
		return field.matches(':user-invalid');
	} catch {
		return false;
	}
}

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
	const isRefused = form && isUserInvalid(focused);
	return () => {
		const now = document.activeElement;
		// The focus was moved elsewhere or not lost. A hidden element loses the focus only with the next frame.
		if ((now !== focused && now !== document.body) || (host.contains(focused) && isShown(focused))) return;
		if (isRefused) return form.requestSubmit();
		// At least the host, so that the next Tab continues from there.
		focusElement(counterpart(focused, host) ?? host);
	};
}
