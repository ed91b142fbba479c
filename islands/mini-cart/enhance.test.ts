import { expect, test, vi } from 'vitest';
import { click } from '../../tests/setup/click';
import { createShop, openShop } from '../../tests/setup/cart-shop';
import { islandContext } from '../../tests/setup/island-context';
import { printConfig } from '../../tests/setup/print-config';
import { sampleReply } from '../../tests/setup/sample-cart';
import { pageLife } from '../../tests/setup/page-life';
import { navigate } from '../../src/safety/url';
import { props } from './island';
import type { CartActions } from './cart-actions';
import type { CartHost } from './panel-props';
import { createCartActions } from './cart-actions';
import enhance, { inlineCart, linkHeaderCart } from './enhance';

vi.mock('../../src/safety/url', async (original) => ({
	...(await original<typeof import('../../src/safety/url')>()),
	navigate: vi.fn<typeof navigate>(),
}));

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

/** Prints Storefront's header cart. @returns Its host */
function printHeader(): HTMLElement {
	document.body.innerHTML = `<ul class="site-header-cart"><li><a class="cart-contents" href="/page-panier/">2</a></li>
		<li><div class="widget_shopping_cart"></div></li></ul>`;
	return document.querySelector('ul')!;
}

test('[CART-12] [RT-05] the header’s own panel gives way to the drawer, and comes back with all that was printed when the island stops', () => {
	const host = printHeader();
	const printed = host.outerHTML;
	linkHeaderCart(cartHost(host, {}));
	expect(host.matches('[data-archipel-header-cart="drawer"]')).toBe(true);
	page.abort();
	expect(host.outerHTML).toBe(printed);
	page.restart();
	for (const own of ['isCart', 'isCheckout']) {
		printConfig({ shop: { [own]: true } });
		linkHeaderCart(cartHost(host, {}));
		expect(host.outerHTML, `${own}: the link is only a link`).toBe(printed);
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

test('[CART-12] Elementor’s script does not hear the press that opens the drawer', () => {
	document.body.innerHTML = '<div><a class="elementor-menu-cart__toggle_button" href="#">2</a></div>';
	const link = document.querySelector('a')!;
	const heard = vi.fn();
	link.addEventListener('click', heard);
	linkHeaderCart(cartHost(document.querySelector('div')!, {}));
	expect([click(link), heard.mock.calls]).toEqual([false, []]);
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
	const host = printHeader();
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

test('[RT-03] [WP-07] a press before it was there opens the cart, in English', async () => {
	printConfig({ locale: 'en_US' });
	const host = printHeader();
	const { store: cart } = openShop();
	const context = islandContext(page.signal, [host.querySelector('a')!]);
	linkHeaderCart(cartHost(host, {}, { cart, context, actions: createCartActions(cart, page.signal) }));
	await vi.waitFor(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Your cart'), 5000);
	expect(document.querySelector('dialog')!.textContent).toContain(' each');
	expect(document.querySelector('[aria-label="Remove Body sexy 1 from the cart"]')).not.toBeNull();
});

test('[RT-05] a panel that cannot be loaded: a theme’s link and ours lead to the cart, a place in the page is given back', async () => {
	vi.doMock('./panel', () => Promise.reject(new Error('gone')));
	printConfig({ shop: { cartUrl: '/page-panier/' } });
	const header = printHeader();
	linkHeaderCart(cartHost(header, {}));
	click(header.querySelector('a')!);
	await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/page-panier/'), 5000);
	const fail = vi.fn();
	inlineCart(cartHost(header.querySelector('div')!, { display: 'inline' }, { context: context(fail) }));
	await vi.waitFor(() => expect(fail).toHaveBeenCalledWith(expect.objectContaining({ code: 'load' })), 5000);
	document.body.innerHTML = '<div><a href="/page-panier/">Panier</a></div>';
	const host = document.querySelector('div')!;
	enhance(host, props.parse({ display: 'drawer' }), context());
	expect(click(host.querySelector('a')!)).toBe(false);
	const isFollowed: boolean[] = [];
	const stay = (event: Event) => {
		isFollowed.push(!event.defaultPrevented);
		event.preventDefault();
	};
	document.addEventListener('click', stay, { signal: page.signal });
	await vi.waitFor(() => expect(isFollowed).toEqual([true]), 5000);
	vi.doUnmock('./panel');
});
