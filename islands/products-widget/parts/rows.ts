import { addRowButtons } from '../../../src/dom/scroll-row';
import { readObject, readRow } from '../model';
import type { Props } from '../props';

/**
 * Lists of products as rows that scroll, which `host.css` makes before the first paint: buttons, and for a theme's widget what its settings say. Nothing
 * moves by itself.
 */
export function adoptRows(host: HTMLElement, { layout }: Props, signal: AbortSignal): void {
	const lists = layout === 'carousel' ? 'ul.products' : '.woocommerce-carousel ul.products';
	for (const row of host.querySelectorAll<HTMLElement>(lists)) {
		const settings = readObject(row.closest<HTMLElement>('.woocommerce-carousel')?.dataset['settings']) ?? {};
		const { hasButtons, style } = readRow(settings);
		for (const [name, value] of Object.entries(style)) row.style.setProperty(name, value);
		if (hasButtons) addRowButtons(row, signal);
	}
}
