import { signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../../src/runtime/define-island';
import { pageCart } from '../../src/page/page-cart';
import { HEADER_CART_LINKS, HEADER_CARTS } from './header-carts';
import { createCartActions } from './cart-actions';
import { linkCart } from './linked-cart';
import { ownCartLink } from './cart-link';
import type { Props } from './island';
import type { CartHost } from './panel-props';
import { formatPrice } from '../../src/i18n/format-price';
import { navigate } from '../../src/safety/url';
import { settings } from '../../src/runtime/settings';
import { hasCartCookie } from '../../src/stores/cart-cache';
import { t } from './messages';
import { IslandError } from '../../src/runtime/errors';
import { lazyView } from '../../src/runtime/lazy-view';
import { watch } from '../../src/stores/watch';
import { followVisibility } from './visibility';

/** Connects the page's cart to the host. React is loaded when the panel opens, or for the first line of an inline cart. */
export default function enhance(host: HTMLElement, props: Props, context: IslandContext) {
	const cart = pageCart();
	const headerCart = host.closest<HTMLElement>(HEADER_CARTS);
	// The panel inside this header cart stays hidden, because the header cart's link opens the drawer.
	if (headerCart && headerCart !== host && props.headerCarts) return;
	const own: CartHost = { host, props, context, cart, actions: createCartActions(cart, context.signal) };
	if (headerCart === host) linkHeaderCart(own);
	else if (props.display === 'inline') inlineCart(own);
	else linkCart(own, ownCartLink(own));
}

/**
 * Makes the link of a theme's or page builder's header cart, which WooCommerce's fragments keep current, open the drawer. Their own panel
 * opens only on hover. The drawer is rendered in the body, where no CSS rule for headers applies.
 */
export function linkHeaderCart(own: CartHost): void {
	const { host, props, context } = own;
	if (!hasCartCookie()) paintEmpty(host);
	const first = host.querySelector<HTMLElement>(HEADER_CART_LINKS);
	if (!props.headerCarts || !first) return;
	const { isCart, isCheckout } = settings().shop;
	if (!isCart && !isCheckout) host.dataset['archipelHeaderCart'] = 'drawer';
	context.signal.addEventListener('abort', () => delete host.dataset['archipelHeaderCart']);
	const ours: Props = { ...props, display: 'drawer', hideWhenEmpty: false };
	linkCart(
		{ ...own, props: ours },
		{
			find: () => host.querySelector<HTMLElement>(HEADER_CART_LINKS) ?? first,
			follow: () => void navigate(settings().shop.cartUrl),
			isContested: true,
		},
	);
}

/** Resets the count and total of a page that was cached for a visitor with a cart: no cart cookie means an empty cart, without a request. */
function paintEmpty(host: HTMLElement): void {
	for (const price of host.querySelectorAll(`:is(${HEADER_CART_LINKS}) .woocommerce-Price-amount`))
		price.textContent = formatPrice(0, settings().shop.currency);
	for (const count of host.querySelectorAll<HTMLElement>(`:is(${HEADER_CART_LINKS}) :is(.count, [data-counter])`)) {
		count.textContent = /\p{L}/u.test(count.textContent) ? t('count', { count: 0 }) : '0';
		if (count.dataset['counter']) count.dataset['counter'] = '0';
	}
}

/**
 * Shows the lines in the page itself, mostly in WooCommerce's own widget. While the cart is empty, the server's HTML stays and no view is loaded.
 */
export function inlineCart({ host, props, context, cart, actions }: CartHost): void {
	const { fail, signal } = context;
	const waiting = document.createElement('p');
	waiting.textContent = t('loading');
	let isAsked = false;
	const panelProps = { ...props, context, cart, actions, isOpen: createSignal(true), onClose() {} };
	const files = async () => {
		const view = await import('./panel');
		waiting.remove();
		return view;
	};
	const panel = lazyView(context, files, panelProps, { host });
	const show = () => {
		isAsked = true;
		panel.show().catch((cause: unknown) => fail(new IslandError('load', 'its panel could not be loaded', { cause })));
	};

	watch(signal, () => {
		const known = cart.cart.value;
		const hasFailed = cart.error.value !== undefined && hasCartCookie();
		if (known?.items.length || (!known && hasFailed)) show();
		// The theme's fragments may still work where our cart does not: after `fail()` the host is updated by fragments again.
		else if (!known && cart.reply.value) fail(new Error('the shop sends no cart; is its plugin switched on?'));
	});

	const widget = host.closest('.hide_cart_widget_if_empty')?.closest<HTMLElement>('.widget_shopping_cart');
	const box = widget ?? (props.hideWhenEmpty ? host : undefined);
	if (!box) return;
	const { display } = box.style;
	followVisibility(
		cart,
		actions,
		(isShown) => {
			// The theme's own `display` for the widget would override `hidden`.
			box.style.display = isShown ? display : 'none';
			if (isShown && !isAsked) host.append(waiting);
			else if (!isShown) waiting.remove();
		},
		signal,
	);
	signal.addEventListener('abort', () => {
		box.style.display = display;
		waiting.remove();
	});
}
