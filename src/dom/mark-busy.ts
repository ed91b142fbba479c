/** Marks a button as busy during its request. Unlike a disabled button it keeps the focus. */
export function markBusy(button: HTMLElement | undefined, isBusy: boolean): void {
	for (const name of ['aria-disabled', 'aria-busy']) {
		if (isBusy) button?.setAttribute(name, 'true');
		else button?.removeAttribute(name);
	}
}
