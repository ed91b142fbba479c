/** Says of a button that what it has sent is under way. It keeps its focus, unlike a disabled one. */
export function markBusy(button: HTMLElement | undefined, isBusy: boolean): void {
	for (const name of ['aria-disabled', 'aria-busy']) {
		if (isBusy) button?.setAttribute(name, 'true');
		else button?.removeAttribute(name);
	}
}
