import type { Enhance } from '../../src/runtime/define-island';
import { pageCart } from '../../src/ui/page-cart';
import { createCartActions } from './parts/cart-actions';
import { inlineCart } from './parts/inline-cart';
import { linkCart } from './parts/linked-cart';
import type { Props } from './props';

/** Brings the page's cart to the host; React comes when the shopper opens it, or with the first line of an inline one. */
const enhance: Enhance<Props> = (host, props, context) => {
	const cart = pageCart();
	const actions = createCartActions(cart, { signal: context.signal });
	const start = props.display === 'inline' ? inlineCart : linkCart;
	start(host, props, context, cart, actions);
};

export default enhance;
