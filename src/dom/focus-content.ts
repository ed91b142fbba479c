/** Focuses the page content before a focused control is removed, so that the next Tab does not start at the top of the page. */
export function focusContent(): void {
	const content = document.querySelector<HTMLElement>('main, [role=main], #content, h1');
	if (!content) return;
	if (!content.hasAttribute('tabindex')) {
		content.tabIndex = -1;
		content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
	}
	content.focus({ preventScroll: true });
}
