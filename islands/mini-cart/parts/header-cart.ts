import { formatPrice } from '../../../src/i18n/format-price';
import type { IslandContext } from '../../../src/runtime/define-island';
import { navigate } from '../../../src/safety/url';
import { settings } from '../../../src/runtime/settings';
import type { CartStore } from '../../../src/stores/cart';
import { hasCartCookie } from '../../../src/stores/cart-cache';
import { HEADER_CART_LINKS } from '../header-carts';
import { t } from '../messages';
import type { Props } from '../props';
import type { CartActions } from './cart-actions';
import { linkCart } from './linked-cart';

/**
 * The header cart of a theme or page builder: its link stays, kept right by WooCommerce's fragments, and opens the drawer in place
 * of a panel that only opens under a mouse. The drawer stands in the body, where no rule for headers reaches it.
 */
export function linkHeaderCart(
	host: HTMLElement,
	props: Props,
	context: IslandContext,
	cart: CartStore,
	actions: CartActions,
): void {
	if (!hasCartCookie()) paintEmpty(host);
	const first = host.querySelector<HTMLElement>(HEADER_CART_LINKS);
	if (!props.headerCarts || !first) return;
	const { isCart, isCheckout } = settings().shop;
	if (!isCart && !isCheckout) host.dataset['archipelHeaderCart'] = 'drawer';
	context.signal.addEventListener('abort', () => delete host.dataset['archipelHeaderCart']);
	const ours: Props = { ...props, display: 'drawer', hideWhenEmpty: false };
	linkCart(host, ours, context, cart, actions, {
		find: () => host.querySelector<HTMLElement>(HEADER_CART_LINKS) ?? first,
		follow: () => void navigate(settings().shop.cartUrl),
		isContested: true,
	});
}

/** A page that was cached for somebody with a cart: without a cart cookie there is nothing in it, and nobody needs to be asked. */
function paintEmpty(host: HTMLElement): void {
	for (const price of host.querySelectorAll(`:is(${HEADER_CART_LINKS}) .woocommerce-Price-amount`))
		price.textContent = formatPrice(0, settings().shop.currency);
	for (const count of host.querySelectorAll<HTMLElement>(`:is(${HEADER_CART_LINKS}) :is(.count, [data-counter])`)) {
		count.textContent = /\p{L}/u.test(count.textContent) ? t('count', { count: 0 }) : '0';
		if (count.dataset['counter']) count.dataset['counter'] = '0';
	}
}
