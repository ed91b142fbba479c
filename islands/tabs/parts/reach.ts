/**
 * Takes the visitor to what an address names, once it is open: focus on the heading of a panel, or on the thing itself, and the page
 * scrolled to it (peers, Q-A15).
 */
export function reach(target: HTMLElement, panel: HTMLElement): void {
	const isPanel = target === panel || target.id === 'reviews';
	const heading = isPanel ? panel.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6, summary, [role=heading]') : null;
	const aim = heading ?? target;
	const hadTabIndex = aim.hasAttribute('tabindex') || aim.matches('a[href], button, summary');
	if (!hadTabIndex) {
		aim.tabIndex = -1;
		aim.addEventListener('blur', () => aim.removeAttribute('tabindex'), { once: true });
	}
	aim.focus({ preventScroll: true });
	const show = () => target.scrollIntoView({ block: 'start', behavior: 'instant' });
	show();
	// Under `scroll-behavior: smooth` the browser may still be on its way to where this stood before; what its compositor has scrolled
	// meanwhile is added with the next frame.
	requestAnimationFrame(show);
}
