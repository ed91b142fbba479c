import { beforeEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { sampleCart } from '../../tests/setup/sample-cart';
import { stubFetch } from '../../tests/setup/stub-fetch';

const { answer, fetched } = stubFetch();
const cart = sampleCart();
const body = {
	fragments: {
		'a.cart-contents': '\t\t<a class="cart-contents" href="/page-panier/">2</a>\n',
		'script#archipel-cart': `<script type="application/json" id="archipel-cart">${JSON.stringify(cart)}</script>`,
	},
	cart_hash: cart.hash,
};

/** Opens a new page with fresh modules and its own config. */
async function openPage() {
	vi.resetModules();
	document.body.innerHTML = '<a class="cart-contents" href="/page-panier/">?</a>';
	printConfig({ shop: { cartHashKey: 'wc_cart_hash_x', fragmentName: 'wc_fragments_x' } });
	await (await import('../safety/html')).openGate();
	return (await import('./page-cart')).pageCart;
}

const setCookie = (name: string, value: string) => (document.cookie = `${name}=${value}; path=/`);

beforeEach(() => {
	answer(body);
	setCookie('woocommerce_items_in_cart', '1');
	setCookie('woocommerce_cart_hash', cart.hash);
});

test('[RT-07] [CART-07] [PRIV-01] all islands of a page have the same cart, asked for once; after a login or logout the kept one is forgotten, once', async () => {
	const pageCart = await openPage();
	expect(pageCart()).toBe(pageCart());
	await vi.waitFor(() => expect(pageCart().cart.peek()).toEqual(cart));
	expect(fetched).toHaveBeenCalledOnce();
	expect(document.querySelector('.cart-contents')?.textContent).toBe('2');
	setCookie('archipel_forget_cart', '1');
	const next = await openPage();
	expect([next().cart.peek(), document.cookie.includes('archipel_forget_cart')]).toEqual([undefined, false]);
	await vi.waitFor(() => expect([next().cart.peek(), fetched.mock.calls.length]).toEqual([cart, 2]));
});

test('where WooCommerce’s own fragments script was left on the page, it makes the requests', async () => {
	const pageCart = await openPage();
	const script = document.createElement('script');
	script.type = 'text/plain';
	script.setAttribute('src', '/wp-content/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js?ver=10.9.1');
	document.body.append(script);
	pageCart();
	await new Promise((resolve) => setTimeout(resolve));
	expect(fetched).not.toHaveBeenCalled();
});
