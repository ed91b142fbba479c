/** Read by the styles of the tray and of the page. */
const LIFT = '--archipel-compare-lift';

/**
 * Keeps the tray above what else is fixed to the bottom of the window, and would cover it: WooCommerce's store notice, a theme's bar.
 *
 * @returns Looks again: call it when the tray has come.
 */
export function standAboveBars(tray: HTMLElement, signal: AbortSignal): () => void {
	const page = document.documentElement;
	let followed: Element | undefined;

	const look = () => {
		// Behind a dialog nothing can be found; and nobody needs the tray.
		if (!tray.isConnected || document.querySelector('dialog:modal')) return;
		const bar = barBelow(tray);
		page.style.setProperty(LIFT, `${bar ? innerHeight - bar.getBoundingClientRect().top : 0}px`);
		if (bar === followed) return;
		if (followed) observer.unobserve(followed);
		followed = bar;
		if (bar) observer.observe(bar);
	};
	// A bar that is closed has no size any more.
	const observer = new ResizeObserver(look);
	addEventListener('resize', look, { signal });
	signal.addEventListener('abort', () => {
		observer.disconnect();
		page.style.removeProperty(LIFT);
	});
	return look;
}

/** What is higher than a third of the window is no bar. */
function barBelow(tray: HTMLElement): Element | undefined {
	return document.elementsFromPoint(innerWidth / 2, innerHeight - 1).find((element) => {
		if (tray.contains(element) || getComputedStyle(element).position !== 'fixed') return false;
		return element.getBoundingClientRect().height < innerHeight / 3;
	});
}
