import { beforeEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { emit } from '../../src/stores/events';
import { storeCart } from '../../src/shop/woocommerce/cart-schema';
import { realJQuery as jQuery } from '../../tests/setup/real-jquery';
import { sampleCart } from '../../tests/setup/sample-cart';
import enhance from './enhance';
import './parts/add-to-cart';
import './parts/choose-swatch';
import { props } from './island';
import { click } from '../../tests/setup/click';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { stubFetch } from '../../tests/setup/stub-fetch';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const ADDED = {
	fragments: { 'div.widget_shopping_cart_content': '<div></div>' },
	cart_hash: '0123456789abcdef0123456789abcdef',
};
const MESSAGE = '« Culotte » a été ajouté à votre panier';

const controller = pageLife();
const { answer, sent } = stubFetch();
const follow = vi.fn<(href: string | URL) => void>();

const TILES = `<main><ul class="products"><li class="product"><a class="woocommerce-LoopProduct-link" href="/produit/p/"><h2>Culotte</h2></a>
	<a href="?add-to-cart=1179" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="1179" data-product_sku="S1179" data-quantity="1" data-success_message="${MESSAGE}">Ajouter au panier</a></li></ul></main>`;

beforeEach(() => {
	answer(ADDED);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
	vi.spyOn(location, 'assign').mockImplementation(follow);
});

function open({ own = {}, shop = {}, locale = 'fr-FR', isPressed = false } = {}): void {
	printConfig({ locale, shop: { cartUrl: '/page-panier/', ...shop } });
	document.body.innerHTML = TILES;
	const context = islandContext(controller.signal, isPressed ? [button()] : []);
	void enhance(document.querySelector('ul')!, props.parse(own), context);
}
const button = () => document.querySelector<HTMLElement>('[data-product_id]')!;
const links = () => document.querySelectorAll<HTMLAnchorElement>('.added_to_cart');
const notice = () => document.querySelector('.archipel-notice')?.textContent ?? '';
const said = () => document.querySelector('#archipel-announcer [aria-live=polite]')?.textContent ?? '';
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const press = (init?: MouseEventInit) => click(button(), init);
async function add(): Promise<void> {
	const before = sent().length;
	expect(press()).toBe(false);
	await vi.waitFor(() => expect(sent()).toHaveLength(before + 1));
	await vi.waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false));
}

test('[CART-01] the link to the cart comes once, and takes the place of the button after three seconds, until the product is out of the cart', async () => {
	open();
	const before = button().className;
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
	button().focus();
	await pass(3000);
	expect([links()[0]!.hidden, document.activeElement]).toEqual([false, links()[0]]);
	const cart = sampleCart([]);
	emit('archipel:cart-changed', { cart, storeCart: storeCart(cart) });
	expect([links().length, button().className, document.activeElement]).toEqual([0, before, button()]);
});

test('[CART-01] the link to the cart is not added on the cart page', async () => {
	open({ shop: { isCart: true } });
	await add();
	expect(button().classList).toContain('added');
	expect(links()).toHaveLength(0);
});

test('[RT-03] a press that was held adds once', async () => {
	open({ isPressed: true });
	await vi.waitFor(() => expect(button().classList).toContain('added'));
	expect(sent()).toHaveLength(1);
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

test('[CART-16] [CART-09] an owner may want a message at the tile, which goes after three seconds; screen readers hear it after one', async () => {
	open({ own: { addedNotice: true } });
	await add();
	expect(notice()).toBe(MESSAGE);
	await pass(700);
	expect(said()).not.toContain(MESSAGE);
	await pass(400);
	expect([said(), notice()]).toEqual([expect.stringContaining(MESSAGE), MESSAGE]);
	await pass(1900);
	expect(notice()).toBe('');
});

test('[WP-07] in English: the word of the button, and the link to the cart', async () => {
	open({ locale: 'en-GB' });
	await add();
	expect(button().querySelector('.archipel-progress')!.textContent).toBe('Added');
	expect(links()[0]!.textContent).toBe('View cart');
});

const REFUSED = { error: true, product_url: '/produit/x/' };
test.each([
	['a shop that wants it so goes to the cart after an add', { cartRedirectAfterAdd: true }, ADDED, '/page-panier/'],
	['a refusal leads to the product, whose page says why', {}, REFUSED, '/produit/x/'],
])('[CART-03] %s', async (_what, shop, reply, path) => {
	answer(reply);
	open({ shop });
	press();
	await vi.waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith(location.origin + path));
});

test.each([false, 'https://evil.example/'])(
	'[CART-03] [SEC-02] [SEC-03 S7] a refusal that names no page of the shop, but %s, is told at its tile, where it can be closed, and the button is free',
	async (address) => {
		answer({ error: true, product_url: address });
		open();
		await add();
		expect(notice()).toMatch(/^Ce produit n’a pas pu être ajouté au panier\./);
		expect(document.querySelector('.archipel-notice [aria-label=Fermer]')).not.toBeNull();
		expect(button().matches('.loading, .added')).toBe(false);
		expect(follow).not.toHaveBeenCalled();
	},
);

test('[CART-05] stays a link: one that is clicked with Control, one of a product with options, and one without a product', () => {
	open();
	const control = button();
	expect(press({ ctrlKey: true })).toBe(true);
	control.classList.remove('ajax_add_to_cart');
	expect(click(control)).toBe(true);
	control.classList.add('ajax_add_to_cart');
	control.dataset['product_id'] = '';
	expect(click(control)).toBe(true);
	control.removeAttribute('data-product_id');
	expect(click(control)).toBe(true);
	expect(control.matches('.loading, .added')).toBe(false);
});
