import type * as ScrollRow from '../../../src/dom/scroll-row';

/**
 * Cross-sells as a row that scrolls (CP-06), which `host.css` makes before the first paint. A list that stands in an island's host is that island's.
 *
 * @param toShow Products side by side in a wide row.
 */
export function addCrossSells(toShow: number, signal: AbortSignal): void {
	for (const section of document.querySelectorAll<HTMLElement>('.cross-sells')) {
		section.style.setProperty('--archipel-cart-page-slides', String(toShow));
		const row = section.querySelector<HTMLElement>('ul.products:not([data-archipel] *)');
		// Most carts have none. The row scrolls without its buttons too.
		const add = ({ addRowButtons }: typeof ScrollRow) => row && !signal.aborted && addRowButtons(row, signal);
		if (row) import('../../../src/dom/scroll-row').then(add, () => {});
	}
}
