import type { Enhance } from '../../src/runtime/define-island';
import { pageCart } from '../../src/dom/page-cart';
import { HEADER_CARTS } from './header-carts';
import { createCartActions } from './parts/cart-actions';
import { linkHeaderCart } from './parts/header-cart';
import { inlineCart } from './parts/inline-cart';
import { linkCart } from './parts/linked-cart';
import { ownCartLink } from './parts/cart-link';
import type { Props } from './props';

type Start = (...args: Parameters<typeof inlineCart>) => void;

const behindLink: Start = (host, props, context, cart, actions) =>
	linkCart(host, props, context, cart, actions, ownCartLink(host, props, cart, context.signal));

const STARTS: Readonly<Record<Props['display'], Start>> = {
	dropdown: behindLink,
	drawer: behindLink,
	inline: inlineCart,
};

/** Connects the page's cart to the host. React is loaded when the panel opens, or for the first line of an inline cart. */
const enhance: Enhance<Props> = (host, props, context) => {
	const cart = pageCart();
	const headerCart = host.closest<HTMLElement>(HEADER_CARTS);
	// The panel inside this header cart stays hidden, because the header cart's link opens the drawer.
	if (headerCart && headerCart !== host && props.headerCarts) return;
	const actions = createCartActions(cart, { signal: context.signal });
	if (headerCart === host) linkHeaderCart(host, props, context, cart, actions);
	else STARTS[props.display](host, props, context, cart, actions);
};

export default enhance;
