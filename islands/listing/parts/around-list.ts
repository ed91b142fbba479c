import { whenThere } from '../../../src/runtime/lazy-part';
import { RESULT_COUNT } from '../../../src/shop/product-list/list-selectors';
import { on } from '../../../src/stores/events';
import { announce } from '../../../src/ui/announcer';
import type { Props } from '../island';
import { markDisplay, storedDisplay } from './display';
import { createButton } from '../../../src/dom/element';
import { messages } from '../messages';

/** WooCommerce's own script, which announces the count of a list loaded with a query, after the same delay. */
const CORE_SCRIPT = 'script[src*="/frontend/woocommerce."]';
/** Milliseconds after a change until the result count is said (LIST-03). */
const SPOKEN_AFTER = 2000;

/** Completes the server's markup around a list, now and after each change of the list, and restores the shopper's stored display. */
export function serveAround(props: Props, signal: AbortSignal): void {
	let isAdding = props.pagination !== 'pages';
	const arrange = () => {
		foldCategories(signal);
		markDisplay();
		isAdding ||= document.querySelector('.wpf_infinity') !== null;
		if (isAdding) whenThere(import('./offer-more'), ({ offerMore }) => signal.aborted || offerMore(props, signal));
	};
	arrange();
	on('archipel:list-updated', arrange, signal);
	const stored = storedDisplay();
	const count = document.querySelector(RESULT_COUNT)?.textContent.trim();
	if (stored) {
		const { control, address } = stored;
		const visit = { control, method: props.method, history: 'replace', goTo: 'stay' } as const;
		whenThere(import('../../../src/page/product-list/product-list'), ({ productList }) =>
			productList().visit(address, visit),
		);
	} else if (count && new URLSearchParams(location.search).has('orderby') && !document.querySelector(CORE_SCRIPT))
		signal.addEventListener('abort', announce(count, 'polite', SPOKEN_AFTER));
}

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
		const button = createButton('archipel-fold archipel-chevron', {
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
