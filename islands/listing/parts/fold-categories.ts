import { element } from '../../../src/dom/element';
import { messages } from '../messages';

/** Parent categories in WooCommerce's widget. */
const PARENT = '.product-categories .cat-parent';

/** Open state of parents chosen by the shopper, by URL: the tree is replaced with the list. */
const chosen = new Map<string, boolean>();

let count = 0;

/** Gives each parent of the category tree a button that shows and hides its children (LIST-06). */
export function foldCategories(signal: AbortSignal): void {
	for (const parent of document.querySelectorAll<HTMLElement>(PARENT)) {
		const link = parent.querySelector<HTMLAnchorElement>(':scope > a');
		const children = parent.querySelector<HTMLElement>(':scope > .children');
		if (!link || !children || parent.querySelector(':scope > .archipel-fold')) continue;
		const button = element('button', {
			type: 'button',
			class: 'archipel-fold archipel-button',
			'aria-label': messages('subcategories', { name: link.textContent.trim() }),
			'aria-controls': (children.id ||= `archipel-children-${count++}`),
		});
		const open = (isOpen: boolean) => {
			parent.dataset['archipelOpen'] = String(isOpen);
			button.ariaExpanded = String(isOpen);
		};
		// The style sheet of a list hides all branches except the current one.
		open(chosen.get(link.href) ?? children.getClientRects().length > 0);
		button.addEventListener('click', () => {
			const isOpen = button.ariaExpanded !== 'true';
			chosen.set(link.href, isOpen);
			open(isOpen);
		});
		link.after(button);
		signal.addEventListener('abort', () => button.remove());
	}
}
