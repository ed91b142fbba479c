import { EMPTY_CART, rootOf, type CartPage } from '../../../src/shop/woocommerce/cart-page';
import { navigate } from '../../../src/safety/url';
import { keepingRemoved } from '../../../src/shop/woocommerce/cart-page-api';
import { emit } from '../../../src/stores/events';
import type { Props } from '../props';
import { focusHeading } from './focus';
import { keepNotices, showNotices } from './notices';

/** Carts of page builders: their empty state is a template of its own that only the server can print. */
const BUILDERS = '.elementor-widget-woocommerce-cart, [class*="shopengine"]';

const RELOADS: Readonly<Record<Props['whenEmptied'], (form: HTMLFormElement) => boolean>> = {
	auto: (form) => form.closest(BUILDERS) !== null,
	swap: () => false,
	reload: () => true,
};

/**
 * The last line is gone (CP-02, CP-03). The recording of WooCommerce's cart swaps its content, the specification's cart,
 * which is a page builder's, loads the page again (contracts, table row 10): each gets what it is made for.
 */
export function showEmptied(form: HTMLFormElement, page: CartPage, how: Props['whenEmptied']): void {
	const reloads = RELOADS[how](form);
	if (!emit('archipel:cart-emptied', { form })) return;
	// A checkout on the same page cannot stay without a cart; WooCommerce's script reloads for it too.
	if (reloads || document.querySelector('form.checkout')) {
		keepNotices(page.notices);
		const again = keepingRemoved(new URL(location.href));
		again.hash = '';
		return void navigate(again.href);
	}
	swapRoot(rootOf(form), page);
	const empty = document.querySelector(EMPTY_CART);
	if (empty) showNotices(page.notices, empty, 'scroll');
	focusHeading();
	emit('archipel:cart-page-updated', { form: undefined });
}

/** Puts the other state of the cart in the place of this one: the empty one, or the full one again. */
export function swapRoot(root: HTMLElement, { root: next }: CartPage): void {
	root.className = next.className;
	root.replaceChildren(...next.childNodes);
}
