export function setBusy(element: Element | null | undefined, isBusy: boolean): void {
	if (isBusy) element?.setAttribute('aria-busy', 'true');
	else element?.removeAttribute('aria-busy');
}

/** Marks a button as busy and without effect during its request. Unlike a disabled button it keeps the focus. */
export function markBusy(button: Element | null | undefined, isBusy: boolean): void {
	setBusy(button, isBusy);
	if (isBusy) button?.setAttribute('aria-disabled', 'true');
	else button?.removeAttribute('aria-disabled');
}
