import { addScroller } from './scroller';
import { t } from '../messages';

/**
 * Cross-sells as a row that scrolls (CP-06). The row itself is made by `host.css` before the first paint; this adds its buttons.
 *
 * @param toShow Products side by side in a wide row.
 */
export function addCrossSells(toShow: number, signal: AbortSignal): void {
	for (const section of document.querySelectorAll<HTMLElement>('.cross-sells')) {
		const track = section.querySelector<HTMLElement>('ul.products');
		if (!track) continue;
		section.style.setProperty('--archipel-cart-page-slides', String(toShow));
		addScroller(track, { previous: t('previous'), next: t('next'), signal });
	}
}
