import { listen } from '../../src/runtime/listen';
import { pageWishlist } from '../../src/page/page-wishlist';
import { onVariation } from '../../src/page/variation-events';
import type { IslandContext } from '../../src/runtime/define-island';
import { isModified } from '../../src/runtime/keys';
import { lazyPart } from '../../src/runtime/lazy-part';
import { storeChanges } from '../../src/stores/stored-changes';
import type { Props } from './island';
import { HEART } from './selector';
import { defineMessages } from '../../src/i18n/define-messages';
import { triggerJQuery } from '../../src/shop/jquery-bridge';
import { wishlistOptions } from '../../src/shop/ti-wishlist/wishlist-options';
import { watch } from '../../src/stores/watch';
import type { WishlistStore } from '../../src/stores/wishlist';
import { readHeart } from './heart';

/** Class by which TI's own script, if it is on the page, skips a heart as already handled. */
const CLAIMED = 'inited-add-wishlist';

const pressing = lazyPart(() => import('./parts/press-heart'));

/** Delegated listeners for all hearts of the page (WL-01…05). */
export default function enhance(host: HTMLElement, props: Props, context: IslandContext) {
	const { activation, signal } = context;
	const wishlist = pageWishlist();
	markHearts(host, wishlist, signal);

	const heartAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(HEART) : null);
	/** Hearts that were pressed while the code was loading. */
	const waiting = new Set<HTMLElement>();
	const press = (button: HTMLElement) => {
		waiting.add(button);
		pressing.use(button, ({ pressHeart }) => {
			waiting.delete(button);
			void pressHeart(button, props, wishlist, context);
		});
	};
	// A press that is pending when the page is left is carried out by the next page.
	addEventListener('pagehide', () => storeChanges([...waiting].map(({ dataset }) => ({ ...dataset }))), { signal });
	for (const type of ['click', 'keydown'])
		host.addEventListener(type, (event) => heartAt(event)?.classList.add(CLAIMED), { capture: true, signal });
	listen(host, 'click', { signal }, (event) => {
		const button = heartAt(event);
		if (!button || event.defaultPrevented || isModified(event)) return;
		event.preventDefault();
		press(button);
	});
	// Mounted because the pointer is near a heart: a press is likely. Otherwise the visitor only has a list.
	if (activation.by === 'near') pressing.prefetch();
	for (const { control } of activation.takeIntents()) press(control);
}

const t = defineMessages('heart', {
	isIn: ['Dans vos favoris', 'In your wishlist'],
	remove: ['Retirer des favoris', 'Remove from wishlist'],
});

/** Keeps all hearts of the page in the state of the lists, including hearts that are added later. */
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
	// Hearts are added with further pages of a list and by the quick view.
	observer.observe(host, { childList: true, subtree: true });
	onVariation(host, signal, () => mark(host));
	signal.addEventListener('abort', () => observer.disconnect());
}

/** Sets the classes and attributes of TI's script, which themes style, and `aria-pressed`. */
function markHeart(button: HTMLElement, { server, state, find }: WishlistStore): void {
	const heart = readHeart(button);
	if (!heart) return;
	const { product, variation, isAny, form } = heart;
	const { simpleFlow, allowParentVariable } = wishlistOptions();
	if (form && !isAny) {
		button.dataset['tinvWlProductvariation'] = String(variation);
		const isOpen = variation === 0 && !allowParentVariable;
		button.classList.toggle('disabled-add-wishlist', isOpen);
		// The button stays in the tab order, so that a press can give the reason.
		if (isOpen) button.setAttribute('aria-disabled', 'true');
		else button.removeAttribute('aria-disabled');
	}
	// While the lists are unknown the server's state stays, unless a failed press has already changed it.
	if (!state.peek() && !button.hasAttribute('aria-pressed')) return;
	const items = find({ product, ...(!isAny && { variation }) });
	const isIn = items.length > 0;
	button.classList.toggle('tinvwl-product-in-list', isIn);
	button.classList.toggle('tinvwl-product-make-remove', isIn && simpleFlow);
	button.setAttribute('aria-pressed', String(isIn));
	tellPointer(button, isIn && t(simpleFlow || !server ? 'remove' : 'isIn'));
	if (button.dataset['tinvWlProduct'] !== undefined) {
		button.dataset['tinvWlAction'] = isIn && simpleFlow ? 'remove' : 'addto';
		button.dataset['tinvWlList'] = JSON.stringify([...new Set(items.map(({ list }) => list))]);
	}
	triggerJQuery(document.body, 'tinvwl_wishlist_product_marked', [button, isIn]);
}

/** Sets the tooltip's text, TI's and ours. The accessible name stays: `aria-pressed` has the state. */
function tellPointer(button: HTMLElement, text: string | false): void {
	if (text) button.dataset['archipelTooltip'] = text;
	else delete button.dataset['archipelTooltip'];
	const tooltip = button.parentElement?.querySelector<HTMLElement>('.tinvwl-tooltip');
	if (!tooltip) return;
	const served = (tooltip.dataset['archipelServed'] ??= tooltip.textContent);
	tooltip.textContent = text || served;
}
