import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleCart } from '../../tests/setup/sample-cart';

const fetchMock = vi.fn<typeof fetch>();
const cart = sampleCart();
const body = {
	fragments: {
		'a.cart-contents': '\t\t<a class="cart-contents" href="/page-panier/">2</a>\n',
		'script#archipel-cart': `<script type="application/json" id="archipel-cart">${JSON.stringify(cart)}</script>`,
	},
	cart_hash: cart.hash,
};

/** Opens a new page with fresh modules and its own config. */
async function openPage(shop: Record<string, unknown> = {}) {
	vi.resetModules();
	document.body.innerHTML = '<a class="cart-contents" href="/page-panier/">?</a>';
	const config = document.createElement('script');
	config.type = 'application/json';
	config.id = 'archipel-config';
	config.textContent = JSON.stringify({
		shop: { cartHashKey: 'wc_cart_hash_x', fragmentName: 'wc_fragments_x', ...shop },
	});
	document.body.append(config);
	await (await import('../safety/html')).openGate();
	return (await import('./page-cart')).pageCart;
}

const setCookie = (name: string, value: string) => (document.cookie = `${name}=${value}; path=/`);
const expire = (name: string) => (document.cookie = `${name}=; max-age=0; path=/`);

beforeEach(() => {
	vi.stubGlobal('fetch', fetchMock);
	fetchMock.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body))));
	setCookie('woocommerce_items_in_cart', '1');
	setCookie('woocommerce_cart_hash', cart.hash);
});

afterEach(() => {
	fetchMock.mockReset();
	vi.unstubAllGlobals();
	sessionStorage.clear();
	localStorage.clear();
	for (const name of ['woocommerce_items_in_cart', 'woocommerce_cart_hash', 'archipel_forget_cart']) expire(name);
});

test('[RT-07] all islands of a page have the same cart, asked for once', async () => {
	const pageCart = await openPage();
	expect(pageCart()).toBe(pageCart());
	await vi.waitFor(() => expect(pageCart().cart.peek()).toEqual(cart));
	expect(fetchMock).toHaveBeenCalledOnce();
	expect(document.querySelector('.cart-contents')?.textContent).toBe('2');
});

test('[CART-07] the next page of the tab makes no request', async () => {
	const first = await openPage();
	first();
	await vi.waitFor(() => expect(first().cart.peek()).toEqual(cart));
	const second = await openPage();
	second();
	await vi.waitFor(() => expect(second().cart.peek()).toEqual(cart));
	expect(document.querySelector('.cart-contents')?.textContent).toBe('2');
	expect(fetchMock).toHaveBeenCalledOnce();
});

test('[CART-13] a visitor without a cart makes no request', async () => {
	expire('woocommerce_items_in_cart');
	expire('woocommerce_cart_hash');
	const pageCart = await openPage();
	pageCart();
	await new Promise((resolve) => setTimeout(resolve));
	expect(fetchMock).not.toHaveBeenCalled();
	expect(pageCart().cart.peek()).toBeUndefined();
});

describe('[PRIV-01]', () => {
	test('after a login or a logout nothing that was kept is shown, and the note of it is taken away', async () => {
		const first = await openPage();
		first();
		await vi.waitFor(() => expect(sessionStorage.getItem('wc_fragments_x')).toContain('Body sexy'));
		setCookie('archipel_forget_cart', '1');
		expire('woocommerce_items_in_cart');
		const second = await openPage();
		expect(second().cart.peek()).toBeUndefined();
		expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toBe('{}');
		await vi.waitFor(() => expect(document.cookie).not.toContain('archipel_forget_cart'));
	});

	test('one event erases every trace', async () => {
		const pageCart = await openPage();
		pageCart();
		await vi.waitFor(() => expect(sessionStorage.getItem('wc_fragments_x')).toContain('Body sexy'));
		document.dispatchEvent(new CustomEvent('archipel:forget-visitor'));
		expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toBe('{}');
		expect(pageCart().cart.peek()).toBeUndefined();
	});
});

describe('where WooCommerce’s own fragments script was left on the page, it makes the requests', () => {
	test('as the config says', async () => {
		const pageCart = await openPage({ coreFragments: true });
		pageCart();
		await new Promise((resolve) => setTimeout(resolve));
		expect(fetchMock).not.toHaveBeenCalled();
	});

	test('as the page shows', async () => {
		const pageCart = await openPage();
		const script = document.createElement('script');
		script.type = 'text/plain';
		script.setAttribute('src', '/wp-content/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js?ver=10.9.1');
		document.body.append(script);
		pageCart();
		await new Promise((resolve) => setTimeout(resolve));
		expect(fetchMock).not.toHaveBeenCalled();
	});
});
