import { expect, test, vi } from 'vitest';
import { createShop, openShop } from '../../tests/setup/cart-shop';
import { islandContext } from '../../tests/setup/island-context';
import { printConfig } from '../../tests/setup/print-config';
import { sampleReply } from '../../tests/setup/sample-cart';
import { pageLife } from '../../tests/setup/page-life';
import { props } from './island';
import type { CartActions } from './cart-actions';
import type { CartHost } from './panel-props';
import { inlineCart, linkHeaderCart } from './enhance';

const page = pageLife();
const context = (fail = () => {}) => ({ ...islandContext(page.signal), fail });
const cartHost = (host: HTMLElement, given: object, changes: Partial<CartHost> = {}): CartHost => ({
	host,
	props: props.parse(given),
	context: context(),
	cart: openShop().store,
	actions: {} as CartActions,
	...changes,
});

test('[CART-12] [RT-05] the header’s own panel gives way to the drawer, and comes back with all that was printed when the island stops', () => {
	document.body.innerHTML =
		'<ul class="site-header-cart"><li><a class="cart-contents" href="/page-panier/">2</a></li><li><div class="widget_shopping_cart"></div></li></ul>';
	const host = document.querySelector<HTMLElement>('ul')!;
	const printed = host.outerHTML;
	linkHeaderCart(cartHost(host, {}));
	expect(host.matches('[data-archipel-header-cart="drawer"]')).toBe(true);
	page.abort();
	expect(host.outerHTML).toBe(printed);
	page.restart();
	for (const own of ['isCart', 'isCheckout']) {
		printConfig({ shop: { [own]: true } });
		linkHeaderCart(cartHost(host, {}));
		expect(host.matches('[data-archipel-header-cart]'), own).toBe(false);
	}
});

test('[CART-12] a header that was cached with another visitor’s cart shows an empty one: number, words and total', () => {
	document.body.innerHTML =
		'<div><a class="cart-contents"><span class="woocommerce-Price-amount">12,00 €</span><span class="count">3 articles</span></a><a class="elementor-menu-cart__toggle_button"><i data-counter="3">3</i></a></div>';
	const host = document.querySelector('div')!;
	linkHeaderCart(cartHost(host, { headerCarts: false }));
	expect(
		[...host.querySelectorAll<HTMLElement>('a > *')].map((part) => part.textContent.replaceAll(/\s/g, ' ')),
	).toEqual(['0,00 €', '0 article', '0']);
	expect(host.querySelector<HTMLElement>('i')!.dataset['counter']).toBe('0');
});

test('[CART-10] [RT-05] a shop that sends no cart of ours leaves the place to WooCommerce’s fragments', () => {
	const fail = vi.fn();
	const { store } = createShop();
	const host = document.body.appendChild(document.createElement('div'));
	inlineCart(cartHost(host, { display: 'inline' }, { context: context(fail), cart: store }));
	expect(fail).not.toHaveBeenCalled();
	store.receive(sampleReply(undefined), 'refresh');
	expect(fail).toHaveBeenCalledOnce();
});

test('[CART-14] a cart that opens after an add cancels the message of the product page, and says when it is open', async () => {
	document.body.innerHTML =
		'<ul class="site-header-cart"><li><a class="cart-contents" href="/page-panier/">2</a></li></ul>';
	const host = document.querySelector<HTMLElement>('ul')!;
	const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
	box.mockReturnValue(new DOMRect(0, 0, 1, 0));
	linkHeaderCart(cartHost(host, { openOnAdd: true }));
	const opened = vi.fn();
	document.addEventListener('archipel:cart-opened', opened, { signal: page.signal });
	const add = () =>
		document.body.dispatchEvent(new Event('archipel:added-to-cart', { bubbles: true, cancelable: true }));
	expect(add(), 'its link is not to be seen').toBe(true);
	box.mockReturnValue(new DOMRect(0, 0, 1, 1));
	expect(add()).toBe(false);
	await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
});
