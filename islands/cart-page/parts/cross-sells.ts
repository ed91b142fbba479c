import type * as ScrollRow from '../../../src/dom/scroll-row';

/**
 * Shows cross-sells as a scrolling row (CP-06), styled by `host.css` before the first paint. Skips a list inside the host of another island.
 *
 * @param toShow Number of products side by side in a wide row.
 */
export function addCrossSells(toShow: number, signal: AbortSignal): void {
	for (const section of document.querySelectorAll<HTMLElement>('.cross-sells')) {
		section.style.setProperty('--archipel-cart-page-slides', String(toShow));
		const row = section.querySelector<HTMLElement>('ul.products:not([data-archipel] *)');
		// Loaded on demand: most carts have no cross-sells. The row scrolls without buttons too.
		const add = ({ addRowButtons }: typeof ScrollRow) => row && !signal.aborted && addRowButtons(row, signal);
		if (row) import('../../../src/dom/scroll-row').then(add, () => {});
	}
}
