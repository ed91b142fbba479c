import { expect, test } from 'vitest';
import { openShop } from '../../tests/setup/cart-shop';
import { props } from './island';
import type { CartActions } from './cart-actions';
import { linkHeaderCart } from './enhance';

test('[CART-12] [RT-05] the header’s own panel gives way to the drawer, and comes back with all that was printed when the island stops', () => {
	document.body.innerHTML =
		'<ul class="site-header-cart"><li><a class="cart-contents" href="/page-panier/">2</a></li><li><div class="widget_shopping_cart"></div></li></ul>';
	const host = document.querySelector<HTMLElement>('ul')!;
	const printed = host.outerHTML;
	const page = new AbortController();
	const context = { activation: { by: 'idle', takeIntents: () => [] }, signal: page.signal, fail: () => {} } as const;
	linkHeaderCart(host, props.parse({}), context, openShop().store, {} as CartActions);
	expect(host.matches('[data-archipel-header-cart="drawer"]')).toBe(true);
	page.abort();
	expect(host.outerHTML).toBe(printed);
});
