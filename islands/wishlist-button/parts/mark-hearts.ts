import { defineMessages } from '../../../src/i18n/define-messages';
import { triggerJQuery } from '../../../src/shop/jquery-bridge';
import { wishlistOptions } from '../../../src/shop/ti-wishlist/wishlist-options';
import { watch } from '../../../src/stores/watch';
import type { WishlistStore } from '../../../src/stores/wishlist';
import { readHeart } from '../heart';
import { HEART } from '../selector';

/** What a form tells when its choice is another one; the same events come of WooCommerce's own script through the bridge. */
const CHOICE = ['archipel:variation-shown', 'archipel:variation-hidden'];

const t = defineMessages(
	'heart',
	{ isIn: 'Dans vos favoris', remove: 'Retirer des favoris' },
	{ isIn: 'In your wishlist', remove: 'Remove from wishlist' },
);

/** Keeps every heart of the page as the lists are, those that come later too. */
export function markHearts(host: HTMLElement, wishlist: WishlistStore, signal: AbortSignal): void {
	const mark = (root: Element) => {
		const hearts = [...root.querySelectorAll<HTMLElement>(HEART)];
		if (root instanceof HTMLElement && root.matches(HEART)) hearts.push(root);
		for (const heart of hearts) markHeart(heart, wishlist);
	};
	const observer = new MutationObserver((records) => {
		for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) mark(node);
	});
	watch(signal, () => {
		void wishlist.state.value;
		mark(host);
	});
	// Tiles come with the next page of a list, buttons with a quick view.
	observer.observe(host, { childList: true, subtree: true });
	for (const type of CHOICE) host.addEventListener(type, () => mark(host), { signal });
	signal.addEventListener('abort', () => observer.disconnect());
}

/** Marks it by the classes and attributes of TI's script, by which themes know it, and for screen readers. */
function markHeart(button: HTMLElement, { server, state, find }: WishlistStore): void {
	const heart = readHeart(button);
	if (!heart) return;
	const { product, variation, isAny, form } = heart;
	const { simpleFlow, allowParentVariable } = wishlistOptions();
	if (form && !isAny) {
		button.dataset['tinvWlProductvariation'] = String(variation);
		const isOpen = variation === 0 && !allowParentVariable;
		button.classList.toggle('disabled-add-wishlist', isOpen);
		// It stays in the order of the Tab key, so that the reason can be heard.
		if (isOpen) button.setAttribute('aria-disabled', 'true');
		else button.removeAttribute('aria-disabled');
	}
	// As long as nothing is known it stays as the server printed it, unless a press that failed has marked it.
	if (!state.peek() && !button.hasAttribute('aria-pressed')) return;
	const holding = find({ product, ...(!isAny && { variation }) });
	const isIn = holding.length > 0;
	button.classList.toggle('tinvwl-product-in-list', isIn);
	button.classList.toggle('tinvwl-product-make-remove', isIn && simpleFlow);
	button.setAttribute('aria-pressed', String(isIn));
	tellPointer(button, isIn && t(simpleFlow || !server ? 'remove' : 'isIn'));
	if (button.dataset['tinvWlProduct'] !== undefined) {
		button.dataset['tinvWlAction'] = isIn && simpleFlow ? 'remove' : 'addto';
		button.dataset['tinvWlList'] = JSON.stringify([...new Set(holding.map(({ list }) => list))]);
	}
	triggerJQuery(document.body, 'tinvwl_wishlist_product_marked', [button, isIn]);
}

/** What tooltips say of a heart, TI's and ours. Its accessible name stays: the state is told besides it. */
function tellPointer(button: HTMLElement, text: string | false): void {
	if (text) button.dataset['archipelTooltip'] = text;
	else delete button.dataset['archipelTooltip'];
	const tooltip = button.parentElement?.querySelector<HTMLElement>('.tinvwl-tooltip');
	if (!tooltip) return;
	const served = (tooltip.dataset['archipelServed'] ??= tooltip.textContent);
	tooltip.textContent = text || served;
}
