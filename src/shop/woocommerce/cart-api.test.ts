import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formData } from '../../dom/form-fields';
import { TIMEOUT } from '../http';
import { cartApi } from './cart-api';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
	vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
	fetchMock.mockReset();
	vi.unstubAllGlobals();
});

const answer = (body: unknown, init: ResponseInit = {}) =>
	fetchMock.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), init));

/** Returns method, address and body of the only request. */
async function sent() {
	expect(fetchMock).toHaveBeenCalledOnce();
	const [input, init] = fetchMock.mock.calls[0]!;
	const request = new Request(input, init);
	return {
		method: request.method,
		address: request.url.replace(location.origin, ''),
		body: request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
			? await request.text()
			: [...(await request.formData())],
	};
}

/** Response to the removal of the last line (SERVERS.md, S9, S11). */
const emptied = {
	fragments: {
		'div.widget_shopping_cart_content':
			'<div class="widget_shopping_cart_content">\n\n\t<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>\n\n\n</div>',
	},
	cart_hash: '',
};

test('[REL-03] an add carries the name by which the shop knows it again; other calls have none', async () => {
	const calls = [
		() => cartApi.add(formData({ product_id: '72' }), 'm0x-one'),
		() => cartApi.addForm(new FormData(), 'm0x-two'),
		() => cartApi.remove('abc'),
	];
	for (const call of calls) {
		answer(emptied);
		await call();
	}
	const names = fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Archipel-Request'));
	expect(names).toEqual(['m0x-one', 'm0x-two', null]);
});

test('[CART-01] an add sends the fields of the button', async () => {
	answer(emptied);
	const reply = await cartApi.add(formData({ product_id: '72', quantity: '2', product_sku: 'LG-1' }), 'key');
	expect(reply.ok).toBe(true);
	expect(await sent()).toEqual({
		method: 'POST',
		address: '/?wc-ajax=add_to_cart',
		body: 'product_id=72&quantity=2&product_sku=LG-1',
	});
});

test('[CART-14] a product form is posted as it stands', async () => {
	answer({ ...emptied, notices: '<div class="woocommerce-message">Ajouté.</div>' });
	const form = new FormData();
	form.set('add-to-cart', '72');
	form.set('attribute_pa_taille', '42');
	expect(await cartApi.addForm(form, 'key')).toMatchObject({
		ok: true,
		notices: '<div class="woocommerce-message">Ajouté.</div>',
	});
	expect(await sent()).toEqual({
		method: 'POST',
		address: '/?wc-ajax=archipel_add_to_cart',
		body: [
			['add-to-cart', '72'],
			['attribute_pa_taille', '42'],
		],
	});
});

test.each([
	['remove_from_cart', () => cartApi.remove('aaaa'), 'cart_item_key=aaaa'],
	['archipel_set_quantity', () => cartApi.setQuantity('aaaa', 1.5), 'cart_item_key=aaaa&quantity=1.5'],
	['archipel_restore_item', () => cartApi.restore('aaaa'), 'cart_item_key=aaaa'],
])('[CART-11] %s sends the key of the line', async (action, call, body) => {
	answer(emptied);
	expect(await call()).toMatchObject({ ok: true, reply: { cartHash: '' } });
	expect(await sent()).toEqual({ method: 'POST', address: `/?wc-ajax=${action}`, body });
});

/** A server that never answers. */
const hang = () =>
	fetchMock.mockImplementation(
		(_input, init) =>
			new Promise((_, reject) => {
				(init?.signal ?? (_input as Request).signal).addEventListener('abort', () =>
					reject(new DOMException('aborted', 'AbortError')),
				);
			}),
	);

test.each([
	['with a file for half a minute: it is the shopper’s own line that takes them', 'initiales', 30_000],
	['whose file is not chosen as long as for any other', '', TIMEOUT],
])('[CART-14] [SEC-03 C16] an answer is waited for to a form %s', async (_what, content, patience) => {
	vi.useFakeTimers();
	hang();
	const form = new FormData();
	form.set('motif', new File([content], content && 'motif.png'));
	const adding = cartApi.addForm(form, 'key').catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(patience - 1);
	expect(await Promise.race([adding, 'waiting'])).toBe('waiting');
	await vi.advanceTimersByTimeAsync(1);
	expect(await adding).toMatchObject({ reason: 'timeout' });
	vi.useRealTimers();
});

test('[CART-07] a refresh sends the time and gives up after five seconds', async () => {
	vi.useFakeTimers({ now: 1_795_249_119_476 });
	hang();
	const refresh = cartApi.refresh().catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(4999);
	expect(await Promise.race([refresh, 'waiting'])).toBe('waiting');
	await vi.advanceTimersByTimeAsync(1);
	expect(await refresh).toMatchObject({ reason: 'timeout' });
	vi.useRealTimers();
	expect(await sent()).toEqual({
		method: 'POST',
		address: '/?wc-ajax=get_refreshed_fragments',
		body: 'time=1795249119476',
	});
});

const refusal = { ok: false, productUrl: undefined, message: undefined, notices: undefined, reply: undefined };
const PRODUCT = 'http://store.example/produit/body-sexy-3/';
const addOne = () => cartApi.add(formData({ product_id: '82' }), 'key');
test.each([
	[
		'[CART-03] of an add tells where the reason can be read',
		addOne,
		{ error: true, product_url: PRODUCT },
		{ productUrl: PRODUCT },
	],
	['[CART-03] of an unknown product has no address', addOne, { error: true, product_url: false }, {}],
	['[CART-11] of a removal is `success: false`', () => cartApi.remove('deadbeef'), { success: false }, {}],
	[
		'[CART-12] of a quantity comes with the reason and the cart as it is',
		() => cartApi.setQuantity('aaaa', 9),
		{ ...emptied, error: true, message: 'Stock insuffisant : 5 disponibles.' },
		{ message: 'Stock insuffisant : 5 disponibles.', reply: expect.objectContaining({ cartHash: '' }) as unknown },
	],
])('a refusal %s', async (_what, call, body, told) => {
	answer(body);
	expect(await call()).toEqual({ ...refusal, ...told });
});

test('a PHP notice before the JSON does no harm', async () => {
	answer(`<br />\n<b>Notice</b>: Undefined index in <b>hooks.php</b><br />\n${JSON.stringify(emptied)}`);
	expect(await cartApi.remove('aaaa')).toMatchObject({ ok: true });
});

test.each([
	['a page', '<!doctype html><title>Maintenance</title>', {}, 'invalid'],
	['nothing', '', {}, 'invalid'],
	['-1', '-1', {}, 'invalid'],
	['half of it', JSON.stringify(emptied).slice(0, 80), {}, 'invalid'],
	['neither fragments nor an error', {}, {}, 'invalid'],
	['other types', { fragments: 5, cart_hash: 5 }, {}, 'invalid'],
	['an error of the server', '<h1>Erreur critique</h1>', { status: 500 }, 'http'],
])('[REL-01] %s for an answer is a failure that says why', async (_name, body, init, reason) => {
	answer(body, init);
	await expect(cartApi.remove('aaaa')).rejects.toMatchObject({ name: 'RequestError', reason });
});

test('[REL-01] a connection that breaks is a failure that says why', async () => {
	fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	await expect(cartApi.remove('aaaa')).rejects.toMatchObject({ name: 'RequestError', reason: 'lost' });
});
