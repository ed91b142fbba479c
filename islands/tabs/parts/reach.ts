/** Milliseconds for which a browser may be on its way to what an address names. */
const ON_ITS_WAY = 1500;

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
	// What the compositor has scrolled meanwhile is added with the next frame.
	requestAnimationFrame(show);
	stayOn(show);
}

/** Under `scroll-behavior: smooth` the browser may still be on its way to where the target stood before; the shopper's own way counts. */
function stayOn(show: () => void): void {
	const way = new AbortController();
	const { signal } = way;
	const end = () => way.abort();
	addEventListener('scroll', show, { signal });
	for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
		addEventListener(type, end, { signal, capture: true, passive: true });
	setTimeout(end, ON_ITS_WAY);
}
