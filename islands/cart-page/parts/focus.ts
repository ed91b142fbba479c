/** The heading of the page: where the focus goes when what had it is gone. */
export function focusHeading(): void {
	const heading =
		document.querySelector<HTMLElement>('main h1, h1.entry-title') ?? document.querySelector<HTMLElement>('h1, main');
	if (!heading) return;
	if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

/**
 * Remembers that the focus is inside a region that is about to change.
 *
 * @returns To be called after the change: keeps the focus from falling to the page (A11Y-02).
 */
export function heldFocus(region: Element): () => void {
	const held = document.activeElement;
	if (!(held instanceof HTMLElement) || !region.contains(held)) return () => {};
	return () => {
		if (document.activeElement === held) return;
		if (held.isConnected) held.focus({ preventScroll: true });
		else focusHeading();
	};
}
