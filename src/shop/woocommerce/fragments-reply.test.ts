import { describe, expect, test, vi } from 'vitest';
import { sampleCart } from '../../../tests/setup/sample-cart';
import { CART_FRAGMENT, fragmentsReplySchema, readFragments } from './fragments-reply';

const parse = (reply: unknown) => readFragments(fragmentsReplySchema().parse(reply));
const embed = (json: string) => `<script type="application/json" id="archipel-cart">${json}</script>`;

test('the cart is taken out of the fragments, and the others are left for the page', () => {
	const cart = sampleCart();
	const reply = parse({
		fragments: {
			'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content"></div>',
			[CART_FRAGMENT]: embed(JSON.stringify(cart)),
		},
		cart_hash: cart.hash,
	});
	expect(reply).toEqual({
		fragments: { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content"></div>' },
		cartHash: cart.hash,
		cart,
	});
});

test('markup in a name stays text: PHP escapes it, and JSON gives it back', () => {
	const name = 'Body </script><script>alert(1)</script> & co';
	const cart = sampleCart();
	const json = JSON.stringify({ ...cart, items: [{ ...cart.items[0], name }] }).replaceAll('<', '\\u003C');
	expect(parse({ fragments: { [CART_FRAGMENT]: embed(json) }, cart_hash: '' }).cart?.items[0]?.name).toBe(name);
});

test('a shop without the plugin sends no cart, and the fragments still count', () => {
	const reply = parse({ fragments: { 'a.cart-contents': '<a class="cart-contents"></a>' }, cart_hash: 'abc' });
	expect(reply.cart).toBeUndefined();
	expect(Object.keys(reply.fragments)).toEqual(['a.cart-contents']);
});

test('an empty map of PHP, which is an array, is no fragments', () => {
	expect(parse({ fragments: [], cart_hash: '' })).toEqual({ fragments: {}, cartHash: '', cart: undefined });
});

test('[REL-01] a fragment of another plugin that is no text does not cost the shopper the cart', () => {
	const reply = parse({ fragments: { '.count': 3, '.flag': true, '.list': ['a'], '.none': null }, cart_hash: 'abc' });
	expect(reply.fragments).toEqual({ '.count': '3' });
});

describe('[REL-01] a cart that is not what the contract says is reported and left out', () => {
	test.each([
		['no JSON', embed('{"hash":'), /not JSON/],
		['no script', '<p>Panier</p>', /not JSON/],
		['a price as text', embed(JSON.stringify({ ...sampleCart(), totals: { subtotal: '89,98' } })), /totals\.subtotal/],
	])('%s', (_name, fragment, message) => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const reply = parse({ fragments: { [CART_FRAGMENT]: fragment, '.count': '2' }, cart_hash: 'abc' });
		expect(reply.cart).toBeUndefined();
		expect(reply.fragments).toEqual({ '.count': '2' });
		expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message));
	});

	test.each([[{ fragments: 'no', cart_hash: '' }], [{ cart_hash: '' }], [{ fragments: {}, cart_hash: 3 }], ['-1']])(
		'a reply like %j is refused as a whole',
		(reply) => {
			expect(fragmentsReplySchema().safeParse(reply).success).toBe(false);
		},
	);
});
