import { expect, test, vi } from 'vitest';
import { sampleCart } from '../../../tests/setup/sample-cart';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { formData } from '../../dom/form-fields';
import { TIMEOUT } from '../http';
import { CART_FRAGMENT, cartApi, fragmentsReplySchema, readFragments } from './cart-api';

const { answer, hang, sent } = stubFetch();

/** Response to the removal of the last line (SERVERS.md, S9, S11). */
const emptied = {
	fragments: {
		'div.widget_shopping_cart_content':
			'<div class="widget_shopping_cart_content">\n\n\t<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>\n\n\n</div>',
	},
	cart_hash: '',
};

const button = formData({ product_id: '72', quantity: '2', product_sku: 'LG-1' });
const form = formData({ 'add-to-cart': '72', attribute_pa_taille: '42' });

test.each([
	['[CART-01] [REL-03] add_to_cart', () => cartApi.add(button, 'key'), [...button]],
	['[CART-14] [REL-03] archipel_add_to_cart', () => cartApi.addForm(form, 'key'), [...form]],
	['[CART-11] remove_from_cart', () => cartApi.remove('aaaa'), [['cart_item_key', 'aaaa']]],
	[
		'[CART-11] archipel_set_quantity',
		() => cartApi.setQuantity('aaaa', 1.5),
		[
			['cart_item_key', 'aaaa'],
			['quantity', '1.5'],
		],
	],
	['[CART-11] archipel_restore_item', () => cartApi.restore('aaaa'), [['cart_item_key', 'aaaa']]],
])(
	'%s sends the fields of the button, or the product form as it stands, with the name by which the shop knows it again; or the key of the line',
	async (name, call, fields) => {
		const notices = '<div class="woocommerce-message">Ajouté.</div>';
		answer({ ...emptied, notices });
		expect(await call()).toMatchObject({ ok: true, reply: { cartHash: '' }, notices });
		const [request] = sent();
		expect([request!.init.method, request!.url.search]).toEqual(['POST', `?wc-ajax=${name.split(' ').at(-1)}`]);
		expect(request!.fields).toEqual(fields);
		expect(request!.init.body).toBeInstanceOf(name.includes('CART-14') ? FormData : URLSearchParams);
		expect(request!.headers.get('X-Archipel-Request')).toBe(name.includes('REL-03') ? 'key' : null);
	},
);

/** Returns what a call to a server that never answers has come to a millisecond before its patience ends, and then. */
async function patiently(call: () => Promise<unknown>, patience: number): Promise<unknown[]> {
	hang();
	const answered = call().catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(patience - 1);
	const before = await Promise.race([answered, 'waiting']);
	await vi.advanceTimersByTimeAsync(1);
	vi.useRealTimers();
	return [before, await answered];
}
const givesUp = ['waiting', { reason: 'timeout' }];

test.each([
	['with a file for half a minute: it is the shopper’s own line that takes them', 'initiales', 30_000],
	['whose file is not chosen as long as for any other', '', TIMEOUT],
])('[CART-14] [SEC-03 C16] an answer is waited for to a form %s', async (_what, content, patience) => {
	vi.useFakeTimers();
	const upload = new FormData();
	upload.set('motif', new File([content], content && 'motif.png'));
	expect(await patiently(() => cartApi.addForm(upload, 'key'), patience)).toMatchObject(givesUp);
});

test('[CART-07] a refresh sends the time and gives up after five seconds', async () => {
	vi.useFakeTimers({ now: 1_795_249_119_476 });
	expect(await patiently(cartApi.refresh, 5000)).toMatchObject(givesUp);
	const [{ url, fields }] = sent() as [ReturnType<typeof sent>[0]];
	expect([url.search, ...fields]).toEqual(['?wc-ajax=get_refreshed_fragments', ['time', '1795249119476']]);
});

const address = 'http://store.example/produit/body-sexy-3/';
const refusal = { ok: false, productUrl: undefined, message: undefined, notices: undefined, reply: undefined };
const message = 'Stock insuffisant : 5 disponibles.';
const add = () => cartApi.add(formData({ product_id: '82' }), 'key');
test.each([
	[
		'[CART-03] of an add tells where the reason can be read',
		add,
		{ error: true, product_url: address },
		{ productUrl: address },
	],
	['[CART-03] of an unknown product has no address', add, { error: true, product_url: false }, {}],
	['[CART-11] of a removal is `success: false`', () => cartApi.remove('deadbeef'), { success: false }, {}],
	[
		'[CART-12] of a quantity comes with the reason and the cart as it is',
		() => cartApi.setQuantity('aaaa', 9),
		{ ...emptied, error: true, message },
		{ message, reply: expect.objectContaining({ cartHash: '' }) as unknown },
	],
])('a refusal: %s', async (_what, call, body, expected) => {
	answer(body);
	expect(await call()).toEqual({ ...refusal, ...expected });
});

// Other unusable answers: tests/faults.
test.each(['-1', {}])('[REL-01] %j for an answer, neither fragments nor an error, is a failure', async (body) => {
	answer(body);
	await expect(cartApi.remove('aaaa')).rejects.toMatchObject({ name: 'RequestError', reason: 'invalid' });
});

const parse = (reply: unknown) => readFragments(fragmentsReplySchema().parse(reply));
const embed = (json: string) => `<script type="application/json" id="archipel-cart">${json}</script>`;

test('an empty map of PHP, which is an array, is no fragments', () =>
	expect(parse({ fragments: [], cart_hash: '' })).toEqual({ fragments: {}, cartHash: '', cart: undefined }));

test('[REL-01] a fragment of another plugin that is no text does not cost the shopper the cart', () => {
	const reply = parse({ fragments: { '.count': 3, '.flag': true, '.list': ['a'], '.none': null }, cart_hash: 'abc' });
	expect(reply.fragments).toEqual({ '.count': '3' });
});

test.each([
	['no JSON', embed('{"hash":'), /not JSON/],
	['no script', '<p>Panier</p>', /not JSON/],
	['a price as text', embed(JSON.stringify({ ...sampleCart(), totals: { subtotal: '89,98' } })), /totals\.subtotal/],
])('[REL-01] a cart that is not what the contract says is reported and left out: %s', (_name, fragment, message) => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	const reply = parse({ fragments: { [CART_FRAGMENT]: fragment, '.count': '2' }, cart_hash: 'abc' });
	expect(reply.cart).toBeUndefined();
	expect(reply.fragments).toEqual({ '.count': '2' });
	expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message));
});

test.each([[{ fragments: 'no', cart_hash: '' }], [{ cart_hash: '' }], [{ fragments: {}, cart_hash: 3 }], ['-1']])(
	'[REL-01] a cart that is not what the contract says is reported and left out: a reply like %j is refused as a whole',
	(reply) => expect(fragmentsReplySchema().safeParse(reply).success).toBe(false),
);
