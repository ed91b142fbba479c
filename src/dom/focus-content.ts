/** Gives the focus to the page's content, so that the next Tab does not start anywhere, where the control that had it goes. */
export function focusContent(): void {
	const content = document.querySelector<HTMLElement>('main, [role=main], #content, h1');
	if (!content) return;
	if (!content.hasAttribute('tabindex')) {
		content.tabIndex = -1;
		content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
	}
	content.focus({ preventScroll: true });
}
