import { beforeEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { emit } from '../../src/stores/events';
import { storeCart } from '../../src/shop/woocommerce/cart-schema';
import { realJQuery as jQuery } from '../../tests/setup/real-jquery';
import { sampleCart } from '../../tests/setup/sample-cart';
import enhance from './enhance';
import './parts/add-to-cart';
import './parts/choose-swatch';
import './parts/tooltip';
import { props } from './island';
import { click } from '../../tests/setup/click';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { stubFetch } from '../../tests/setup/stub-fetch';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));
// happy-dom has no layout.
vi.mock('../../src/dom/float', () => ({ float: () => () => {} }));

const ADDED = {
	fragments: { 'div.widget_shopping_cart_content': '<div></div>' },
	cart_hash: '0123456789abcdef0123456789abcdef',
};
const MESSAGE = '« Culotte » a été ajouté à votre panier';

const controller = pageLife();
const { answer, sent } = stubFetch();
const follow = vi.fn<(href: string | URL) => void>();

const tile = (id: number) =>
	`<li class="product post-${id}"><a class="woocommerce-LoopProduct-link" href="/produit/p${id}/"><h2>Culotte</h2></a>
	<a href="?add-to-cart=${id}" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="${id}" data-product_sku="S${id}" data-quantity="1" data-success_message="${MESSAGE}">Ajouter au panier</a></li>`;

beforeEach(() => {
	answer(ADDED);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
	vi.spyOn(location, 'assign').mockImplementation(follow);
});

function open(own: Record<string, unknown> = {}, shop: Record<string, unknown> = {}): HTMLElement {
	printConfig({ shop: { cartUrl: '/page-panier/', ...shop } });
	document.body.innerHTML = `<main><ul class="products">${tile(1179)}</ul></main>`;
	const host = document.querySelector('ul')!;
	const context = islandContext(controller.signal);
	void enhance(host, props.parse(own), context);
	return host;
}
const button = (id = 1179) => document.querySelector<HTMLElement>(`[data-product_id="${id}"]`)!;
const links = () => document.querySelectorAll<HTMLAnchorElement>('.added_to_cart');
const notice = () => document.querySelector('.archipel-notice')?.textContent ?? '';
const said = () => document.querySelector('#archipel-announcer [aria-live=polite]')?.textContent ?? '';
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const press = (control: Element = button(), init?: MouseEventInit) => click(control, init);
async function add(control = button()): Promise<void> {
	const before = sent().length;
	expect(press(control)).toBe(false);
	await vi.waitFor(() => expect(sent()).toHaveLength(before + 1));
	await vi.waitFor(() => expect(control.hasAttribute('aria-busy')).toBe(false));
}

test('[CART-01] the link to the cart comes once, and takes the place of the button after three seconds, until the product is out of the cart', async () => {
	open();
	await add();
	await add();
	expect(Object.fromEntries(sent()[0]!.fields)).toEqual({
		product_id: '1179',
		product_sku: 'S1179',
		quantity: '1',
		success_message: MESSAGE,
	});
	expect(button().classList).toContain('added');
	expect([links().length, links()[0]!.hidden, links()[0]!.getAttribute('href')]).toEqual([1, true, '/page-panier/']);
	await pass(3000);
	expect(links()[0]!.hidden).toBe(false);
	const cart = sampleCart([]);
	emit('archipel:cart-changed', { cart, storeCart: storeCart(cart) });
	expect([links().length, button().classList.contains('added')]).toEqual([0, false]);
});

test('[CART-01] the link to the cart is not added on the cart page', async () => {
	open({}, { isCart: true });
	await add();
	expect(button().classList).toContain('added');
	expect(links()).toHaveLength(0);
});

test('[RT-08] without WooCommerce’s own script what others keep at a button by jQuery is sent, and they hear that it is updated, after a veto too', async () => {
	vi.stubGlobal('jQuery', jQuery);
	const heard = vi.fn();
	jQuery(document.body).on('wc_cart_button_updated', (_event, $button) => heard($button));
	open();
	jQuery(button()).data('engraving', 'Zoé');
	await add();
	expect(Object.fromEntries(sent()[0]!.fields)).toMatchObject({ engraving: 'Zoé' });
	expect(heard).toHaveBeenCalledExactlyOnceWith(jQuery(button()));
	document.addEventListener('archipel:adding-to-cart', (event) => event.preventDefault(), { once: true });
	press();
	await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
	jQuery(document.body).off();
});

test('[CART-03] a shop that wants it so goes to the cart after an add', async () => {
	open({}, { cartRedirectAfterAdd: true });
	press();
	await vi.waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/page-panier\/$/)));
});

test('[CART-03] a product that is gone is told at its tile, and the button is free', async () => {
	answer({ error: true, product_url: false });
	open();
	await add();
	expect(notice()).toMatch(/^Ce produit n’a pas pu être ajouté au panier\./);
	expect(button().matches('.loading, .added')).toBe(false);
	expect(follow).not.toHaveBeenCalled();
});

test.each(['javascript:document.title=1', 'https://evil.example/', '//evil.example/', 'http://['])(
	'[SEC-02] [SEC-03 S7] a refusal cannot send the shopper to %s',
	async (address) => {
		answer({ error: true, product_url: address });
		open();
		await add();
		expect(notice()).not.toBe('');
		expect(follow).not.toHaveBeenCalled();
	},
);

test('[CART-09] screen readers hear the button’s message after a second', async () => {
	open();
	await add();
	await pass(700);
	expect(said()).not.toContain(MESSAGE);
	await pass(400);
	expect(said()).toContain(MESSAGE);
});

test('[CART-05] stays a link: one that is clicked with Control, one of a product with options, and one without a product', () => {
	open();
	const control = button();
	expect(press(control, { ctrlKey: true })).toBe(true);
	control.classList.remove('ajax_add_to_cart');
	expect(press(control)).toBe(true);
	control.classList.add('ajax_add_to_cart');
	control.dataset['product_id'] = '';
	expect(press(control)).toBe(true);
	control.removeAttribute('data-product_id');
	expect(press(control)).toBe(true);
	expect(control.matches('.loading, .added')).toBe(false);
});

const hover = (element: Element) => element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

test('[TILE-01] [TILE-04] tooltips: hovering adds nothing per tile, neither does the list hold anything of its own', async () => {
	const host = open();
	host.insertAdjacentHTML('beforeend', [1, 2, 3, 4, 5, 6, 7, 8, 9].map(tile).join(''));
	await pass(10);
	const listen = vi.spyOn(document, 'addEventListener');
	for (let id = 1; id < 10; id++) {
		hover(button(id));
		expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
	}
	// The listeners of a tooltip are removed with that tooltip: of nine one is left.
	const signals = listen.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal!);
	expect(signals.map(({ aborted }) => aborted)).toEqual([...Array<boolean>(8).fill(true), false]);
	expect(host.querySelector('[data-archipel-state], [data-archipel-slot]')).toBeNull();
});

test('[TILE-01] tooltips leave nothing when the list goes', async () => {
	const host = open();
	await pass(10);
	hover(button());
	expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
	host.remove();
	controller.abort();
	expect(document.querySelector('[role=tooltip]')).toBeNull();
});
