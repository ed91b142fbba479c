/**
 * Takes the visitor to what an address names, once it is open: focus on the heading of a panel, or on the thing itself, and the page
 * scrolled to it (peers, Q-A15). What is in view already stays where it is.
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
	const { top } = target.getBoundingClientRect();
	if (top < 0 || top > window.innerHeight / 2) target.scrollIntoView({ block: 'start', behavior: 'instant' });
}
